package banneret.server.alert;

import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import org.jspecify.annotations.Nullable;

/**
 * How somebody wants to be told.
 *
 * @param quietFrom from which minute of the day there on nobody is told
 * @param quietUntil until which; the same minute for no quiet hours
 * @param every at most one mail in so many hours; 0 for one whenever a game waits
 * @param mail where mails go, or null
 * @param mailed when the last one went, in seconds
 */
public record Contact(
    String person,
    String language,
    String zone,
    int quietFrom,
    int quietUntil,
    int every,
    @Nullable String mail,
    long mailed,
    String unsubscribe) {
  private static final int HOUR = 3600;

  /** True if it is one of the quiet hours there, which may go past midnight. */
  boolean isQuiet(long now) {
    LocalTime there = LocalTime.ofInstant(Instant.ofEpochSecond(now), ZoneId.of(zone));
    int minute = there.getHour() * 60 + there.getMinute();
    return quietFrom <= quietUntil
        ? minute >= quietFrom && minute < quietUntil
        : minute >= quietFrom || minute < quietUntil;
  }

  /** True if it is time for another mail. */
  boolean mayMail(long now) {
    return now - mailed >= (long) every * HOUR;
  }
}
