/**
 * The battlefield: what lies on it and how it is written, and the cards that armies are made of.
 */
@NullMarked
package banneret.miniatures.field;

import org.jspecify.annotations.NullMarked;
