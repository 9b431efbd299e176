/**
 * Batailles de Westeros. {@link Field} is the position; a package for each part of the rulebook:
 * {@code round} (the four phases), {@code turn} (tokens, cards, moves), {@code combat}, {@code
 * fire}, {@code special} (what single plans bring), {@code setup} (skirmishes).
 */
package banneret.battles;
