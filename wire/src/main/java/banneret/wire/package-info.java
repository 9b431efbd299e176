/** What is said about a game, in words and as trees: the same on a server and inside a page. */
package banneret.wire;
