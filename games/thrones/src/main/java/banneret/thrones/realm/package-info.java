/**
 * What lies on the table: the realm, its content, the clauses that are cited, who controls what.
 */
@NullMarked
package banneret.thrones.realm;

import org.jspecify.annotations.NullMarked;
