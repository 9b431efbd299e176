import { useState } from "react";
import { useSettings } from "../app/settings";
import { useText, useTrouble } from "../app/text";
import { server } from "../table/server";
import type { Sessions as Known } from "../table/wire";

/** Where I am signed in, and an end to each. */
export function Sessions() {
  const text = useText();
  const tell = useTrouble();
  const { language } = useSettings();
  const [known, setKnown] = useState<Known | null>(null);
  const [trouble, setTrouble] = useState("");
  const attempt = async (deed: () => Promise<Known>) => {
    setTrouble("");
    try {
      setKnown(await deed());
    } catch (failure) {
      setTrouble(tell(failure));
    }
  };
  const day = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
  return (
    <details
      className="sessions"
      onToggle={(event) => {
        if (event.currentTarget.open) {
          void attempt(server.sessions);
        }
      }}
    >
      <summary>{text("sessions")}</summary>
      <ul>
        {known?.sessions.map(({ id, device, seen, here }) => (
          <li key={id}>
            <span>
              <b>{device === "" ? text("sessions.unknown") : device}</b>
              <small>
                {here ? text("sessions.here") : text("sessions.seen", { day: day.format(new Date(seen)) })}
              </small>
            </span>
            {!here && (
              <button
                type="button"
                className="quiet"
                aria-label={`${text("sessions.end")}: ${device}`}
                onClick={() => void attempt(() => server.endSession(id))}
              >
                {text("sessions.end")}
              </button>
            )}
          </li>
        ))}
      </ul>
      {trouble !== "" && <p role="alert">{trouble}</p>}
    </details>
  );
}
