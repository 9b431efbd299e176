/**
 * Le Trône de Fer, le jeu de figurines: {@code field} is the table and its content, {@code army}
 * the lists, {@code ground} geometry, {@code loss} wounds and tests, {@code move} and {@code
 * combat} the actions, {@code round} turns and upkeep, {@code setup} what comes before, {@code
 * score} the end, {@code effect} and {@code words} what cards do.
 */
package banneret.miniatures;
