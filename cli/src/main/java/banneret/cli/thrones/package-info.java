/** Shows Thrones in a terminal. */
@NullMarked
package banneret.cli.thrones;

import org.jspecify.annotations.NullMarked;
