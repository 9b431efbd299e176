/** Who is out of the game, and who has won it. */
package banneret.battue.ending;
