/** Victory points, and how a game ends. */
package banneret.miniatures.score;
