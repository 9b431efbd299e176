package banneret.kernel.notation;

import banneret.kernel.told.Saying;

/**
 * One thing a seat may say next.
 *
 * @param phrase how it stands in a line of notation
 * @param saying how it reads
 */
public record Choice(String phrase, Saying saying) {}
