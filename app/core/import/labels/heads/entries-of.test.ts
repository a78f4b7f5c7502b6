import { expect, test } from "vitest";
import { labeledLines } from "../../../../../tests/support/labeled-lines.ts";
import { entriesOf } from "./entries-of.ts";

function entries(content: "experience" | "awards", ...rows: [part: string, text: string][]) {
  const all = labeledLines(rows.map(([part, text]) => [`${content}.${part}`, [text]]));
  const read = entriesOf(
    all.map(({ line }) => line),
    all.map(({ labeled }) => labeled),
    content,
    (before, after) =>
      /[-\u2010]$/.test(before) ? before.slice(0, -1) + after : `${before} ${after}`,
  );
  return read.map(({ head, body }) => ({ head: head.lines.map(({ text }) => text), body }));
}

test("a place in brackets below the text of a job belongs to its head", () => {
  expect(
    entries(
      "experience",
      ["head", "Museum – Fellow"],
      ["item", "Planned shows"],
      ["more", "(Bari)"],
      ["more", "(see also below)"],
    ),
  ).toEqual([{ head: ["Museum – Fellow", "(Bari)"], body: ["Planned shows", "(see also below)"] }]);
});

test.each([
  ["Fellow, Institute for", "Polar Studies", ["Fellow, Institute for Polar Studies"]],
  ["Salish Hack Day Win‐", "ner", ["Salish Hack Day Winner"]],
  ["Fellow, Institute", "Polar Studies", ["Fellow, Institute", "Polar Studies"]],
  ["Director of", "2019 – 2021", ["Director of", "2019 – 2021"]],
  ["Fellow, Institute for", "Polar Studies, 2019", ["Fellow, Institute for Polar Studies, 2019"]],
  ["DUT Gestion", "logistique et", ["DUT Gestion logistique et"]],
  ["National Employment Law", "Council", ["National Employment Law Council"]],
  ["Cook", "at Oak Inn", ["Cook", "at Oak Inn"]],
  ["Cook", "part-time", ["Cook", "part-time"]],
  ["Cook", "since 2019", ["Cook", "since 2019"]],
])("a name that is broken goes on in the next line: %s", (first, second, head) => {
  expect(entries("awards", ["head", first], ["more", second])[0]?.head).toEqual(head);
});
