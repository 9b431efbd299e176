package banneret.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

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
    Runtime.getRuntime().addShutdownHook(Thread.ofPlatform().unstarted(server::close));
    System.out.println(server.port());
  }

  static ServerProcess start(Settings settings) {
    return start(settings, List.of());
  }

  /** Starts a server in a machine with these options. */
  static ServerProcess start(Settings settings, List<String> options) {
    String database = settings.database();
    String folder = settings.folder().toString();
    try {
      Process process =
          run(
              ServerProcess.class,
              options,
              database == null ? List.of(folder) : List.of(folder, database));
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

  /** Runs a main class in a process of its own. */
  static Process run(Class<?> main, List<String> options, List<String> arguments) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(
        List.of(
            "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "--enable-native-access=ALL-UNNAMED"));
    command.addAll(options);
    command.add(main.getName());
    command.addAll(arguments);
    ProcessBuilder builder = new ProcessBuilder(command);
    builder
        .environment()
        .put(
            "CLASSPATH",
            System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")));
    try {
      return builder.redirectError(ProcessBuilder.Redirect.DISCARD).start();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
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

  /** Asks it to stop; false if it does not within so many seconds. */
  boolean stop(int seconds) {
    process.destroy();
    try {
      return process.waitFor(seconds, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
