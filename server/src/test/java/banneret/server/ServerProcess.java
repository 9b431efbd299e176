package banneret.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/** A server in a process of its own, which can be killed. */
final class ServerProcess {
  private final Process process;
  private final int port;

  private ServerProcess(Process process, int port) {
    this.process = process;
    this.port = port;
  }

  /** Runs a server that keeps everything in a folder or, if there is one, in a database. */
  public static void main(String[] args) {
    Settings settings = StorageKind.unlimited(Settings.of(0, Path.of(args[0])), 300);
    Server server = Server.open(args.length < 2 ? settings : settings.withDatabase(args[1]));
    System.out.println(server.port());
  }

  static ServerProcess start(Settings settings) {
    String database = settings.database();
    String folder = settings.folder().toString();
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String classes =
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    ProcessBuilder builder =
        new ProcessBuilder(
            java,
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "--enable-native-access=ALL-UNNAMED");
    builder.environment().put("CLASSPATH", classes);
    builder.command().add(ServerProcess.class.getName());
    builder.command().addAll(database == null ? List.of(folder) : List.of(folder, database));
    try {
      Process process = builder.redirectError(ProcessBuilder.Redirect.DISCARD).start();
      BufferedReader out =
          new BufferedReader(
              new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
      String said = out.readLine();
      if (said == null) {
        throw new IllegalStateException("no server: " + process.waitFor());
      }
      return new ServerProcess(process, Integer.parseInt(said));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  int port() {
    return port;
  }

  /** Kills it where it stands: nothing is finished, nobody is told. */
  void kill() {
    process.destroyForcibly();
    try {
      process.waitFor();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
