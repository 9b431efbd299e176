package banneret.server.limit;

/**
 * How much work each may ask for over all his connections: a person, and an address at which
 * several people may live.
 */
public final class Allowance {
  private static final int HOUSEHOLD = 4;
  private final RateLimit people;
  private final RateLimit addresses;

  /**
   * @param most how much one person may ask for at once
   * @param perSecond how much each second
   */
  public Allowance(double most, double perSecond) {
    people = new RateLimit(most, perSecond);
    addresses = new RateLimit(most * HOUSEHOLD, perSecond * HOUSEHOLD);
  }

  /** Takes the cost from what is left to both; false if that is not enough. */
  public boolean grants(String person, String address, double cost) {
    boolean granted = person.isEmpty() || people.grants(person, cost);
    double share = person.isEmpty() ? cost * HOUSEHOLD : cost; // All strangers there as one person.
    return granted && addresses.grants(address, share);
  }
}
