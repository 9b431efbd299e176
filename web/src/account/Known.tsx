import { useText } from "../app/text";

/** The sign of an account behind its name: nobody else can be called so. */
export function Known({ account }: { account: string | undefined }) {
  const text = useText();
  return account === undefined ? null : (
    <span
      className="known"
      role="img"
      title={text("account.of", { account })}
      aria-label={text("account.of", { account })}
    >
      ✓
    </span>
  );
}
