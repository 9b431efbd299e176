/** The only source of luck: seeded, scripted, committed in advance, or waited for. */
package banneret.kernel.luck;
