/**
 * What is told to players: clauses of the rulebook, events, sayings, and sums with their sources.
 */
@NullMarked
package banneret.kernel.told;

import org.jspecify.annotations.NullMarked;
