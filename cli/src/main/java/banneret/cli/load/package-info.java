/** Plays at a server as many people would, to see how much it bears. */
@NullMarked
package banneret.cli.load;

import org.jspecify.annotations.NullMarked;
