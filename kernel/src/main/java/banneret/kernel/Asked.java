package banneret.kernel;

import java.util.List;

/**
 * A question as one seat sees it.
 *
 * @param step the name of the step that asks
 * @param prompt the question in words
 * @param clause the clause behind it
 * @param choices what may be said next; for an open placement some poses worth considering
 * @param open true if anything may be said that fits the notation of a pose
 */
public record Asked(
    String step, Saying prompt, Clause clause, List<Choice> choices, boolean open) {}
