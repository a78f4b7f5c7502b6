import { expect, test } from "vitest";
import { labeledLines } from "../../../../tests/support/labeled-lines.ts";
import { withLineEntries } from "./line-entries.ts";

const labelsOf = (rows: [label: string, cells: string[]][]) => {
  const all = labeledLines(rows);
  return withLineEntries(
    all.map(({ line }) => line),
    all.map(({ labeled }) => labeled),
  ).map(({ label }) => label);
};

test("each line with names and a period is an entry", () => {
  expect(
    labelsOf([
      ["experience.head", ["Driver, Eddie Stobart, Doncaster (2014–present)"]],
      ["experience.more", ["Van Driver, Royal Mail, Rotherham (2008–2014)"]],
      ["experience.more", ["Porter, Royal Mail, Leeds (2005–2008)"]],
    ]),
  ).toEqual(["experience.head", "experience.head", "experience.head"]);
});

test("a post with its dates below an employer is no entry of its own", () => {
  const rows: [string, string[]][] = [
    ["experience.head", ["Royal Mail, Rotherham"]],
    ["experience.more", ["Van Driver, night shift, 2008–2014"]],
    ["experience.more", ["2008–2014"]],
  ];
  expect(labelsOf(rows)).toEqual(rows.map(([label]) => label));
});

test.each([
  ["Van Driver, night shift, 2008–2014", "Porter, day shift, 2005–2008"],
  ["Van Driver, night shift, 2012–2014", "Van Driver, day shift, 2005–2012"],
])("posts within the dates of their employer stay with it: %s", (...posts) => {
  const rows: [string, string[]][] = [
    ["experience.head", ["Royal Mail, Rotherham (2005–2014)"]],
    ...posts.map((post): [string, string[]] => ["experience.more", [post]]),
  ];
  expect(labelsOf(rows)).toEqual(rows.map(([label]) => label));
});
