import readers from "games:readers";
import { useEffect, useState } from "react";
import { useBook, useHouse } from "../app/house";
import { link } from "../app/route";
import { useSettings } from "../app/settings";
import { useText, useWords } from "../app/text";
import { hasLessons } from "../learn/lessons";
import { Loading } from "../app/Loading";
import { finder } from "./search";

/** The rulebook of a game, clause by clause. */
export function RuleBook({ game, clause }: { game: string; clause: string }) {
  const { catalogue, online } = useHouse();
  const text = useText();
  const words = useWords();
  const { language } = useSettings();
  const book = useBook(game, online);
  const [sought, setSought] = useState("");
  const here = book !== null;
  useEffect(() => {
    if (here && clause !== "") {
      document.getElementById(clause)?.scrollIntoView({ block: "center" });
    }
  }, [here, clause]);
  const info = catalogue.games.find((one) => one.id === game);
  if (!book || !info) {
    return <Loading />;
  }
  const reader = readers[game];
  const isFound = finder(sought, reader?.synonyms[language]);
  const overview = (reader?.overview ?? []).filter((one) =>
    isFound(`${words(one.title)} ${words(one.text)}`),
  );
  const chapters = new Map<string, [string, string][]>();
  for (const [id, both] of Object.entries(book.clauses)) {
    const said = words(both);
    const chapter = id.split(".")[1] ?? "";
    if (isFound(`${id} ${text(`chapter.${chapter}`)} ${said}`)) {
      chapters.set(chapter, [...(chapters.get(chapter) ?? []), [id, said]]);
    }
  }
  return (
    <main className="rule-book page">
      <header>
        <h1>{text("rules.title", { game: words(info.name) })}</h1>
        <p>{text("rules.about")}</p>
        <input
          type="search"
          aria-label={text("rules.search")}
          placeholder={text("rules.search")}
          value={sought}
          onChange={(event) => {
            setSought(event.target.value);
          }}
        />
        <nav aria-label={text("rules.chapters")}>
          {[...chapters.keys()].map((chapter) => (
            <button
              key={chapter}
              type="button"
              className="chip"
              onClick={() => {
                document.getElementById(`chapter-${chapter}`)?.scrollIntoView();
              }}
            >
              {text(`chapter.${chapter}`)}
            </button>
          ))}
        </nav>
      </header>
      {overview.length > 0 && (
        <section className="overview" aria-label={text("rules.overview")}>
          <h2>{text("rules.overview")}</h2>
          <div>
            {overview.map((one) => (
              <article key={one.title.en}>
                <h3>{words(one.title)}</h3>
                <p>{words(one.text)}</p>
              </article>
            ))}
          </div>
          {hasLessons(game) && sought === "" && (
            <p>
              <a className="button" href={link("learn", game)}>
                {text("learn.home")}
              </a>
            </p>
          )}
        </section>
      )}
      {chapters.size === 0 && overview.length === 0 && <p>{text("rules.none")}</p>}
      {[...chapters].map(([chapter, clauses]) => (
        <section key={chapter} id={`chapter-${chapter}`} aria-label={text(`chapter.${chapter}`)}>
          <h2>{text(`chapter.${chapter}`)}</h2>
          {clauses.map(([id, said]) => (
            <p key={id} id={id} data-cited={id === clause || undefined}>
              {said}{" "}
              <a href={link("rules", game, id)} title={id} aria-label={text("rules.link", { id })}>
                §
              </a>
            </p>
          ))}
        </section>
      ))}
    </main>
  );
}
