/** The API and the page on a port: HTTP and WebSockets. */
package banneret.server.http;
