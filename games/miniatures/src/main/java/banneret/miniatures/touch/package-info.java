/** What follows from trays that touch: which units are engaged, and who controls an objective. */
package banneret.miniatures.touch;
