/**
 * What lies on the table: the city, its content, the clauses that are cited and what is in force.
 */
package banneret.battue.city;
