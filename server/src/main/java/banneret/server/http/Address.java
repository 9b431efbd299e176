package banneret.server.http;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.util.HexFormat;

/** Where somebody asks from, as limits count it. */
final class Address {
  /** Of an address of which everybody has many, so many bytes name his network. */
  private static final int NETWORK = 8;

  private Address() {}

  /**
   * One word for an address, however a proxy writes it: with a port or without, in brackets or not;
   * a whole network for addresses of which everybody has many.
   */
  static String of(String written) {
    String plain = withoutPort(written.strip());
    try {
      InetAddress address = InetAddress.ofLiteral(plain);
      return address instanceof Inet4Address
          ? address.getHostAddress()
          : HexFormat.of().formatHex(address.getAddress(), 0, NETWORK);
    } catch (IllegalArgumentException e) {
      return plain; // No address, but all that is known.
    }
  }

  private static String withoutPort(String address) {
    if (address.startsWith("[")) {
      int end = address.indexOf(']');
      return end < 0 ? address : address.substring(1, end);
    }
    int colon = address.indexOf(':');
    return colon >= 0 && colon == address.lastIndexOf(':') ? address.substring(0, colon) : address;
  }
}
