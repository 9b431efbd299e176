/** Guests, accounts, and by what they are known again. */
package banneret.server.people;
