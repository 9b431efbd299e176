/** What happens before the first round: special rules of plans, and skirmishes. */
package banneret.battles.setup;
