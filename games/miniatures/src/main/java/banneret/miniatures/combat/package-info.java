/** Attacks in melee and from afar: dice, hits, defence, panic and what follows; charges. */
package banneret.miniatures.combat;
