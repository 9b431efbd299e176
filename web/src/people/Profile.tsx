import { useEffect, useState } from "react";
import { Ended, Loading } from "../app/Loading";
import { useHouse } from "../app/house";
import { link } from "../app/route";
import { useSettings } from "../app/settings";
import { useText, useTrouble } from "../app/text";
import { useGameName } from "../home/Lobby";
import type { Trouble } from "../table/messages";
import { server } from "../table/server";
import { Refused } from "../table/table";
import type { Profile as Told } from "../table/wire";
import { change, useCompany } from "./company";

/** How somebody has done, and what he is to me. */
export function Profile({ account }: { account: string }) {
  const text = useText();
  const nameOf = useGameName();
  const { language } = useSettings();
  const { me } = useHouse();
  const [told, setTold] = useState<Told | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  useEffect(() => {
    server.profile(account).then(setTold, (failure: unknown) => {
      setTrouble(failure instanceof Refused ? failure.trouble : { code: "our-fault", message: "" });
    });
  }, [account]);
  if (trouble) {
    return <Ended trouble={trouble} />;
  }
  if (!told) {
    return <Loading />;
  }
  const day = new Intl.DateTimeFormat(language, { dateStyle: "medium" });
  return (
    <main className="profile page">
      <h1>{told.name}</h1>
      <p>{text("profile.since", { account: told.account, day: day.format(new Date(told.since)) })}</p>
      {me?.account !== undefined && me.account !== told.account && <Deeds account={told.account} />}
      {told.records.length === 0 ? (
        <p>{text("profile.none")}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{text("match.game")}</th>
              <th scope="col">{text("profile.against")}</th>
              <th scope="col">{text("profile.played")}</th>
              <th scope="col">{text("profile.won")}</th>
            </tr>
          </thead>
          <tbody>
            {told.records.map(({ game, against, played, won }) => (
              <tr key={`${game} ${against}`}>
                <th scope="row">{nameOf(game)}</th>
                <td>{text(`profile.${against}`)}</td>
                <td>{played}</td>
                <td>{won}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {told.recent.length > 0 && (
        <section aria-labelledby="recent">
          <h2 id="recent">{text("profile.recent")}</h2>
          <ul className="tables">
            {told.recent.map((one, index) => {
              const words = (
                <>
                  <b>{nameOf(one.game)}</b>
                  <span>
                    {one.others
                      .map(({ name, bot }) =>
                        name === undefined && bot !== undefined
                          ? text("seat.bot", { level: text(`bot.${bot}`) })
                          : (name ?? text("profile.gone")),
                      )
                      .join(", ")}{" "}
                    · {day.format(new Date(one.at))}
                  </span>
                  <em>{text("profile.place", { place: one.place, seats: one.seats })}</em>
                </>
              );
              return (
                <li key={index}>
                  {one.table === undefined ? (
                    <div>{words}</div>
                  ) : (
                    <a href={link("table", one.table)}>{words}</a>
                  )}
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </main>
  );
}

/** Becoming friends, and having nothing to do with each other. */
function Deeds({ account }: { account: string }) {
  const text = useText();
  const tell = useTrouble();
  const [trouble, setTrouble] = useState("");
  const company = useCompany();
  const has = (people: readonly { account: string }[]) => people.some((one) => one.account === account);
  const blocked = has(company.blocked);
  const near = has(company.friends) || has(company.asked);
  const deed = (key: string, run: (account: string) => ReturnType<typeof server.company>) => (
    <button
      type="button"
      className="quiet"
      onClick={() => {
        setTrouble("");
        change(() => run(account)).catch((failure: unknown) => {
          setTrouble(tell(failure));
        });
      }}
    >
      {text(key)}
    </button>
  );
  return (
    <div className="answers">
      {!blocked &&
        (near
          ? deed("friends.end", server.unfriend)
          : deed(has(company.asks) ? "friends.accept" : "friends.ask", server.befriend))}
      {blocked ? deed("friends.unblock", server.unblock) : deed("friends.block", server.block)}
      {trouble !== "" && <p role="alert">{trouble}</p>}
    </div>
  );
}
