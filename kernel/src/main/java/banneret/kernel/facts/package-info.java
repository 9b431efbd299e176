/**
 * Declared state: a game says once which facts its position has, and its cells, how it is written
 * and read, what a seat sees of it and what a search tells positions apart by all follow.
 */
package banneret.kernel.facts;
