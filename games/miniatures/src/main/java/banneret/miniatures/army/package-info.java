/** Armies: lists as players write them, whether they are legal and why not, and lists by chance. */
package banneret.miniatures.army;
