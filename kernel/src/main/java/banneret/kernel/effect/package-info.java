/** Effects as sentences: words that are code, sentences that are data, indexes that rules ask. */
package banneret.kernel.effect;
