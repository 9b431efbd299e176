/** The battlefield, its content, and what rules cite and tell. */
@NullMarked
package banneret.battles.field;

import org.jspecify.annotations.NullMarked;
