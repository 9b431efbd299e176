/** How many armies the barrels feed, and which units go where they do not. */
package banneret.thrones.supply;
