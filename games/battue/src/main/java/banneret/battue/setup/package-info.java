/** How the city is laid and the hordes take their places. */
package banneret.battue.setup;
