/** Armies: lists as players write them, whether they are legal and why not, and lists by chance. */
@NullMarked
package banneret.miniatures.army;

import org.jspecify.annotations.NullMarked;
