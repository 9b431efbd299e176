/** The laws that every game keeps, checked on thousands of random games. */
package banneret.laws;
