/** The words that command cards and commanders are written in. */
package banneret.battles.words;
