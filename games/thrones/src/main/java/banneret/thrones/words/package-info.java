/** The words that characters' abilities and Westeros cards are written in. */
package banneret.thrones.words;
