import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { parse } from "yaml";
import { engineFile, games } from "./build/games.ts";
import { installed } from "./build/installed.ts";
import { weight } from "./build/weight.ts";

/** The games' own packs, for the gallery and tests: the page gets them from its table. */
function packs(): Plugin {
  return {
    name: "packs",
    transform: (code, id) =>
      id.endsWith(".yaml") ? { code: `export default ${JSON.stringify(parse(code))}`, map: null } : null,
  };
}

const rolldownOptions = { checks: { pluginTimings: false } };

export default defineConfig({
  base: "./",
  plugins: [react(), packs(), games(), weight(), installed()],
  worker: { format: "es", plugins: () => [games()], rolldownOptions },
  resolve: { alias: { "banneret-engine": engineFile } },
  build: {
    outDir: process.env.BANNERET_PAGE ?? "target/page",
    emptyOutDir: true,
    target: "es2022",
    // Browsers that know light-dark() themselves: a media query in its place would not hear the theme that is set.
    cssTarget: ["chrome123", "edge123", "firefox120", "safari17.5"],
    rolldownOptions,
  },
  server: { fs: { allow: [".."] } },
  test: { include: ["test/**/*.test.{ts,tsx}"], testTimeout: 120_000 },
});
