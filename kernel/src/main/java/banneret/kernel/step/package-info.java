/**
 * A position, the steps that wait on it, the questions among them, and the engine that runs them.
 */
package banneret.kernel.step;
