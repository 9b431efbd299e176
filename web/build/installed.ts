/** What makes the page an app: its icons, its manifest, and the worker that keeps its files at hand. */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { HtmlTagDescriptor, Plugin } from "vite";
import { iconPng, iconSvg } from "./icon.ts";

const SIZES = [180, 192, 512];
const LIGHT = "#fbf6ea";
const DARK = "#1d1a17";

/** No browser of today asks for the older kind of font. */
const isKept = (file: string) => !file.endsWith(".woff") && !file.endsWith(".map");

function manifest(): string {
  const png = (purpose: string) =>
    [192, 512].map((side) => ({
      src: `icon-${side}.png`,
      sizes: `${side}x${side}`,
      type: "image/png",
      purpose,
    }));
  return JSON.stringify({
    id: "./",
    name: "Banneret",
    short_name: "Banneret",
    start_url: "./",
    scope: "./",
    display: "standalone",
    background_color: LIGHT,
    theme_color: LIGHT,
    icons: [
      { src: "icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
      ...png("any"),
      ...png("maskable"),
    ],
  });
}

const tags: HtmlTagDescriptor[] = [
  { tag: "link", attrs: { rel: "manifest", href: "./manifest.json" }, injectTo: "head" },
  { tag: "link", attrs: { rel: "icon", href: "./icon.svg", type: "image/svg+xml" }, injectTo: "head" },
  { tag: "link", attrs: { rel: "apple-touch-icon", href: "./icon-180.png" }, injectTo: "head" },
  {
    tag: "meta",
    attrs: { name: "theme-color", content: LIGHT, media: "(prefers-color-scheme: light)" },
    injectTo: "head",
  },
  {
    tag: "meta",
    attrs: { name: "theme-color", content: DARK, media: "(prefers-color-scheme: dark)" },
    injectTo: "head",
  },
];

/** The worker of a build: it keeps these files, under a name that changes whenever one of them does. */
export function worker(files: ReadonlyMap<string, string | Uint8Array>): string {
  const names = [...files.keys()].filter(isKept).sort();
  const hash = createHash("sha256");
  names.forEach((name) => hash.update(name).update(files.get(name) ?? ""));
  return readFileSync(new URL("sw.js", import.meta.url), "utf8")
    .replace("__VERSION__", () => hash.digest("hex").slice(0, 16))
    .replace("= __FILES__", () => `= ${JSON.stringify(names)}`);
}

export function installed(): Plugin {
  return {
    name: "installed",
    apply: "build",
    transformIndexHtml: { order: "post", handler: () => tags },
    writeBundle: {
      order: "post",
      handler({ dir = "" }, bundle) {
        const own = new Map<string, string | Uint8Array>([
          ["icon.svg", iconSvg()],
          ["manifest.json", manifest()],
          ...SIZES.map((side): [string, Uint8Array] => [`icon-${side}.png`, iconPng(side)]),
        ]);
        mkdirSync(dir, { recursive: true });
        own.forEach((content, name) => {
          writeFileSync(join(dir, name), content);
        });
        const built = Object.values(bundle).map((file): [string, string | Uint8Array] => [
          file.fileName,
          file.type === "chunk" ? file.code : file.source,
        ]);
        writeFileSync(join(dir, "sw.js"), worker(new Map([...own, ...built])));
      },
    },
  };
}
