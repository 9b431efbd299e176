/** How fast the engine plays. */
package banneret.bench;
