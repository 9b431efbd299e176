/**
 * Drill: a small game on an open table, by which open placement is tried out from the kernel to the
 * screen. It is never shipped. Captains form up trays ({@code FormUp}), give orders ({@code Order})
 * and march ({@code March}).
 */
package banneret.drill;
