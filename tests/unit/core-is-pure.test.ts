/** Rules that .dependency-cruiser.mjs cannot check: no global clock, random numbers or network, and names of folders. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..", "..");

const IMPURE = [
  /\bfetch\(/,
  /\bDate\.now\(/,
  /\bnew Date\(\)/,
  /\bMath\.random\(/,
  /\bcrypto\.(randomUUID|getRandomValues)\(/,
];

function sources(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name));
}

const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");

test("core uses clock, random numbers and network only by argument", () => {
  const found = sources("app/core").flatMap((file) => {
    const code = withoutComments(readFileSync(join(ROOT, file), "utf8"));
    return IMPURE.filter((pattern) => pattern.test(code)).map((pattern) => `${file}: ${pattern}`);
  });
  expect(found).toEqual([]);
});

test("no folder has a name like utils, and nothing is re-exported from an index", () => {
  const found = sources("app").filter((file) =>
    /\/(utils|lib|helpers|common|services)\/|\/types\.ts$|\/index\.tsx?$/.test(file),
  );
  expect(found).toEqual([]);
});
