/** How well a player stands, and what he would do without thinking: for bots. */
package banneret.miniatures.prospect;
