import type { Trouble } from "../table/messages";
import { Refused } from "../table/table";
import { useText, useTrouble } from "./text";

export function Loading() {
  const text = useText();
  return (
    <main className="loading" aria-busy="true">
      <p>{text("loading")}</p>
    </main>
  );
}

/** There is nothing to see, and why. */
export function Ended({ trouble }: { trouble: Trouble | null }) {
  const text = useText();
  const tell = useTrouble();
  return (
    <main className="loading">
      <p role="alert">{tell(new Refused(trouble ?? { code: "our-fault", message: "" }))}</p>
      <a className="button" href="#/">
        {text("home")}
      </a>
    </main>
  );
}
