/** The loot cards, one small class for each effect. */
package banneret.battue.loot;
