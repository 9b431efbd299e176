import { useState, type SyntheticEvent } from "react";
import { useHouse } from "../app/house";
import { go } from "../app/route";
import { useText, useTrouble } from "../app/text";
import { given } from "./given";
import { server } from "../table/server";
import type { Recovery as Ways } from "../table/wire";

/** Ways back for the day on which I have forgotten my password. */
export function Recovery() {
  const text = useText();
  const tell = useTrouble();
  const [ways, setWays] = useState<Ways | null>(null);
  const [trouble, setTrouble] = useState("");
  const attempt = async (deed: () => Promise<Ways>) => {
    setTrouble("");
    try {
      setWays(await deed());
    } catch (failure) {
      setTrouble(tell(failure));
    }
  };
  return (
    <details
      className="recovery"
      onToggle={(event) => {
        if (event.currentTarget.open) {
          void attempt(server.recovery);
        }
      }}
    >
      <summary>{text("recovery")}</summary>
      {ways?.mail === false && <p>{text("recovery.no-mail")}</p>}
      {ways?.codes ? (
        <>
          <p role="status">{text("recovery.keep")}</p>
          <ul className="codes">
            {ways.codes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ul>
        </>
      ) : (
        ways && (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              const password = given(event.currentTarget, "password");
              void attempt(() => server.newCodes(password));
            }}
          >
            <p>{text(ways.left === 0 ? "recovery.none" : "recovery.left", { n: ways.left })}</p>
            <label>
              {text("account.confirm")}
              <input
                name="password"
                type="password"
                autoComplete="current-password"
                required
                maxLength={200}
              />
            </label>
            <div className="answers">
              <button type="submit" className="quiet">
                {text("recovery.do")}
              </button>
            </div>
          </form>
        )
      )}
      {trouble !== "" && <p role="alert">{trouble}</p>}
    </details>
  );
}

const NewPassword = () => {
  const text = useText();
  return (
    <label>
      {text("account.after")}
      <input
        name="after"
        type="password"
        autoComplete="new-password"
        required
        minLength={8}
        maxLength={200}
      />
    </label>
  );
};

/** For whoever has forgotten the password: a code, or a link by mail. */
export function Forgotten() {
  const { setMe } = useHouse();
  const text = useText();
  const tell = useTrouble();
  const [said, setSaid] = useState("");
  const [trouble, setTrouble] = useState("");
  const attempt = async (deed: () => Promise<void>) => {
    setSaid("");
    setTrouble("");
    try {
      await deed();
    } catch (failure) {
      setTrouble(tell(failure));
    }
  };
  const submit = (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
    event.preventDefault();
    const form = event.currentTarget;
    void attempt(async () => {
      if (event.nativeEvent.submitter?.id === "mail-link") {
        await server.mailRecovery(given(form, "account"));
        setSaid("forgotten.mailed");
        return;
      }
      setMe(await server.recover(given(form, "account"), given(form, "code"), given(form, "after")));
    });
  };
  return (
    <details className="forgotten">
      <summary>{text("forgotten")}</summary>
      <form onSubmit={submit}>
        <p>{text("forgotten.mail")}</p>
        <label>
          {text("account.name")}
          <input name="account" autoComplete="username" required maxLength={30} />
        </label>
        <div className="answers">
          <button type="submit" className="quiet" id="mail-link" formNoValidate>
            {text("forgotten.mail.do")}
          </button>
        </div>
        <label>
          {text("forgotten.one-code")}
          <input name="code" autoComplete="off" required maxLength={40} />
        </label>
        <NewPassword />
        <div className="answers">
          <button type="submit" className="quiet">
            {text("forgotten.code.do")}
          </button>
        </div>
      </form>
      {said !== "" && <p role="status">{text(said)}</p>}
      {trouble !== "" && <p role="alert">{trouble}</p>}
    </details>
  );
}

/** What the link in a mail leads to: a new password. */
export function Recover({ token }: { token: string }) {
  const { setMe } = useHouse();
  const text = useText();
  const tell = useTrouble();
  const [trouble, setTrouble] = useState("");
  const submit = async (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
    event.preventDefault();
    try {
      setMe(await server.recoverByLink(token, given(event.currentTarget, "after")));
      go();
    } catch (failure) {
      setTrouble(tell(failure));
    }
  };
  return (
    <main className="page mail-link">
      <h1>{text("recover")}</h1>
      <form onSubmit={(event) => void submit(event)}>
        <NewPassword />
        <button type="submit" className="main">
          {text("forgotten.code.do")}
        </button>
      </form>
      {trouble !== "" && <p role="alert">{trouble}</p>}
    </main>
  );
}
