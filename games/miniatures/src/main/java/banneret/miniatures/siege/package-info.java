/** The siege: walls that shoot, siege cards, and attackers that come again. */
@NullMarked
package banneret.miniatures.siege;

import org.jspecify.annotations.NullMarked;
