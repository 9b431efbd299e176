import { useState, type SyntheticEvent } from "react";
import { given } from "../account/given";
import { useHouse } from "../app/house";
import { link } from "../app/route";
import { useText, useTrouble } from "../app/text";
import { server } from "../table/server";
import type { Known } from "../table/wire";
import { change, useCompany } from "./company";

/** My friends, who asks to be one, and a field to ask somebody. */
export function Friends() {
  const text = useText();
  const tell = useTrouble();
  const { me } = useHouse();
  const { friends, asked, asks, blocked } = useCompany();
  const [trouble, setTrouble] = useState("");
  if (me?.account === undefined) {
    return null;
  }
  const attempt = async (deed: typeof server.company) => {
    setTrouble("");
    try {
      await change(deed);
    } catch (failure) {
      setTrouble(tell(failure));
    }
  };
  const ask = (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
    event.preventDefault();
    const form = event.currentTarget;
    void attempt(() => server.befriend(given(form, "friend"))).then(() => {
      form.reset();
    });
  };
  const list = (name: string, people: readonly Known[], deeds: (account: string) => [string, () => void][]) =>
    people.length > 0 && (
      <>
        {name !== "" && <h3>{text(name)}</h3>}
        <ul className="people">
          {people.map((one) => (
            <li key={one.account}>
              <a href={link("person", one.account)}>{one.name}</a>
              {deeds(one.account).map(([key, run]) => (
                <button
                  key={key}
                  type="button"
                  className="quiet"
                  aria-label={`${text(key)}: ${one.name}`}
                  onClick={run}
                >
                  {text(key)}
                </button>
              ))}
            </li>
          ))}
        </ul>
      </>
    );
  const run = (deed: (account: string) => ReturnType<typeof server.company>, account: string) => () => {
    void attempt(() => deed(account));
  };
  return (
    <section className="friends" aria-labelledby="friends">
      <h2 id="friends">{text("friends")}</h2>
      {list("friends.asks", asks, (account) => [
        ["friends.accept", run(server.befriend, account)],
        ["friends.block", run(server.block, account)],
      ])}
      {list("", friends, () => [])}
      {list("friends.asked", asked, (account) => [["friends.end", run(server.unfriend, account)]])}
      <form onSubmit={ask}>
        <label>
          {text("account.name")}
          <input name="friend" autoComplete="off" required maxLength={40} />
        </label>
        <button type="submit" className="quiet">
          {text("friends.ask")}
        </button>
      </form>
      {blocked.length > 0 && (
        <details>
          <summary>{text("friends.blocked", { n: blocked.length })}</summary>
          {list("", blocked, (account) => [["friends.unblock", run(server.unblock, account)]])}
        </details>
      )}
      {trouble !== "" && <p role="alert">{trouble}</p>}
    </section>
  );
}
