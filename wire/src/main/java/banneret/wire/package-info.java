/** What is said about a game, in words and as trees: the same on a server and inside a page. */
@NullMarked
package banneret.wire;

import org.jspecify.annotations.NullMarked;
