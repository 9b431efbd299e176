/** Battue: the game's board, its rules and its content. */
package banneret.battue;
