/** A game as the database keeps it: its content, its record, its luck. */
package banneret.server.game;
