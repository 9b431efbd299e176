/** The battlefield, its content, and what rules cite and tell. */
package banneret.battles.field;
