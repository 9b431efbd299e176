/** The actions that move a unit: maneuver, march, retreat, shift and charge. */
@NullMarked
package banneret.miniatures.move;

import org.jspecify.annotations.NullMarked;
