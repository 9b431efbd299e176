/** What a game must say of itself so that tables, bots and screens can play it. */
package banneret.kernel.game;
