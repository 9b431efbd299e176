/** The words that loot cards and events are written in. */
package banneret.battue.words;
