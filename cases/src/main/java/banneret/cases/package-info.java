/**
 * Cases and lessons: a position, what is said, and what must come of it. No file is read here, so
 * that they run in the page too.
 */
package banneret.cases;
