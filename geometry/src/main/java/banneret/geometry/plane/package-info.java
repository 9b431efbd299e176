/** The open table in whole numbers: boxes and ovals, gaps, sweeps, arcs and sight. */
@NullMarked
package banneret.geometry.plane;

import org.jspecify.annotations.NullMarked;
