/**
 * What lies on the table: the realm, its content, the clauses that are cited, who controls what.
 */
package banneret.thrones.realm;
