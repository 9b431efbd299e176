/** The banneret command. */
package banneret.cli;
