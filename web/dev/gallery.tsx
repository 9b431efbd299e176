/** Shows the boards from samples, for whoever works on them: #game/sample/moment?lang=fr&theme=dark. */
import { lazy, Suspense, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import type { Mark, Text } from "../src/boards/board";
import { BattlesBoard } from "../src/boards/battles/BattlesBoard";
import type { BattlesContent, BattlesView } from "../src/boards/battles/types";
import { BattueBoard } from "../src/boards/battue/BattueBoard";
import type { BattueContent, BattueView } from "../src/boards/battue/types";
import { ThronesBoard } from "../src/boards/thrones/ThronesBoard";
import type { ThronesContent, ThronesView } from "../src/boards/thrones/types";
import battlesContent from "../test/boards/battles/content.json";
import battlesTexts from "../test/boards/battles/texts.json";
import "./gallery.css";

/** It needs the engine, the other scenes do not. */
const DrillScene = lazy(async () => ({ default: (await import("./DrillScene")).DrillScene }));

interface Sample {
  awaited: string[];
  targets?: Mark[];
  view: unknown;
}

const samples = import.meta.glob<Record<string, Sample>>("../test/boards/samples/*.json", {
  eager: true,
  import: "default",
});
const packs = import.meta.glob<unknown>("../../games/{battue,thrones}/src/main/resources/banneret/*/*.yaml", {
  eager: true,
  import: "default",
});
const texts = import.meta.glob<Record<string, string>>(
  ["../../games/{battue,thrones}/src/main/resources/banneret/*/text/*.json", "../src/boards/text/*.json"],
  { eager: true, import: "default" },
);

function contentOf(game: string): unknown {
  if (game === "battles") {
    return battlesContent;
  }
  return Object.fromEntries(
    Object.entries(packs)
      .filter(([path]) => path.includes(`/banneret/${game}/`))
      .map(([path, pack]) => [path.replace(/.*\/|\.yaml$/g, ""), pack]),
  );
}

function textOf(game: string, language: string): Text {
  const all = Object.assign(
    {},
    game === "battles" ? battlesTexts[language === "fr" ? "fr" : "en"] : {},
    ...Object.entries(texts)
      .filter(
        ([path]) =>
          path.endsWith(`/${language}.json`) &&
          (path.includes(`/banneret/${game}/`) || path.includes("/src/boards/")),
      )
      .map(([, own]) => own),
  ) as Record<string, string>;
  return (key, fill = {}) =>
    (all[key] ?? `‹${key}›`).replaceAll(/\{([\w-]+)\}/g, (_, name: string) =>
      String(fill[name] ?? `‹${name}›`),
    );
}

/** Orders as somebody might be laying them. */
const drafted = { winterfell: "march+1", "white-harbor": "consolidate", "shivering-sea": "support" };

function useHash(): string {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const changed = () => {
      setHash(location.hash);
    };
    addEventListener("hashchange", changed);
    return () => {
      removeEventListener("hashchange", changed);
    };
  }, []);
  return hash;
}

function Gallery() {
  const [path = "", query = ""] = useHash().slice(1).split("?");
  const asked = new URLSearchParams(query);
  const [game = "thrones", seats = "5", moment = "march-from"] = path === "" ? [] : path.split("/");
  const [selected, setSelected] = useState<Mark[]>([]);
  const [hovered, setHovered] = useState<Mark | null>(null);
  const theme = asked.get("theme") ?? "light dark";
  useEffect(() => {
    document.documentElement.style.colorScheme = theme;
  }, [theme]);
  const sample = samples[`../test/boards/samples/${game}-${seats}.json`]?.[moment];
  const text = textOf(game, asked.get("lang") ?? "en");
  if (game === "place") {
    return (
      <Suspense fallback={null}>
        <DrillScene text={text} language={asked.get("lang") === "fr" ? "fr" : "en"} />
      </Suspense>
    );
  }
  if (!sample) {
    return <p>{Object.keys(samples).join(" ")}</p>;
  }
  const shared = {
    text,
    targets: sample.targets ?? [],
    awaited: sample.awaited,
    selected,
    hovered: hovered ? [hovered] : [],
    onPick: (kind: string, word: string) => {
      setSelected([{ kind, word }]);
    },
    onHover: setHovered,
  };
  const content = contentOf(game);
  return (
    <main>
      {game === "battles" ? (
        <BattlesBoard {...shared} view={sample.view as BattlesView} content={content as BattlesContent} />
      ) : game === "battue" ? (
        <BattueBoard {...shared} view={sample.view as BattueView} content={content as BattueContent} />
      ) : (
        <ThronesBoard
          {...shared}
          view={sample.view as ThronesView}
          content={content as ThronesContent}
          {...(moment === "place-orders" ? { laid: drafted, sealed: ["lannister", "tyrell"] } : {})}
        />
      )}
      {asked.has("nav") && (
        <nav>
          {Object.entries(samples).flatMap(([file, moments]) =>
            Object.keys(moments).map((name) => {
              const at = `${file.replace(/.*\/|\.json$/g, "").replace("-", "/")}/${name}`;
              return (
                <a key={at} href={`#${at}?${query}`}>
                  {at}
                </a>
              );
            }),
          )}
        </nav>
      )}
    </main>
  );
}

const root = document.getElementById("gallery");
if (root) {
  createRoot(root).render(<Gallery />);
}
