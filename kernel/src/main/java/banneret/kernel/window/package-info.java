/** Moments of the rulebook at which seats may use effects, one after the other. */
package banneret.kernel.window;
