/** Tests of the kernel, and the skirmish: a tiny game that shows how one is written. */
@NullMarked
package banneret.kernel;

import org.jspecify.annotations.NullMarked;
