/** The banneret command. */
@NullMarked
package banneret.cli;

import org.jspecify.annotations.NullMarked;
