/** Shows Battue in a terminal. */
@NullMarked
package banneret.cli.battue;

import org.jspecify.annotations.NullMarked;
