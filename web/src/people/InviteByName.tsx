import { useState, type SyntheticEvent } from "react";
import { given } from "../account/given";
import { useHouse } from "../app/house";
import { useText, useTrouble } from "../app/text";
import { server } from "../table/server";
import { useCompany } from "./company";

/** Invites an account to a table by its name; friends are offered. */
export function InviteByName({ table }: { table: string }) {
  const text = useText();
  const tell = useTrouble();
  const { me } = useHouse();
  const { friends } = useCompany();
  const [said, setSaid] = useState("");
  const [trouble, setTrouble] = useState("");
  if (me?.account === undefined) {
    return null;
  }
  const invite = async (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const account = given(form, "invited");
    setSaid("");
    setTrouble("");
    try {
      await server.invite(table, account);
      setSaid(text("gathering.invited", { account }));
      form.reset();
    } catch (failure) {
      setTrouble(tell(failure));
    }
  };
  return (
    <form className="invite" onSubmit={(event) => void invite(event)}>
      <label htmlFor="invited">{text("account.name")}</label>
      <input id="invited" name="invited" list="friends-offered" autoComplete="off" required maxLength={40} />
      <datalist id="friends-offered">
        {friends.map(({ name, account }) => (
          <option key={account} value={account}>
            {name}
          </option>
        ))}
      </datalist>
      <button type="submit" className="quiet">
        {text("gathering.invite")}
      </button>
      {said !== "" && <p role="status">{said}</p>}
      {trouble !== "" && <p role="alert">{trouble}</p>}
    </form>
  );
}
