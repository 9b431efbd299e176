/** How well a House stands, and what a player would do without thinking: for bots. */
package banneret.battles.prospect;
