/** Tests of the kernel, and the skirmish: a tiny game that shows how one is written. */
package banneret.kernel;
