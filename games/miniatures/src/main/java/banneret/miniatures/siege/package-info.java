/** The siege: walls that shoot, siege cards, and attackers that come again. */
package banneret.miniatures.siege;
