/**
 * An attack from its target to the last step of a retreat; moving into a hex; fires; what single
 * plans put on the board.
 */
package banneret.battles.combat;
