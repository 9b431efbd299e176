/** A game at one screen: asks people, lets bots answer, and shows what happens. */
@NullMarked
package banneret.cli.session;

import org.jspecify.annotations.NullMarked;
