/** The page must load quickly: with any one game, but without the engine, it stays below a weight, or the build fails. */
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { gameIds } from "./games.ts";

const LIMIT = 500_000;

/** The engine lies in the worker; no browser of today asks for the older kind of font. */
const notLoaded = /worker-[^/]*\.js$|\.woff$/;

export function weight(): Plugin {
  return {
    name: "weight",
    apply: "build",
    writeBundle: {
      order: "post",
      handler(_, bundle) {
        const ids = gameIds();
        // A chunk that only one game needs has that game's name.
        const gameOf = (file: string) => ids.find((id) => file.startsWith(`assets/${id}-`));
        const weigh = (isLoaded: (game: string | undefined) => boolean) =>
          Object.values(bundle)
            .filter(({ fileName }) => !notLoaded.test(fileName) && isLoaded(gameOf(fileName)))
            .map((file) => gzipSync(file.type === "chunk" ? file.code : file.source).length)
            .reduce((sum, one) => sum + one, 0);
        for (const id of ids) {
          const bytes = weigh((game) => game === undefined || game === id);
          if (bytes > LIMIT) {
            this.error(
              `the page with ${id}, without the engine, weighs ${bytes} bytes, compressed; ${LIMIT} is the limit`,
            );
          }
        }
      },
    },
  };
}
