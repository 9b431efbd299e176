/** The API and the page on a port: HTTP and WebSockets. */
@NullMarked
package banneret.server.http;

import org.jspecify.annotations.NullMarked;
