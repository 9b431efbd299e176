/** Guests, accounts, and by what they are known again. */
@NullMarked
package banneret.server.people;

import org.jspecify.annotations.NullMarked;
