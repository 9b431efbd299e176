/**
 * What is told to players: clauses of the rulebook, events, sayings, and sums with their sources.
 */
package banneret.kernel.told;
