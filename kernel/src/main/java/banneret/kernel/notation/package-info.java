/** Lines of notation: how a decision is read, and how a question is put in phrases and words. */
@NullMarked
package banneret.kernel.notation;

import org.jspecify.annotations.NullMarked;
