/** The play server: tables that people on different machines share. */
@NullMarked
package banneret.server;

import org.jspecify.annotations.NullMarked;
