/** The engine compiled to JavaScript, for play with no server. */
package banneret.browser;
