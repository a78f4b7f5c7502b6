/** Files made to keep the importer busy for long are rejected, or read within seconds. */
import { expect, test } from "vitest";
import { importFile } from "./import-file.ts";

const numbered = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join("");

/** The error message of an import; null if the file was read. */
async function messageOf(file: string): Promise<string | null> {
  let ids = 0;
  const outcome = await importFile(new TextEncoder().encode(file), {
    newId: () => `n${++ids}`,
    loadModels: async () => null,
    readPdf: async () => ({ ok: false, message: "No PDF" }),
  });
  return outcome.ok ? null : outcome.message;
}

const FAR_MORE = /far more/;
// Unbounded, these take from ten seconds to years.
test.each<[string, string, RegExp | null]>([
  // Percent signs begin comments of BibTeX, which the detection of formats skips.
  ["a line of percent signs", `${"%".repeat(60)}\nAnn Berg\nann@example.com\n`, null],
  [
    "a YAML file of keys",
    `cv:\n  name: Ann\n${numbered(30_000, (index) => `  k${index}: x\n`)}`,
    null,
  ],
  [
    "a YAML file of sections",
    `cv:\n  name: Ann\n  sections:\n${numbered(20_000, (index) => `    k${index}: [a]\n`)}`,
    FAR_MORE,
  ],
])("%s ends in time", { timeout: 30_000 }, async (_, file, refused) => {
  const message = await messageOf(file);
  if (refused) expect(message).toMatch(refused);
  else expect(message).toBeNull();
});

test("a repeated YAML key is an error", async () => {
  expect(await messageOf("cv:\n  name: Ann\n  name: Bea\n")).toMatch(/not valid YAML/);
});
