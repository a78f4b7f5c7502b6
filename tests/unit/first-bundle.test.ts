/** The code that every page loads first has no large packages; one import in the root would add them for everyone. */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const APP = join(import.meta.dirname, "..", "..", "app");
/** The modules that are loaded first: of every page with React, and of the landing page. */
const FIRST = ["root.tsx", "entry.client.tsx", "routes/site/landing.tsx"];
/** Imports of values only, because types are erased, and import() is fetched later. */
const STATIC_IMPORT = /^(?:import|export)\s(?!type\s)[^;]*?from "([^"]+)"|^import "([^"]+)"/gm;

/** Every package that these modules import, directly or through ours. */
function packagesOf(entries: string[]): Set<string> {
  const seen = new Set<string>();
  const packages = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file) || file.includes(".server.")) return;
    seen.add(file);
    if (!/\.tsx?$/.test(file)) return;
    for (const [, from, bare] of readFileSync(file, "utf8").matchAll(STATIC_IMPORT)) {
      const name = from ?? bare ?? "";
      if (name.startsWith("#app/")) visit(join(APP, name.slice(5).replace(/\?.*$/, "")));
      else if (name.startsWith(".")) visit(join(dirname(file), name));
      else packages.add(name);
    }
  };
  for (const entry of entries) visit(join(APP, entry));
  return packages;
}

test("the landing page's own script loads no React", () => {
  expect([...packagesOf(["entry.landing.ts"])]).toEqual(["valibot"]);
});

test("the first code of every page holds no dialogs, editor or PDF code", () => {
  const packages = [...packagesOf(FIRST)];
  expect([...packagesOf(["routes/site/styling.tsx"])]).toContain("radix-ui");
  for (const heavy of ["radix-ui", "yjs", "pdfjs-dist", "partysocket", "docx"]) {
    expect(packages.filter((name) => name.startsWith(heavy))).toEqual([]);
  }
});
