/** Le Jeu des Trônes, first edition: the realm, its rules and its content. */
@NullMarked
package banneret.thrones;

import org.jspecify.annotations.NullMarked;
