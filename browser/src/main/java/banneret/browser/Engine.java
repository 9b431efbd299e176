package banneret.browser;

/** The engine as a page loads it: what JavaScript may call is exported from here. */
final class Engine {

  private Engine() {}

  public static void main(String[] args) {
    System.out.println("Banneret");
  }
}
