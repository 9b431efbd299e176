/** Lines of notation: how a decision is read, and how a question is put in phrases and words. */
package banneret.kernel.notation;
