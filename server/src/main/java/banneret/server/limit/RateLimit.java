package banneret.server.limit;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** How much each may ask for: so much at once, and so much each second. */
public final class RateLimit {
  private static final int MOST_KNOWN = 100_000;
  private final double most;
  private final double perSecond;
  private final Map<String, TokenBucket> purses = new ConcurrentHashMap<>();

  /** What is left to one, and when that was reckoned. */
  private record TokenBucket(double left, long at, boolean granted) {}

  public RateLimit(double most, double perSecond) {
    this.most = most;
    this.perSecond = perSecond;
  }

  /** Takes the cost from what is left to one; false if that is not enough. */
  public boolean grants(String name, double cost) {
    if (purses.size() > MOST_KNOWN) {
      purses.values().removeIf(purse -> purse.left + earned(purse) >= most);
    }
    TokenBucket after =
        purses.compute(
            name,
            (any, purse) -> {
              double left = purse == null ? most : Math.min(most, purse.left + earned(purse));
              boolean enough = left >= cost;
              return new TokenBucket(enough ? left - cost : left, System.nanoTime(), enough);
            });
    return after.granted;
  }

  private double earned(TokenBucket purse) {
    return (System.nanoTime() - purse.at) / 1e9 * perSecond;
  }
}
