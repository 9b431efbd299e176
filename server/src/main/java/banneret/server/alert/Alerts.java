package banneret.server.alert;

import banneret.kernel.tree.Tree;
import banneret.play.Formats;
import banneret.server.table.Tables;
import banneret.server.trouble.Phrases;
import banneret.server.trouble.Trouble;
import jakarta.mail.MessagingException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Tells people that a game waits for them: once for each wait, not while they look on, not in their
 * quiet hours, and nothing but which game it is.
 */
public final class Alerts {
  private static final int PAUSE_SECONDS = 300;
  private static final Logger LOG = LoggerFactory.getLogger(Alerts.class);

  private final Contacts contacts;
  private final Tables tables;
  private final AlertSettings settings;
  private final @Nullable Mailer mailer;
  private final Pusher pusher;
  private long mailAgain;

  public Alerts(Contacts contacts, Tables tables, AlertSettings settings) {
    this.contacts = contacts;
    this.tables = tables;
    this.settings = settings;
    String server = settings.mail();
    mailer = server == null ? null : new Mailer(server, settings.from());
    String subject =
        settings.url().startsWith("https:") ? settings.url() : "mailto:nobody@localhost";
    pusher = new Pusher(subject, contacts.keys(), settings.pushHosts());
  }

  Contacts contacts() {
    return contacts;
  }

  Pusher pusher() {
    return pusher;
  }

  boolean hasMail() {
    return mailer != null;
  }

  /** From time to time: tells all for whom a game waits and who do not know. */
  public void sweep() {
    long now = tables.context().clock().now();
    if (mailer != null && now >= mailAgain) {
      byPerson(Contacts.Way.MAIL, now).forEach((contact, waits) -> mail(contact, waits, now));
    }
    byPerson(Contacts.Way.PUSH, now).forEach(this::push);
  }

  /** What is to be told now, by the people who are told. */
  private Map<Contact, List<Contacts.Wait>> byPerson(Contacts.Way way, long now) {
    Map<String, List<Contacts.Wait>> all = new LinkedHashMap<>();
    contacts
        .waits(way, now - settings.after())
        .forEach(wait -> all.computeIfAbsent(wait.person(), any -> new ArrayList<>()).add(wait));
    Map<Contact, List<Contacts.Wait>> out = new LinkedHashMap<>();
    all.forEach((person, waits) ->
        contacts
            .of(person)
            .filter(contact -> !contact.isQuiet(now))
            .filter(contact -> way == Contacts.Way.PUSH || contact.mayMail(now))
            .ifPresent(contact -> {
              List<Contacts.Wait> absent = waits.stream().filter(this::isAbsent).toList();
              if (!absent.isEmpty()) {
                out.put(contact, absent);
              }
            }));
    return out;
  }

  private boolean isAbsent(Contacts.Wait wait) {
    return !tables.isHere(wait.game(), wait.chair());
  }

  /** One mail for all that waits for somebody. */
  private void mail(Contact contact, List<Contacts.Wait> waits, long now) {
    List<Contacts.Wait> own = claimed(Contacts.Way.MAIL, waits);
    String to = contact.mail();
    if (own.isEmpty() || mailer == null || to == null) {
      return;
    }
    try {
      mailer.send(mail(contact, to, own));
      contacts.mailed(contact.person());
    } catch (MessagingException e) {
      LOG.warn("a mail was not sent: {}", e.toString());
      own.forEach(wait -> contacts.release(Contacts.Way.MAIL, wait));
      mailAgain = now + PAUSE_SECONDS;
    }
  }

  private Mailer.Mail mail(Contact contact, String to, List<Contacts.Wait> waits) {
    Phrases phrases = Phrases.in(contact.language());
    String games =
        waits.stream()
            .map(wait -> name(phrases, wait) + "\n" + link("table", wait.game()))
            .collect(Collectors.joining("\n\n"));
    String count = Integer.toString(waits.size());
    String subject =
        waits.size() == 1
            ? phrases.say("mail.turn", Map.of("game", name(phrases, waits.getFirst())))
            : phrases.say("mail.turns", Map.of("n", count));
    String text =
        phrases.say(
            "mail.text", Map.of("games", games, "end", link("unsubscribe", contact.unsubscribe())));
    String unsubscribe = settings.url() + "/api/unsubscriptions/" + contact.unsubscribe();
    return new Mailer.Mail(to, subject, text, unsubscribe);
  }

  /**
   * Mails a link that somebody has asked for.
   *
   * @param kind what it is for: the words of the mail, and where in the page it leads
   */
  void mailLink(String kind, String to, String token, Phrases phrases) {
    if (mailer == null) {
      throw Trouble.of(409, "no-mail");
    }
    Map<String, String> details = Map.of("link", link(kind, token));
    String subject = phrases.say("mail." + kind, Map.of());
    String text = phrases.say("mail." + kind + "-text", details);
    try {
      mailer.send(new Mailer.Mail(to, subject, text, null));
    } catch (MessagingException e) {
      LOG.warn("a mail was not sent: {}", e.toString());
      throw Trouble.of(503, "mail-failed");
    }
  }

  private String link(String kind, String id) {
    return settings.url() + "/#/" + kind + "/" + id;
  }

  private String name(Phrases phrases, Contacts.Wait wait) {
    return tables.context().library().name(wait.title(), phrases.language());
  }

  private List<Contacts.Wait> claimed(Contacts.Way way, List<Contacts.Wait> waits) {
    Predicate<Contacts.Wait> first = wait -> contacts.claim(way, wait);
    return waits.stream().filter(first).toList();
  }

  /** One push for each game that waits, to each browser of somebody. */
  private void push(Contact contact, List<Contacts.Wait> waits) {
    Phrases phrases = Phrases.in(contact.language());
    for (Contacts.Wait wait : claimed(Contacts.Way.PUSH, waits)) {
      String game = name(phrases, wait);
      Tree.Fields message =
          Tree.fields()
              .put("title", phrases.say("push.turn", Map.of()))
              .put("body", game)
              .put("table", wait.game());
      for (Contacts.Push browser : contacts.pushes(contact.person())) {
        push(browser, Formats.json(message));
      }
    }
  }

  private void push(Contacts.Push browser, String text) {
    try {
      if (!pusher.mayGoTo(browser.endpoint()) || !pusher.send(browser, text)) {
        contacts.dropPush(browser.person(), browser.endpoint());
      }
    } catch (IOException | IllegalArgumentException e) {
      LOG.warn("a push was not sent: {}", e.toString());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
