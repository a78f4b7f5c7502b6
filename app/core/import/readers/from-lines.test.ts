import { expect, test } from "vitest";
import { toDocLine } from "#app/core/import/labels/sections-of.ts";
import { labeledLines } from "../../../../tests/support/labeled-lines.ts";
import { fromSections } from "./from-lines.ts";

/** The texts reported as having no field, of a document with this address and these lines above its sections. */
function reportedTexts(address: string, ...texts: string[]) {
  const profile = labeledLines(texts.map((text) => ["contact", [text]])).map(({ line }) =>
    toDocLine(line),
  );
  const outcome = fromSections({ profile, sections: [], address }, profile, "pdf", () =>
    crypto.randomUUID(),
  );
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.report.uncertain.map(({ text }) => text);
}

test.each([
  ["12 High Street, Leeds", "12 High Street", "Leeds"],
  ["Stora Torget 4, 223 50 Lund", "Stora Torget 4 | 223 50 Lund"],
  ["Görlitz, Deutschland", "Görlitz", "Deutschland"],
])("lines that the address %s contains are not reported", (address, ...texts) => {
  expect(reportedTexts(address, "Ada Berg", "Calm Cook", ...texts)).toEqual([]);
});

test("lines that the address lacks, or has only within a word, are reported", () => {
  expect(reportedTexts("Leeds", "Ada Berg", "Calm Cook", "married", "Lee")).toEqual([
    "married",
    "Lee",
  ]);
});
