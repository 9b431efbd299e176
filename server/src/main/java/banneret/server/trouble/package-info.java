/** What is wrong with what was asked, in the words of whoever asked. */
package banneret.server.trouble;
