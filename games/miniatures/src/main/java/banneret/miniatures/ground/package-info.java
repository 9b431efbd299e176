/** Who sees whom and from where, and where a tray may move and lie. */
package banneret.miniatures.ground;
