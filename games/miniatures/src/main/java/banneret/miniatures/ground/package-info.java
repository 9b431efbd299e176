/** Who touches whom, who sees whom and from where, and where a tray may move and lie. */
@NullMarked
package banneret.miniatures.ground;

import org.jspecify.annotations.NullMarked;
