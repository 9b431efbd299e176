@NullMarked
package banneret.geometry.hex;

import org.jspecify.annotations.NullMarked;
