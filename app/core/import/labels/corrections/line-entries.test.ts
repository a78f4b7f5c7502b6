/**
 * Tests where entries start in lists with one entry per line, in custom sections and among projects. Rows are lines of
 * a resume, with the label that a model predicted and the text. In labels, "head" is the first line of an entry, "more"
 * a further line of its title, employer or dates and "item" a bullet or other text.
 */

import { expect, test } from "vitest";
import { labeledLines, labelsAfterCorrection } from "../../../../../tests/support/labeled-lines.ts";
import {
  withCustomHeads,
  withMembershipAndAwardLists,
  withOneLineEntries,
  withProjectHeads,
  withProjectsInMargin,
} from "./line-entries.ts";

const labelsOf = (rows: [label: string, cells: string[]][]) => {
  return labelsAfterCorrection(withOneLineEntries, rows);
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

test("a long entry that ends with the form of a company is one", () => {
  const head =
    "Engineer, Platform and Data, Oak Software and Hardware of the North Ltd., 2012 – 2015";
  const below =
    "2015 – 2019 Senior Software Engineer, Platform and Data, Big Sky Software of Leeds Inc.";
  expect(
    labelsOf([
      ["experience.head", [head]],
      ["experience.more", [below]],
    ]),
  ).toEqual(["experience.head", "experience.head"]);
});

test("a sentence with a year starts no entry", () => {
  const rows: [string, string[]][] = [
    ["experience.head", ["1999 – 2023", "Southwest, Phoenix – Captain"]],
    [
      "experience.item",
      ["Line captain and, from 2011, check airman who gave some 400 line checks."],
    ],
  ];
  expect(labelsOf(rows)).toEqual(rows.map(([label]) => label));
});

test("a job title with its dates below an employer starts no entry", () => {
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
])("job titles within the dates of their employer stay in its entry: %s", (...posts) => {
  const rows: [string, string[]][] = [
    ["experience.head", ["Royal Mail, Rotherham (2005–2014)"]],
    ...posts.map((post): [string, string[]] => ["experience.more", [post]]),
  ];
  expect(labelsOf(rows)).toEqual(rows.map(([label]) => label));
});

/** Lines with a bullet are smaller than the others, and all end halfway to the right edge. */
const labelsAfter = (correct: typeof withOneLineEntries, rows: [label: string, text: string][]) => {
  const all = labeledLines(rows.map(([label, text]) => [label, [text]]));
  return correct(
    all.map(({ line }) => ({ ...line, size: line.isBullet ? 9 : 10, columnRight: 200 })),
    all.map(({ labeled }) => labeled),
  ).map(({ label }) => label);
};

test("in a custom section, each title above bullets starts an entry", () => {
  expect(
    labelsAfter(withCustomHeads, [
      ["custom.head", "Training"],
      ["custom.item", "• Designed a program for nine stores"],
      ["custom.more", "Leadership"],
      ["custom.item", "• Managed 52 associates"],
    ]),
  ).toEqual(["custom.head", "custom.item", "custom.head", "custom.item"]);
});

test("names with tools above bullets start projects if no line of the section does", () => {
  const rows: [string, string][] = [
    ["heading", "Projects"],
    ["projects.item", "Bike Radar | C, KiCad"],
    ["projects.item", "• Built a radar light"],
    ["projects.item", "Course Graph | TypeScript"],
    ["projects.item", "• Web app for 3,000 courses"],
  ];
  const head = "projects.head";
  expect(labelsAfter(withProjectHeads, rows)).toEqual([
    "heading",
    ...[head, "projects.item", head, "projects.item"],
  ]);
  const plain = rows.map(([label, text]): [string, string] => [
    label,
    text.replace("• ", "").replace(/ \|.*/, ""),
  ]);
  expect(labelsAfter(withProjectHeads, plain)).toEqual(plain.map(([label]) => label));
});

test("below a project with its tools, a line like it starts another one", () => {
  const [head, item] = ["projects.head", "projects.item"];
  expect(
    labelsAfter(withProjectHeads, [
      ["heading", "Projects"],
      [head, "tidewatch | Python, FastAPI"],
      [item, "Shows tides of beaches."],
      [item, "billcheck | Python, DuckDB"],
      [item, "Finds duplicate bills."],
    ]),
  ).toEqual(["heading", head, item, head, item]);
  const plain: [string, string][] = [
    [head, "tidewatch"],
    [item, "Shows tides of beaches."],
    [item, "Backend | Python, DuckDB"],
  ];
  expect(labelsAfter(withProjectHeads, plain)).toEqual([head, item, item]);
  expect(
    labelsAfter(withProjectHeads, [
      [head, "Tide Watch | Personal Project"],
      [item, "React, Node | MongoDB"],
      [item, "Shows tides of beaches."],
    ]),
  ).toEqual([head, item, item]);
});

test("each line of a list of memberships starts an entry, unless it names a role", () => {
  const [head, more] = ["memberships.head", "memberships.more"];
  expect(
    labelsAfter(withMembershipAndAwardLists, [
      [head, "Linguistics Association of Great Britain"],
      [more, "Philological Society"],
    ]),
  ).toEqual([head, head]);
  expect(
    labelsAfter(withMembershipAndAwardLists, [
      [head, "Philological Society"],
      [more, "Elected member"],
    ]),
  ).toEqual([head, more]);
});

test("the second line of a wrapped name is no membership of its own", () => {
  const wrapped: [string, string][] = [
    ["memberships.head", "Royal College of Nursing of Great Britain and"],
    ["memberships.more", "Northern Ireland"],
  ];
  expect(labelsAfter(withMembershipAndAwardLists, wrapped)).toEqual(
    wrapped.map(([label]) => label),
  );
});

test("three awards on lines that look alike are three entries, two may be an award and its issuer", () => {
  const [head, more] = ["awards.head", "awards.more"];
  const medals: [string, string][] = [
    [head, "Bronze Star Medal"],
    [more, "Navy Achievement Medal"],
    [more, "Good Conduct Medal"],
  ];
  expect(labelsAfter(withMembershipAndAwardLists, medals)).toEqual([head, head, head]);
  expect(labelsAfter(withMembershipAndAwardLists, medals.slice(0, 2))).toEqual([head, more]);
});

test("awards above their issuers stay in pairs", () => {
  const pairs: [string, string][] = [
    ["awards.head", "Best Pie Prize"],
    ["awards.more", "Yorkshire Post"],
    ["awards.head", "Golden Spoon Award"],
    ["awards.more", "Leeds Food Fair"],
  ];
  expect(labelsAfter(withMembershipAndAwardLists, pairs)).toEqual(pairs.map(([label]) => label));
});

test("each name in the margin starts a project if the first project has its name there", () => {
  const all = labeledLines([
    ["projects.head", ["Crumb", "Scaler of recipes"]],
    ["projects.item", ["Svelte, SQLite"]],
    ["projects.item", ["Bus or Walk", "Tells whether to wait"]],
    ["projects.item", ["and when", "to leave"]],
  ]);
  expect(
    withProjectsInMargin(
      all.map(({ line }) => line),
      all.map(({ labeled }) => labeled),
    ).map(({ label }) => label),
  ).toEqual(["projects.head", "projects.item", "projects.head", "projects.item"]);
});

test("a name with tools starts a project without bullets too", () => {
  expect(
    labelsAfter(withProjectHeads, [
      ["heading", "Projects"],
      ["projects.item", "River Watch | Python, FastAPI"],
      ["projects.item", "Public warnings for 60 rivers."],
      ["projects.item", "Slow Mail | Go"],
      ["projects.item", "A newsletter, once a year."],
    ]),
  ).toEqual(["heading", "projects.head", "projects.item", "projects.head", "projects.item"]);
});

test("a year in the margin starts an entry, as the period above it does", () => {
  const labels = (...rows: [date: string, text: string][]) =>
    labelsOf(
      rows.map(([date, text], index) => [`education.${index > 0 ? "more" : "head"}`, [date, text]]),
    );
  const bts: [string, string] = ["2010 – 2012", "BTS Gestion, Lycée Vauban, Lyon"];
  expect(labels(bts, ["2010", "Baccalauréat, Lycée Ampère, Lyon"])[1]).toBe("education.head");
  expect(labels(bts, ["2011", "Erasmus, Universidad de Cádiz"])[1]).toBe("education.more");
  expect(labels(bts, ["2010", "Félicitations du jury"])[1]).toBe("education.more");
  expect(labels(["Lyon", bts[1]], ["2010", "Baccalauréat, Lycée Ampère"])[1]).toBe(
    "education.more",
  );
});
