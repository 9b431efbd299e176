/** Before the first round: armies, terrain, deployment and what the mode of play asks for. */
@NullMarked
package banneret.miniatures.setup;

import org.jspecify.annotations.NullMarked;
