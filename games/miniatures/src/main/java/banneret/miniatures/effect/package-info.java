/**
 * Effects at work: what is in force, what is carried out, and the moments at which cards are used.
 */
package banneret.miniatures.effect;
