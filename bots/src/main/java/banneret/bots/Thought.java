package banneret.bots;

/**
 * What a bot made of one of its options.
 *
 * @param choice the option
 * @param visits how often it was tried
 * @param chance the chance of victory that it left, from 0 to 1; 0 if it was never tried
 */
public record Thought(int choice, int visits, double chance) {}
