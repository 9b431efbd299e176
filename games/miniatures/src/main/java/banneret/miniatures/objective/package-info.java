/** Objectives: who controls them, who seizes, carries and loses them, and corpse piles. */
package banneret.miniatures.objective;
