import { expect, test } from "vitest";
import { labeledLines } from "../../../../../tests/support/labeled-lines.ts";
import { splitHeadline } from "./headline-beside-contact.ts";

const split = (...rows: [string, string[]][]) =>
  splitHeadline(labeledLines(rows), (text) => /Welder/.test(text)).map(({ line, labeled }) => [
    labeled.label,
    ...line.cells.map(({ text }) => text),
  ]);

test("a post before contact details is the headline", () => {
  expect(
    split(["name", ["Ada Berg"]], ["contact", ["Pipe Welder", "ada@berg.example", "Leeds"]]),
  ).toEqual([
    ["name", "Ada Berg"],
    ["headline", "Pipe Welder"],
    ["contact", "ada@berg.example", "Leeds"],
  ]);
});

test.each([
  [
    ["name", ["Ada Berg"]],
    ["contact", ["Leeds", "ada@berg.example"]],
  ],
  [
    ["name", ["Ada Berg"]],
    ["contact", ["Welder Street", "Leeds"]],
  ],
  [
    ["headline", ["Baker"]],
    ["contact", ["Pipe Welder", "ada@berg.example"]],
  ],
] as [string, string[]][][])("otherwise lines stay: %j", (...rows) => {
  expect(split(...rows)).toEqual(rows.map(([label, cells]) => [label, ...cells]));
});
