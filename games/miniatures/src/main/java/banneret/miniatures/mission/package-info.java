/** Secret and open missions: drawn, chosen, turned up and scored. */
@NullMarked
package banneret.miniatures.mission;

import org.jspecify.annotations.NullMarked;
