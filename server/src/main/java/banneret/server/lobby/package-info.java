/** Finding a game: what is open, what waits for me, what can be watched. */
package banneret.server.lobby;
