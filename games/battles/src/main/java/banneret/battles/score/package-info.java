/** Victory points, how a battle ends, and the decks. */
package banneret.battles.score;
