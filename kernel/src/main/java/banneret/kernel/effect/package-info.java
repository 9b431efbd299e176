/** Effects as sentences: words that are code, sentences that are data, indexes that rules ask. */
@NullMarked
package banneret.kernel.effect;

import org.jspecify.annotations.NullMarked;
