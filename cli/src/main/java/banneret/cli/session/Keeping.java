package banneret.cli.session;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * How a game is kept as it goes on.
 *
 * @param file where, or null if nowhere
 * @param luck the seed that all its luck comes from, or null if there are several
 * @param begun the line that was begun when it was left
 */
public record Keeping(@Nullable Path file, @Nullable Integer luck, SavedGame.Begun begun) {}
