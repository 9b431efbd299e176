/** The events that lie under the tiles. */
package banneret.battue.event;
