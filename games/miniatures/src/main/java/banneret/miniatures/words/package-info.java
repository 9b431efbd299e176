/** The words that cards, abilities and zones are written in. */
package banneret.miniatures.words;
