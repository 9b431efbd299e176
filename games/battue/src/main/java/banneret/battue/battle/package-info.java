/** Battles for the tiles of the city, and what the winner takes. */
package banneret.battue.battle;
