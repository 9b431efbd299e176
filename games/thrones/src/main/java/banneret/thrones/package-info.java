/**
 * Le Jeu des Trônes, first edition: the realm, its rules and its content. {@code docs/thrones.md}
 * says where each chapter of the rulebook is.
 */
package banneret.thrones;
