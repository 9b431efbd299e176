/**
 * A game in progress: its position, its record, what a seat may know, and what may be taken back.
 */
package banneret.kernel.table;
