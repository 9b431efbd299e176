/** A small game to try the terminal with: camps on open ground, brought along as documents. */
@NullMarked
package banneret.cli.outpost;

import org.jspecify.annotations.NullMarked;
