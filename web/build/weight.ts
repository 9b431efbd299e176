/** The page must load quickly: with any one game, but without the engine, it stays below a weight, or the build fails. */
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { gameIds } from "./games.ts";

const LIMIT = 500_000;

/** The engine lies in the worker; no browser of today asks for the older kind of font. */
const notLoaded = /worker-[^/]*\.js$|\.woff$/;

/** Screens that neither the first screen nor a table loads, and the reader of lesson files of one's own. */
const openedLater =
  /\/src\/army\/(Army|Catalogue|Roster|Words|Picture)|\/icons\/army\.json|\/node_modules\/yaml\//;
const LATER_LIMIT = 80_000;

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
        const files = Object.values(bundle).filter(({ fileName }) => !notLoaded.test(fileName));
        const isLater = (file: (typeof files)[number]) =>
          file.type === "chunk" &&
          file.moduleIds.length > 0 &&
          file.moduleIds.every((id) => openedLater.test(id));
        const sizeOf = (some: typeof files) =>
          some
            .map((file) => gzipSync(file.type === "chunk" ? file.code : file.source).length)
            .reduce((sum, one) => sum + one, 0);
        const weigh = (isLoaded: (game: string | undefined) => boolean) =>
          sizeOf(files.filter((file) => !isLater(file) && isLoaded(gameOf(file.fileName))));
        const later = sizeOf(files.filter(isLater));
        if (later > LATER_LIMIT) {
          this.error(`what is opened later weighs ${later} bytes, compressed; ${LATER_LIMIT} is the limit`);
        }
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
