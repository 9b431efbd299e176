/** Objectives: who controls them, who seizes, carries and loses them, and corpse piles. */
@NullMarked
package banneret.miniatures.objective;

import org.jspecify.annotations.NullMarked;
