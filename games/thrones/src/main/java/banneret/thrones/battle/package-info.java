/** Battles: support, characters, the blade, losses and retreat. */
package banneret.thrones.battle;
