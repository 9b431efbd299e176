/** The only source of luck: seeded, scripted, committed in advance, or waited for. */
@NullMarked
package banneret.kernel.luck;

import org.jspecify.annotations.NullMarked;
