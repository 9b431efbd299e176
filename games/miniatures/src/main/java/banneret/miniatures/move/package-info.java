/** The actions that move a unit: maneuver, march, retreat, shift and charge. */
package banneret.miniatures.move;
