package banneret.server.alert;

import banneret.server.limit.RateLimit;
import banneret.server.people.People;
import banneret.server.people.Recovery;
import banneret.server.store.Rows;
import banneret.server.trouble.Phrases;
import banneret.server.trouble.Trouble;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Mails a way back into an account to its confirmed address, seldom. Whoever asks for one hears the
 * same whether or not there is such an account or address.
 */
public final class RecoveryMails {
  private static final Logger LOG = LoggerFactory.getLogger(RecoveryMails.class);

  private final Alerts alerts;
  private final People people;
  private final Recovery recovery;
  private final @Nullable RateLimit mails;

  /**
   * @param mails how many such mails an account may get
   */
  public RecoveryMails(Alerts alerts, People people, Recovery recovery, @Nullable RateLimit mails) {
    this.alerts = alerts;
    this.people = people;
    this.recovery = recovery;
    this.mails = mails;
  }

  /** True if somebody could be mailed a way back. */
  public boolean reach(String person) {
    return alerts.hasMail() && address(person).isPresent();
  }

  private Optional<String> address(String person) {
    return alerts.contacts().of(person).map(Contact::mail);
  }

  /** Sends a link if that can be done; apart, so that the time it takes tells nothing. */
  public void send(String account, Phrases phrases) {
    if (!alerts.hasMail()) {
      throw Trouble.of(409, "no-mail");
    }
    Optional<Rows.Person> person = people.account(account);
    Optional<String> to = person.flatMap(known -> address(known.id()));
    if (person.isEmpty() || to.isEmpty()) {
      return;
    }
    String id = person.get().id();
    if (mails == null || mails.grants(id, 1)) {
      Thread.startVirtualThread(() -> {
        try {
          alerts.mailLink("recover", to.get(), recovery.newLink(id), phrases);
        } catch (RuntimeException e) {
          LOG.warn("a way back was not mailed: {}", e.toString());
        }
      });
    }
  }
}
