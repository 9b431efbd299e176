/** Miniatures in a terminal: the battlefield, what lies beside it, and what can be measured. */
package banneret.cli.miniatures;
