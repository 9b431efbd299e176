/** The subcommands of {@code banneret} and the options they share. */
@NullMarked
package banneret.cli.command;

import org.jspecify.annotations.NullMarked;
