/** The events that lie under the tiles. */
@NullMarked
package banneret.battue.event;

import org.jspecify.annotations.NullMarked;
