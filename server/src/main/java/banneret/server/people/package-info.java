/** Guests and accounts, by what they are known again, and what they are to each other. */
package banneret.server.people;
