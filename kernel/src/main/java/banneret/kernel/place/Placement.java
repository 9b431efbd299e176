package banneret.kernel.place;

import org.jspecify.annotations.Nullable;

/**
 * What is to be placed, and where.
 *
 * @param outline the shape of what is placed
 * @param from where it lies now, or null if it comes from beside the table
 * @param area where to look for a place, on the ground itself, or null: a help for the eye, not a
 *     rule
 */
public record Placement(
    Ground ground, Silhouette outline, @Nullable Pose from, @Nullable Silhouette area) {}
