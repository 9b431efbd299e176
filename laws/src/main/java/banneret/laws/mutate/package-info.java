/** Changes a game's rules in small ways, one at a time, and tells which changes no case notices. */
package banneret.laws.mutate;
