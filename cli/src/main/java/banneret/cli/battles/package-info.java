/** Shows Battles in a terminal. */
@NullMarked
package banneret.cli.battles;

import org.jspecify.annotations.NullMarked;
