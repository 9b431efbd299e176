/** Your turn: whoever a game waits for, and who does not look on, is told by mail and by push. */
package banneret.server.alert;
