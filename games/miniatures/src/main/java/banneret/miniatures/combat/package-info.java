/** Attacks in melee and from afar: dice, hits, defence, panic and what follows; charges. */
@NullMarked
package banneret.miniatures.combat;

import org.jspecify.annotations.NullMarked;
