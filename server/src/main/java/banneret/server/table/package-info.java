/** Tables that people share: who sits, who looks on, who moves, which bots think. */
package banneret.server.table;
