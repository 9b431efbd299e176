/** Tables that people share: who sits, who looks on, who moves, which bots think. */
@NullMarked
package banneret.server.table;

import org.jspecify.annotations.NullMarked;
