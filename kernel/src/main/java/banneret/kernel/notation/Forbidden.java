package banneret.kernel.notation;

import banneret.kernel.told.Clause;

/**
 * One thing a seat might say if a rule did not forbid it.
 *
 * @param clause the clause that forbids it
 */
public record Forbidden(Choice choice, Clause clause) {}
