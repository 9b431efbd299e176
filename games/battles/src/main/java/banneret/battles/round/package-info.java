/** The four phases of a round, and what a House does in its turn. */
package banneret.battles.round;
