/** Players that are programs; they know no game by name. */
@NullMarked
package banneret.bots;

import org.jspecify.annotations.NullMarked;
