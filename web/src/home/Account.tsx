import { useState, type SyntheticEvent } from "react";
import { useHouse } from "../app/house";
import { useSettings } from "../app/settings";
import { useText, useTrouble } from "../app/text";
import { server, type Me } from "../table/server";
import { given } from "../account/given";
import { Forgotten, Recovery } from "../account/Recovery";
import { Sessions } from "../account/Sessions";
import { download } from "../play/file";
import { Alerts } from "./Alerts";

/** A name and a password keep my tables across devices; without one they stay in this browser. */
export function Account() {
  const { me, setMe } = useHouse();
  const text = useText();
  const tell = useTrouble();
  const [account, setAccount] = useState("");
  const [password, setPassword] = useState("");
  const [written, setWritten] = useState<string | null>(null);
  const called = written ?? me?.name ?? "";
  const { settle } = useSettings();
  const [trouble, setTrouble] = useState("");
  const [done, setDone] = useState("");
  const [busy, setBusy] = useState(false);

  const attempt = async (deed: () => Promise<Me | null>) => {
    setBusy(true);
    setTrouble("");
    setDone("");
    try {
      setMe(await deed());
      setWritten(null);
      setPassword("");
    } catch (failure) {
      setTrouble(tell(failure));
    }
    setBusy(false);
  };
  const signIn = () => server.signIn(account, password);
  const signUp = async () => {
    if (!me) {
      setMe(await server.greet(account));
    }
    return server.signUp(account, password);
  };
  const signOut = async () => {
    await server.signOut();
    return null;
  };
  const change = async (before: string, after: string) => {
    await server.changePassword(before, after);
    setDone("account.changed");
    return me;
  };
  const remove = async (given: string) => {
    await server.deleteMe(given);
    setDone("account.deleted");
    return null;
  };
  const submit = (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
    event.preventDefault();
    void attempt(event.nativeEvent.submitter?.id === "sign-up" ? signUp : signIn);
  };

  return (
    <section className="account" aria-labelledby="account">
      <h2 id="account">{text("account")}</h2>
      {me && (
        <form
          className="rename"
          onSubmit={(event) => {
            event.preventDefault();
            settle({ name: called.trim() });
            void attempt(() => server.rename(called.trim()));
          }}
        >
          <label>
            {text("name")}
            <input
              name="called"
              autoComplete="nickname"
              value={called}
              required
              maxLength={30}
              onChange={(event) => {
                setWritten(event.target.value);
              }}
            />
          </label>
          {called.trim() !== me.name && (
            <button type="submit" className="quiet" disabled={busy}>
              {text("account.rename")}
            </button>
          )}
        </form>
      )}
      {me?.account === undefined ? (
        <>
          <form onSubmit={submit}>
            <p>{text("account.about")}</p>
            <label>
              {text("account.name")}
              <input
                name="username"
                autoComplete="username"
                value={account}
                required
                maxLength={30}
                onChange={(event) => {
                  setAccount(event.target.value);
                }}
              />
            </label>
            <label>
              {text("account.password")}
              <input
                name="password"
                type="password"
                autoComplete="current-password"
                value={password}
                required
                minLength={8}
                maxLength={200}
                onChange={(event) => {
                  setPassword(event.target.value);
                }}
              />
            </label>
            <div className="answers">
              <button type="submit" className="quiet" disabled={busy}>
                {text("account.sign-in")}
              </button>
              <button type="submit" className="quiet" id="sign-up" disabled={busy}>
                {text("account.sign-up")}
              </button>
            </div>
          </form>
          <Forgotten />
        </>
      ) : (
        <>
          <div className="answers">
            <p>{text("account.known", { name: me.account })}</p>
            <button type="button" className="quiet" disabled={busy} onClick={() => void attempt(signOut)}>
              {text("account.sign-out")}
            </button>
          </div>
          <Secrets
            name="account.change"
            about="account.change.about"
            fields={["account.before", "account.after"]}
            busy={busy}
            onSubmit={([before = "", after = ""]) => attempt(() => change(before, after))}
          />
          <Recovery />
          <Sessions />
        </>
      )}
      {me && <Alerts key={`alerts ${me.account ?? ""}`} />}
      {me && (
        <Secrets
          key={me.account ?? ""}
          name={me.account === undefined ? "account.delete-guest" : "account.delete"}
          about="account.delete.about"
          fields={me.account === undefined ? [] : ["account.confirm"]}
          busy={busy}
          onSubmit={([given = ""]) => attempt(() => remove(given))}
        />
      )}
      {me && (
        <button
          type="button"
          className="link"
          disabled={busy}
          onClick={() =>
            void attempt(async () => {
              download(await server.myData(), "banneret.json");
              return me;
            })
          }
        >
          {text("account.data")}
        </button>
      )}
      {trouble !== "" && <p role="alert">{trouble}</p>}
      {done !== "" && <p role="status">{text(done)}</p>}
    </section>
  );
}

/** Something that is done seldom, with passwords: it lies folded away until then. */
function Secrets({
  name,
  about,
  fields,
  busy,
  onSubmit,
}: {
  name: string;
  about: string;
  /** The names of the passwords it takes; the second is a new one. */
  fields: readonly string[];
  busy: boolean;
  onSubmit: (given: string[]) => Promise<void>;
}) {
  const text = useText();
  const submit = async (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
    event.preventDefault();
    const form = event.currentTarget;
    await onSubmit(fields.map((field) => given(form, field)));
    form.reset();
  };
  return (
    <details>
      <summary>{text(name)}</summary>
      <form onSubmit={(event) => void submit(event)}>
        <p>{text(about)}</p>
        {fields.map((field, index) => (
          <label key={field}>
            {text(field)}
            <input
              name={field}
              type="password"
              autoComplete={index === 0 ? "current-password" : "new-password"}
              required
              minLength={8}
              maxLength={200}
            />
          </label>
        ))}
        <div className="answers">
          <button type="submit" className="quiet" disabled={busy}>
            {text(`${name}.do`)}
          </button>
        </div>
      </form>
    </details>
  );
}
