/** Packs, positions, records and rule ledgers, read from files and written to them. */
package banneret.play;
