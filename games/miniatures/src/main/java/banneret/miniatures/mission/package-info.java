/** Secret and open missions: drawn, chosen, turned up and scored. */
package banneret.miniatures.mission;
