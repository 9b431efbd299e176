/** What a game must say of itself so that tables, bots and screens can play it. */
@NullMarked
package banneret.kernel.game;

import org.jspecify.annotations.NullMarked;
