/** What rules ask of command cards and commanders, and how these are carried out. */
package banneret.battles.effect;
