package banneret.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/** A proxy before servers that come and go: each connection goes to the next that answers. */
final class ChaosProxy implements AutoCloseable {
  private final ServerSocket door;
  private final Supplier<List<Integer>> ports;
  private final AtomicInteger turn = new AtomicInteger();

  ChaosProxy(Supplier<List<Integer>> ports) {
    this.ports = ports;
    try {
      door = new ServerSocket(0);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Thread.startVirtualThread(this::accept);
  }

  int port() {
    return door.getLocalPort();
  }

  private void accept() {
    while (!door.isClosed()) {
      try {
        Socket outside = door.accept();
        Thread.startVirtualThread(() -> join(outside));
      } catch (IOException e) {
        return; // It is closed.
      }
    }
  }

  private void join(Socket outside) {
    List<Integer> all = ports.get();
    for (int i = 0; i < all.size(); i++) {
      int port = all.get(Math.floorMod(turn.getAndIncrement(), all.size()));
      try {
        Socket inside = new Socket("localhost", port);
        Thread.startVirtualThread(() -> pump(inside, outside));
        pump(outside, inside);
        return;
      } catch (IOException e) {
        // That server has gone: the next.
      }
    }
    close(outside);
  }

  private static void pump(Socket from, Socket to) {
    try (from;
        to) {
      from.getInputStream().transferTo(to.getOutputStream());
    } catch (IOException e) {
      // Either side has gone, and with it the other.
    }
  }

  private static void close(Socket socket) {
    try {
      socket.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() throws IOException {
    door.close();
  }
}
