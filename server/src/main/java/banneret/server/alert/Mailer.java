package banneret.server.alert;

import banneret.kernel.tree.Malformed;
import jakarta.mail.Authenticator;
import jakarta.mail.Message;
import jakarta.mail.MessagingException;
import jakarta.mail.PasswordAuthentication;
import jakarta.mail.Session;
import jakarta.mail.Transport;
import jakarta.mail.internet.InternetAddress;
import jakarta.mail.internet.MimeMessage;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Properties;
import org.jspecify.annotations.Nullable;

/** Sends mails through the SMTP server that the host names. */
final class Mailer {
  private static final String PATIENCE = "10000";
  private static final int SUBMISSION = 587;
  private static final int OVER_TLS = 465;

  private final Session session;
  private final InternetAddress from;

  /**
   * A mail.
   *
   * @param unsubscribe where a mail program may ask for no more of these, or null
   */
  record Mail(String to, String subject, String text, @Nullable String unsubscribe) {}

  /**
   * @param server smtp://name:password@host:port, or smtps:// for TLS from the first byte
   */
  Mailer(String server, String from) {
    URI uri = uri(server);
    boolean tls = uri.getScheme().equals("smtps");
    String login = uri.getRawUserInfo();
    Properties all = new Properties();
    all.put("mail.smtp.host", uri.getHost());
    all.put(
        "mail.smtp.port", "" + (uri.getPort() > 0 ? uri.getPort() : tls ? OVER_TLS : SUBMISSION));
    all.put("mail.smtp.ssl.enable", "" + tls);
    all.put("mail.smtp.ssl.checkserveridentity", "true");
    all.put("mail.smtp.starttls.enable", "true");
    boolean here = List.of("localhost", "127.0.0.1", "[::1]").contains(uri.getHost());
    // No password goes over a wire that others can read.
    all.put("mail.smtp.starttls.required", "" + (login != null && !tls && !here));
    all.put("mail.smtp.auth", "" + (login != null));
    for (String what : List.of("connectiontimeout", "timeout", "writetimeout")) {
      all.put("mail.smtp." + what, PATIENCE);
    }
    session = Session.getInstance(all, login == null ? null : authenticator(login));
    try {
      this.from = new InternetAddress(from, true);
    } catch (MessagingException e) {
      throw new Malformed("", "mails from '" + from + "': that is no address");
    }
  }

  private static URI uri(String server) {
    try {
      URI uri = URI.create(server);
      if (uri.getHost() != null && List.of("smtp", "smtps").contains(uri.getScheme())) {
        return uri;
      }
    } catch (IllegalArgumentException e) {
      // It may hold a password, so it is not said again.
    }
    throw new Malformed("", "a mail server is written smtp://name:password@host:587");
  }

  private static Authenticator authenticator(String login) {
    String[] parts = login.split(":", 2);
    String name = decoded(parts[0]);
    String password = parts.length == 1 ? "" : decoded(parts[1]);
    return new Authenticator() {
      @Override
      protected PasswordAuthentication getPasswordAuthentication() {
        return new PasswordAuthentication(name, password);
      }
    };
  }

  private static String decoded(String text) {
    return java.net.URLDecoder.decode(text.replace("+", "%2B"), StandardCharsets.UTF_8);
  }

  /** True if mails can be sent to such an address. */
  static boolean isAddress(String text) {
    try {
      InternetAddress address = new InternetAddress(text, true);
      return text.equals(address.getAddress()) && text.indexOf('@') > 0;
    } catch (MessagingException e) {
      return false;
    }
  }

  /** Sends it; waits until the server has taken it. */
  void send(Mail mail) throws MessagingException {
    MimeMessage message = new MimeMessage(session);
    message.setFrom(from);
    message.setRecipient(Message.RecipientType.TO, new InternetAddress(mail.to, true));
    message.setSubject(mail.subject, "UTF-8");
    message.setText(mail.text, "UTF-8");
    message.setHeader(
        "Date", DateTimeFormatter.RFC_1123_DATE_TIME.format(ZonedDateTime.now(ZoneOffset.UTC)));
    message.setHeader("Auto-Submitted", "auto-generated");
    if (mail.unsubscribe != null) {
      message.setHeader("List-Unsubscribe", "<" + mail.unsubscribe + ">");
      message.setHeader("List-Unsubscribe-Post", "List-Unsubscribe=One-Click");
    }
    Transport.send(message);
  }
}
