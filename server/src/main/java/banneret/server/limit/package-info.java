/** How much each may ask for. */
package banneret.server.limit;
