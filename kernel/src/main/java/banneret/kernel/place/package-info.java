/** Open tables: poses, the shapes of what lies there, and what a pose would use. */
package banneret.kernel.place;
