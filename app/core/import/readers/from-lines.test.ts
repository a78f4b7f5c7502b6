import { expect, test } from "vitest";
import { toDocLine } from "#app/core/import/labels/sections-of.ts";
import { labeledLines } from "../../../../tests/support/labeled-lines.ts";
import { fromSections } from "./from-lines.ts";

function toldOf(address: string, ...texts: string[]) {
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
])("what the address %s has is not told as left out", (address, ...texts) => {
  expect(toldOf(address, "Ada Berg", "Calm Cook", ...texts)).toEqual([]);
});

test("what it lacks is told, and so is a part of one of its words", () => {
  expect(toldOf("Leeds", "Ada Berg", "Calm Cook", "married", "Lee")).toEqual(["married", "Lee"]);
});
