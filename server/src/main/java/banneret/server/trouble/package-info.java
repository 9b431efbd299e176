/** What is wrong with what was asked, in the words of whoever asked. */
@NullMarked
package banneret.server.trouble;

import org.jspecify.annotations.NullMarked;
