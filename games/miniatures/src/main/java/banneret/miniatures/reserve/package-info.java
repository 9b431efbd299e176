/** Units that wait beside the table and come later. */
@NullMarked
package banneret.miniatures.reserve;

import org.jspecify.annotations.NullMarked;
