import type { Fit, Measure, Worded } from "../table/messages";

/** What a pose would use, as bars and words. */
export function Measures({ fit, words }: { fit: Fit | null; words: (worded: Worded) => string }) {
  const measures: readonly Measure[] = fit?.measures ?? [];
  if (measures.length === 0) {
    return null;
  }
  return (
    <ul className="measures">
      {measures.map(({ name, used, most, text }) => (
        <li key={name} data-over={(most !== undefined && used > most) || undefined}>
          <span>{words(text)}</span>
          {most !== undefined && most > 0 && (
            <i aria-hidden="true">
              <b style={{ width: `${Math.min(100, (100 * used) / most)}%` }} />
            </i>
          )}
        </li>
      ))}
    </ul>
  );
}
