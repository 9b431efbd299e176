package banneret.server.alert;

import banneret.kernel.tree.Tree;
import banneret.server.limit.RateLimit;
import banneret.server.people.People;
import banneret.server.people.Who;
import banneret.server.trouble.Input;
import banneret.server.trouble.Phrases;
import banneret.server.trouble.Trouble;
import java.time.DateTimeException;
import java.time.ZoneId;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What people settle about how they are told. */
public final class AlertWishes {
  private static final int DAY_MINUTES = 24 * 60;
  private static final int LONGEST_DIGEST = 24 * 7;
  private static final int LONGEST_ADDRESS = 200;
  private static final int LONGEST_ENDPOINT = 1000;

  private final Alerts alerts;
  private final People people;
  private final @Nullable RateLimit mails;

  /**
   * @param mails how many mails somebody may have sent to addresses that nobody has confirmed
   */
  public AlertWishes(Alerts alerts, People people, @Nullable RateLimit mails) {
    this.alerts = alerts;
    this.people = people;
    this.mails = mails;
  }

  /** How somebody is told now, and how he could be. */
  public Tree.Fields tree(Who who) {
    String person = who.known();
    Tree.Fields out =
        Tree.fields().put("mails", alerts.hasMail()).put("pushKey", alerts.pusher().key());
    Optional<Contact> contact = alerts.contacts().of(person);
    contact.ifPresent(known -> {
      out.put("zone", known.zone())
          .put("quietFrom", known.quietFrom())
          .put("quietUntil", known.quietUntil())
          .put("every", known.every());
      if (known.mail() != null) {
        out.put("mail", known.mail());
      }
    });
    String wished = alerts.contacts().wished(person);
    if (wished != null) {
      out.put("wished", wished);
    }
    return out;
  }

  /** Settles quiet hours and how often mails come. */
  public Tree.Fields settle(Who who, Tree.Fields body, Phrases phrases) {
    String zone = Input.text(body, "zone", 60);
    try {
      ZoneId.of(zone);
    } catch (DateTimeException e) {
      throw Trouble.malformed("zone");
    }
    alerts
        .contacts()
        .settle(
            who.known(),
            phrases.language(),
            zone,
            body.number("quietFrom", 0, DAY_MINUTES - 1),
            body.number("quietUntil", 0, DAY_MINUTES - 1),
            body.number("every", 0, LONGEST_DIGEST));
    return tree(who);
  }

  /** Asks by mail whether an address is one's own; only for accounts, and seldom. */
  public Tree.Fields wishMail(Who who, Tree.Fields body, Phrases phrases) {
    String person = who.known();
    String mail = Input.text(body, "mail", LONGEST_ADDRESS).strip();
    people.mustHaveAccount(person);
    if (!alerts.hasMail()) {
      throw Trouble.of(409, "no-mail");
    }
    if (!Mailer.isAddress(mail)) {
      throw Trouble.malformed("mail");
    }
    String key = mail.toLowerCase(Locale.ROOT);
    if (mails != null && !(mails.grants(person, 1) && mails.grants(key, 1))) {
      throw Trouble.of(429, "too-many");
    }
    String token = alerts.contacts().wishMail(person, mail, phrases.language());
    alerts.mailLink("confirm", mail, token, phrases);
    return tree(who);
  }

  public Tree.Fields endMail(Who who) {
    alerts.contacts().endMail(who.known());
    return tree(who);
  }

  /** The link of a mail that asks was followed. */
  public Tree.Fields confirm(String token) {
    return mustBeKnown(alerts.contacts().confirm(token));
  }

  /** The link at the end of a mail was followed. */
  public Tree.Fields unsubscribe(String token) {
    return mustBeKnown(alerts.contacts().unsubscribe(token));
  }

  private static Tree.Fields mustBeKnown(boolean known) {
    if (!known) {
      throw Trouble.of(404, "no-such-link");
    }
    return Tree.fields();
  }

  /** A browser hears pushes from now on. */
  public Tree.Fields addPush(Who who, Tree.Fields body, Phrases phrases) {
    String endpoint = Input.text(body, "endpoint", LONGEST_ENDPOINT);
    String p256dh = Input.text(body, "p256dh", 200);
    String auth = Input.text(body, "auth", 100);
    if (!alerts.pusher().mayGoTo(endpoint)) {
      throw Trouble.malformed("endpoint");
    }
    if (!Pusher.areKeys(p256dh, auth)) {
      throw Trouble.malformed("p256dh");
    }
    Contacts.Push push = new Contacts.Push(endpoint, who.known(), p256dh, auth);
    alerts.contacts().addPush(push, phrases.language());
    return tree(who);
  }

  public Tree.Fields dropPush(Who who, String endpoint) {
    alerts.contacts().dropPush(who.known(), endpoint);
    return tree(who);
  }
}
