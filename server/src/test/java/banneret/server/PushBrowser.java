package banneret.server;

import banneret.kernel.tree.Tree;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.math.BigInteger;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.ECPoint;
import java.security.spec.ECPublicKeySpec;
import java.util.Arrays;
import java.util.Base64;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import javax.crypto.Cipher;
import javax.crypto.KDF;
import javax.crypto.KeyAgreement;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.HKDFParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.jspecify.annotations.Nullable;

/** A browser and its push service in one: it hears what is pushed and opens the seal (RFC 8291). */
final class PushBrowser implements AutoCloseable {
  private static final int POINT = 32;
  private final HttpServer service;
  private final KeyPair keys;
  private final byte[] secret = "sixteen bytes ..".getBytes(StandardCharsets.US_ASCII);
  private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();
  private volatile String authorization = "";
  private volatile int status = 201;

  PushBrowser() {
    try {
      KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
      generator.initialize(new ECGenParameterSpec("secp256r1"));
      keys = generator.generateKeyPair();
      service = HttpServer.create(new InetSocketAddress("localhost", 0), 0);
    } catch (GeneralSecurityException | IOException e) {
      throw new IllegalStateException(e);
    }
    service.createContext(
        "/push",
        exchange -> {
          byte[] body = exchange.getRequestBody().readAllBytes();
          authorization = exchange.getRequestHeaders().getFirst("Authorization");
          exchange.sendResponseHeaders(status, -1);
          exchange.close();
          heard.add(status < 300 ? opened(body) : "refused");
        });
    service.start();
  }

  String host() {
    return "localhost:" + service.getAddress().getPort();
  }

  /** How it wants to be pushed to. */
  Tree.Fields subscription() {
    return Tree.fields()
        .put("endpoint", "http://" + host() + "/push")
        .put("p256dh", text(bytes((ECPublicKey) keys.getPublic())))
        .put("auth", text(secret));
  }

  /** What comes next, or null if nothing does within so many seconds. */
  @Nullable String next(int seconds) throws InterruptedException {
    return heard.poll(seconds, TimeUnit.SECONDS);
  }

  String authorization() {
    return authorization;
  }

  /** From now on its service answers so. */
  void answers(int next) {
    status = next;
  }

  private static String text(byte[] bytes) {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  private static byte[] bytes(ECPublicKey key) {
    ByteBuffer out = ByteBuffer.allocate(1 + 2 * POINT).put((byte) 4);
    for (BigInteger one : new BigInteger[] {key.getW().getAffineX(), key.getW().getAffineY()}) {
      byte[] all = one.toByteArray();
      byte[] fixed = new byte[POINT];
      int length = Math.min(all.length, POINT);
      System.arraycopy(all, all.length - length, fixed, POINT - length, length);
      out.put(fixed);
    }
    return out.array();
  }

  private String opened(byte[] body) {
    try {
      ByteBuffer in = ByteBuffer.wrap(body);
      byte[] salt = new byte[16];
      in.get(salt);
      in.getInt();
      byte[] sender = new byte[in.get()];
      in.get(sender);
      byte[] sealed = new byte[in.remaining()];
      in.get(sealed);
      KeyAgreement agreement = KeyAgreement.getInstance("ECDH");
      agreement.init(keys.getPrivate());
      ECPoint point =
          new ECPoint(
              new BigInteger(1, Arrays.copyOfRange(sender, 1, 1 + POINT)),
              new BigInteger(1, Arrays.copyOfRange(sender, 1 + POINT, 1 + 2 * POINT)));
      ECPublicKey own = (ECPublicKey) keys.getPublic();
      agreement.doPhase(
          KeyFactory.getInstance("EC").generatePublic(new ECPublicKeySpec(point, own.getParams())),
          true);
      byte[] info =
          ByteBuffer.allocate(14 + 130)
              .put("WebPush: info\0".getBytes(StandardCharsets.US_ASCII))
              .put(bytes(own))
              .put(sender)
              .array();
      byte[] key = derived(secret, agreement.generateSecret(), info, 32);
      byte[] content = "Content-Encoding: aes128gcm\0".getBytes(StandardCharsets.US_ASCII);
      byte[] once = "Content-Encoding: nonce\0".getBytes(StandardCharsets.US_ASCII);
      Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
      cipher.init(
          Cipher.DECRYPT_MODE,
          new SecretKeySpec(derived(salt, key, content, 16), "AES"),
          new GCMParameterSpec(128, derived(salt, key, once, 12)));
      String text = new String(cipher.doFinal(sealed), StandardCharsets.UTF_8);
      return text.substring(0, text.lastIndexOf('\u0002'));
    } catch (GeneralSecurityException e) {
      return "not opened: " + e;
    }
  }

  private static byte[] derived(byte[] salt, byte[] key, byte[] info, int length)
      throws GeneralSecurityException {
    return KDF.getInstance("HKDF-SHA256")
        .deriveData(
            HKDFParameterSpec.ofExtract().addIKM(key).addSalt(salt).thenExpand(info, length));
  }

  @Override
  public void close() {
    service.stop(0);
  }
}
