/** What rules ask of command cards and commanders, and how these are carried out. */
@NullMarked
package banneret.battles.effect;

import org.jspecify.annotations.NullMarked;
