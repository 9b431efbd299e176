/** How the city is laid and the hordes take their places. */
@NullMarked
package banneret.battue.setup;

import org.jspecify.annotations.NullMarked;
