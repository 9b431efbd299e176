/** The subcommands of {@code banneret} and the options they share. */
package banneret.cli.command;
