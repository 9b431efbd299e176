@NullMarked
package banneret.geometry.plane;

import org.jspecify.annotations.NullMarked;
