/** Wounds, healing and destruction; morale and panic tests. */
package banneret.miniatures.loss;
