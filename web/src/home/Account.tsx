import { useState, type SyntheticEvent } from "react";
import { useHouse } from "../app/house";
import { useSettings } from "../app/settings";
import { useText, useTrouble } from "../app/text";
import { server, type Me } from "../table/server";

/** A name and a password keep my tables across devices; without one they stay in this browser. */
export function Account() {
  const { me, setMe } = useHouse();
  const text = useText();
  const tell = useTrouble();
  const [account, setAccount] = useState("");
  const [password, setPassword] = useState("");
  const [called, setCalled] = useState(me?.name ?? "");
  const { settle } = useSettings();
  const [trouble, setTrouble] = useState("");
  const [busy, setBusy] = useState(false);

  const attempt = async (deed: () => Promise<Me | null>) => {
    setBusy(true);
    setTrouble("");
    try {
      setMe(await deed());
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
                setCalled(event.target.value);
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
      ) : (
        <div className="answers">
          <p>{text("account.known", { name: me.account })}</p>
          <button type="button" className="quiet" disabled={busy} onClick={() => void attempt(signOut)}>
            {text("account.sign-out")}
          </button>
        </div>
      )}
      {trouble !== "" && <p role="alert">{trouble}</p>}
    </section>
  );
}
