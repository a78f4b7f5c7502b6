/**
 * Tests that a job title in a line with contact details becomes the headline. Rows are lines of a resume, with the
 * label that a model predicted and the texts of their cells.
 */

import { expect, test } from "vitest";
import { labeledLines } from "../../../../../tests/support/labeled-lines.ts";
import { splitHeadlineFromContact } from "./headline-beside-contact.ts";

const split = (...rows: [string, string[]][]) =>
  splitHeadlineFromContact(labeledLines(rows), (text) =>
    /Welder|Farmer|Teacher|driver/.test(text),
  ).map(({ line, labeled }) => [labeled.label, ...line.cells.map(({ text }) => text)]);

test("a job title before contact details is the headline", () => {
  expect(
    split(["name", ["Ada Berg"]], ["contact", ["Pipe Welder", "ada@berg.example", "Leeds"]]),
  ).toEqual([
    ["name", "Ada Berg"],
    ["headline", "Pipe Welder"],
    ["contact", "ada@berg.example", "Leeds"],
  ]);
});

test.each(["Farmer", "Teacher of English"])(
  "%s before an email address is the headline",
  (post) => {
    expect(split(["name", ["Ada Berg"]], ["contact", [post, "ada@berg.example"]])[1]).toEqual([
      "headline",
      post,
    ]);
  },
);

test.each([
  "Farmer Road",
  "Farmer Street, Leeds",
  "Rue Farmer",
  "Farmer, Leeds",
  "Clean driver licence",
])("%s before an email address is no headline", (text) => {
  const row: [string, string[]] = ["contact", [text, "ada@berg.example"]];
  expect(split(["name", ["Ada Berg"]], row)[1]).toEqual(["contact", ...row[1]]);
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
] as [string, string[]][][])(
  "lines stay without a job title or contact details, or without a name: %j",
  (...rows) => {
    expect(split(...rows)).toEqual(rows.map(([label, cells]) => [label, ...cells]));
  },
);
