/** The action phase: raids, marches and consolidations. */
@NullMarked
package banneret.thrones.action;

import org.jspecify.annotations.NullMarked;
