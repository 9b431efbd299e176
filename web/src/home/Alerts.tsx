import { useEffect, useState, type SyntheticEvent } from "react";
import { useHouse } from "../app/house";
import { useText, useTrouble } from "../app/text";
import { server } from "../table/server";
import type { Alerts as Known } from "../table/wire";
import { hearsPushes, mayPush, startPushes, stopPushes } from "./pushes";

const EVERY = [0, 4, 12, 24];
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
const minutes = (time: FormDataEntryValue | null) => {
  const [hours = 0, more = 0] = (typeof time === "string" ? time : "").split(":").map(Number);
  return hours * 60 + more || 0;
};

/** How I am told that a game waits for me when I look elsewhere. */
export function Alerts() {
  const { me } = useHouse();
  const text = useText();
  const tell = useTrouble();
  const [known, setKnown] = useState<Known | null>(null);
  const [pushed, setPushed] = useState(false);
  const [trouble, setTrouble] = useState("");
  const [busy, setBusy] = useState(false);
  const attempt = async (deed: () => Promise<Known>) => {
    setBusy(true);
    setTrouble("");
    try {
      setKnown(await deed());
    } catch (failure) {
      setTrouble(tell(failure));
    }
    setPushed(await hearsPushes());
    setBusy(false);
  };
  useEffect(() => {
    void server.alerts().then(setKnown, () => undefined);
    void hearsPushes().then(setPushed);
  }, []);
  if (!known) {
    return null;
  }
  const settle = (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    void attempt(() =>
      server.settleAlerts({
        zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        quietFrom: minutes(given.get("quiet-from")),
        quietUntil: minutes(given.get("quiet-until")),
        every: Number(given.get("every") ?? 0),
      }),
    );
  };
  const wish = (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
    event.preventDefault();
    const mail = new FormData(event.currentTarget).get("mail");
    void attempt(() => server.wishMail(typeof mail === "string" ? mail : ""));
  };
  return (
    <details className="alerts">
      <summary>{text("alerts")}</summary>
      <p>{text("alerts.about")}</p>
      {mayPush() && (
        <button
          type="button"
          className="quiet"
          aria-pressed={pushed}
          disabled={busy}
          onClick={() => void attempt(() => (pushed ? stopPushes() : startPushes(known.pushKey)))}
        >
          {text(pushed ? "alerts.no-push" : "alerts.push")}
        </button>
      )}
      {known.mails &&
        (me?.account === undefined ? (
          <p>{text("alerts.no-account")}</p>
        ) : known.mail === undefined ? (
          <form onSubmit={wish}>
            <label>
              {text("alerts.mail")}
              <input name="mail" type="email" autoComplete="email" required maxLength={200} />
            </label>
            <button type="submit" className="quiet" disabled={busy}>
              {text("alerts.mail.do")}
            </button>
            {known.wished !== undefined && (
              <p role="status">{text("alerts.wished", { mail: known.wished })}</p>
            )}
          </form>
        ) : (
          <div className="answers">
            <p>{text("alerts.known", { mail: known.mail })}</p>
            <button
              type="button"
              className="quiet"
              disabled={busy}
              onClick={() => void attempt(() => server.endMail())}
            >
              {text("alerts.no-mail")}
            </button>
          </div>
        ))}
      <form onSubmit={settle} key={JSON.stringify(known)}>
        <label>
          {text("alerts.quiet-from")}
          <input name="quiet-from" type="time" defaultValue={clock(known.quietFrom ?? 0)} required />
        </label>
        <label>
          {text("alerts.quiet-until")}
          <input name="quiet-until" type="time" defaultValue={clock(known.quietUntil ?? 0)} required />
        </label>
        {known.mails && (
          <label>
            {text("alerts.every")}
            <select name="every" defaultValue={known.every ?? 0}>
              {EVERY.map((hours) => (
                <option key={hours} value={hours}>
                  {text(hours === 0 ? "alerts.at-once" : "alerts.hours", { n: hours })}
                </option>
              ))}
            </select>
          </label>
        )}
        <button type="submit" className="quiet" disabled={busy}>
          {text("alerts.settle")}
        </button>
      </form>
      {trouble !== "" && <p role="alert">{trouble}</p>}
    </details>
  );
}

/** What the link in a mail leads to: nothing happens before somebody says so. */
export function MailLink({ kind, token }: { kind: "confirm" | "unsubscribe"; token: string }) {
  const text = useText();
  const tell = useTrouble();
  const [said, setSaid] = useState("");
  const [done, setDone] = useState(false);
  const go = async () => {
    try {
      await (kind === "confirm" ? server.confirmMail(token) : server.unsubscribe(token));
      setSaid(text(`mail.${kind}.done`));
      setDone(true);
    } catch (failure) {
      setSaid(tell(failure));
    }
  };
  return (
    <main className="page mail-link">
      <h1>{text(`mail.${kind}`)}</h1>
      {!done && (
        <button type="button" className="main" onClick={() => void go()}>
          {text(`mail.${kind}.do`)}
        </button>
      )}
      {said !== "" && <p role="status">{said}</p>}
    </main>
  );
}
