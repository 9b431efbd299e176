/** The action phase: raids, marches and consolidations. */
package banneret.thrones.action;
