/** Open tables: poses, the shapes of what lies there, and what a pose would use. */
@NullMarked
package banneret.kernel.place;

import org.jspecify.annotations.NullMarked;
