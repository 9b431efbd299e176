/** The laws that every game keeps, checked on thousands of random games. */
@NullMarked
package banneret.laws;

import org.jspecify.annotations.NullMarked;
