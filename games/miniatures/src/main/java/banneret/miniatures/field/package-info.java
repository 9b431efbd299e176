/**
 * The battlefield: what lies on it and how it is written, and the cards that armies are made of.
 */
package banneret.miniatures.field;
