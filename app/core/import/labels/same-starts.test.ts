import { expect, test } from "vitest";
import { labeledLines } from "../../../../tests/support/labeled-lines.ts";
import { withSameStarts } from "./same-starts.ts";

/** A text with a star before it begins in bold. */
function labelsOf(rows: [label: string, text: string][]) {
  const all = labeledLines(rows.map(([label, text]) => [label, [text.replace("*", "")]]));
  const lines = all.map(({ line }, index) => ({
    ...line,
    cells: line.cells.map((cell) => ({
      ...cell,
      isBold: rows[index]?.[1].startsWith("*") === true,
    })),
  }));
  const labels = withSameStarts(
    lines,
    all.map(({ labeled }) => labeled),
  );
  return labels.map(({ label }) => label.split(".")[1]);
}

test.each([
  ["certificates", "*Registered Nurse, Washington", "RN60712345", "*CCRN, AACN, 2021"],
  ["courses", "*Food Safety, City of Leeds", "12 hours, 2019", "*First Aid, Red Cross"],
  ["awards", "*Best Paper, 2019", "for work on cold ranges", "*Teacher of the Year"],
])("a line of %s that begins in bold, as the head does, is a head", (content, ...texts) => {
  const rows = texts.map((text, at): [string, string] => [
    `${content}.${at === 0 ? "head" : "more"}`,
    text,
  ]);
  expect(labelsOf(rows)).toEqual(["head", "more", "head"]);
});

test.each<[string, [string, string][]]>([
  [
    "of jobs",
    [
      ["experience.head", "*Acme"],
      ["experience.more", "Leeds"],
      ["experience.more", "*Cook"],
    ],
  ],
  [
    "right below the head",
    [
      ["awards.head", "*Best Paper"],
      ["awards.more", "*Cascadia Workshop"],
    ],
  ],
  [
    "all in bold",
    [
      ["awards.head", "*A"],
      ["awards.more", "*B"],
      ["awards.more", "*C"],
    ],
  ],
  [
    "without bold",
    [
      ["awards.head", "A"],
      ["awards.more", "B"],
      ["awards.more", "C"],
    ],
  ],
])("lines %s stay as they are", (_, rows) => {
  expect(labelsOf(rows)).toEqual(rows.map(([label]) => label.split(".")[1]));
});
