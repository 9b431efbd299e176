/** The engine compiled to JavaScript, for play with no server. */
@NullMarked
package banneret.browser;

import org.jspecify.annotations.NullMarked;
