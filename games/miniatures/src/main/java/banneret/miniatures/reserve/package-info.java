/** Units that wait beside the table and come later. */
package banneret.miniatures.reserve;
