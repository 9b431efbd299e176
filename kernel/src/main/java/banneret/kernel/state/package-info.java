/** What lies in the cells of a position, and where. */
package banneret.kernel.state;
