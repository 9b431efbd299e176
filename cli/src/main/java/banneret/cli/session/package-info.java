/** A game at one screen: asks people, lets bots answer, and shows what happens. */
package banneret.cli.session;
