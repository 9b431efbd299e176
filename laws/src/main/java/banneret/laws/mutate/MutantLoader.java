package banneret.laws.mutate;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import org.jspecify.annotations.Nullable;

/** Loads a game's classes anew, one of them changed; all else comes from the parent. */
final class MutantLoader extends ClassLoader {
  private final String home;
  private final @Nullable Mutant mutant;

  /**
   * @param home the package of the game with a dot at its end
   * @param mutant the change, or null to load the classes as they are
   */
  MutantLoader(ClassLoader parent, String home, @Nullable Mutant mutant) {
    super(parent);
    this.home = home;
    this.mutant = mutant;
  }

  /** The bytes of a class, or null if there is none. */
  static byte @Nullable [] bytes(ClassLoader loader, String name) {
    try (InputStream in = loader.getResourceAsStream(name.replace('.', '/') + ".class")) {
      return in == null ? null : in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    synchronized (getClassLoadingLock(name)) {
      Class<?> loaded = findLoadedClass(name);
      if (loaded != null) {
        return loaded;
      }
      byte[] bytes = name.startsWith(home) ? bytes(getParent(), name) : null;
      if (bytes == null) {
        return super.loadClass(name, resolve);
      }
      Mutant change = mutant;
      byte[] own =
          change != null && change.type().equals(name)
              ? Mutants.apply(bytes, change, getParent())
              : bytes;
      return defineClass(name, own, 0, own.length);
    }
  }
}
