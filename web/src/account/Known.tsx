import { link } from "../app/route";
import { useText } from "../app/text";

/** The sign of an account behind its name, which nobody else can have: it leads to what is known of it. */
export function Known({ account }: { account: string | undefined }) {
  const text = useText();
  if (account === undefined) {
    return null;
  }
  const name = text("account.of", { account });
  return (
    <a className="known" href={link("person", account)} title={name} aria-label={name}>
      ✓
    </a>
  );
}
