/** The phases of a turn, from its first cards to the end of the game. */
package banneret.battue.turn;
