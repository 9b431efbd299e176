/** What is kept: the database, its rows, and the one writer. */
@NullMarked
package banneret.server.store;

import org.jspecify.annotations.NullMarked;
