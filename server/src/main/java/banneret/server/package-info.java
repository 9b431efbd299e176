/** The play server, put together: its settings, its parts, its beginning and its end. */
@NullMarked
package banneret.server;

import org.jspecify.annotations.NullMarked;
