/** The play server, put together: its settings, its parts, its beginning and its end. */
package banneret.server;
