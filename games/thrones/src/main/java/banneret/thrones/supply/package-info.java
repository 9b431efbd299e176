/** How many armies the barrels feed, and which units go where they do not. */
@NullMarked
package banneret.thrones.supply;

import org.jspecify.annotations.NullMarked;
