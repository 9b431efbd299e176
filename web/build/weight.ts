/** The page must load quickly: all of it but the engine stays below a weight, or the build fails. */
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

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
        const bytes = Object.values(bundle)
          .filter(({ fileName }) => !notLoaded.test(fileName))
          .map((file) => gzipSync(file.type === "chunk" ? file.code : file.source).length)
          .reduce((sum, one) => sum + one, 0);
        if (bytes > LIMIT) {
          this.error(`the page without the engine weighs ${bytes} bytes, compressed; ${LIMIT} is the limit`);
        }
      },
    },
  };
}
