package banneret.simulate;

/**
 * A share of victories: a game won alone counts 1, one shared by n counts 1/n.
 *
 * @param wins the sum over the games
 */
public record Share(double wins, int games) {
  /** The normal distribution's 97.5 % point: 95 % lie within it on both sides. */
  private static final double Z = 1.959963984540054;

  public double rate() {
    return games == 0 ? 0 : wins / games;
  }

  /** The share in these games and others together. */
  Share plus(Share other) {
    return new Share(wins + other.wins, games + other.games);
  }

  /** The lower end of the 95 % interval (Wilson). */
  public double low() {
    return games == 0 || wins == 0 ? 0 : Math.max(0, middle() - reach());
  }

  /** The upper end of the 95 % interval (Wilson). */
  public double high() {
    return games == 0 || wins == games ? 1 : Math.min(1, middle() + reach());
  }

  private double middle() {
    return (wins + Z * Z / 2) / (games + Z * Z);
  }

  private double reach() {
    return Z / (games + Z * Z) * Math.sqrt(wins * (games - wins) / games + Z * Z / 4);
  }
}
