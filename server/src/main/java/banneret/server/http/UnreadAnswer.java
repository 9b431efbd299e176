package banneret.server.http;

import banneret.server.limit.UnreadBudget;
import jakarta.servlet.http.HttpServletRequest;
import org.eclipse.jetty.ee10.servlet.ServletContextRequest;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.Request;

/** Answers over HTTP that are being read, or are not. */
final class UnreadAnswer {
  private static final int SMALL = 16 * 1024;

  private UnreadAnswer() {}

  /** Counts an answer as unread until it is gone; small ones fit the buffers there are anyway. */
  static void count(HttpServletRequest asked, int size, UnreadBudget budget) {
    if (size > SMALL) {
      ServletContextRequest request = ServletContextRequest.getServletContextRequest(asked);
      EndPoint wire = request.getConnectionMetaData().getConnection().getEndPoint();
      UnreadBudget.Account account =
          budget.open(() -> Thread.startVirtualThread(wire::close)); // It takes locks of its own.
      Request.addCompletionListener(request, any -> account.close());
      account.sends(size);
    }
  }
}
