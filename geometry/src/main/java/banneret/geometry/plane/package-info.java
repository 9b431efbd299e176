/** The open table in whole numbers: boxes and ovals, gaps, sweeps, arcs and sight. */
package banneret.geometry.plane;
