/**
 * Tests that later groups of skills, which the model took for courses or custom entries, become skills. Rows are lines
 * of a resume, with the label that a model predicted and the text. In labels, "head" is the first line of an entry,
 * "more" a further line of its title, employer or dates, "item" a bullet or other text and "rest" the continuation of a
 * wrapped line.
 */

import { expect, test } from "vitest";
import { labeledLines } from "../../../../../../tests/support/labeled-lines.ts";
import { relabelSkillGroups } from "./skill-sections.ts";

/** An asterisk before the text makes it bold. */
const labels = (...rows: [label: string, text: string][]) =>
  relabelSkillGroups(
    labeledLines(rows.map(([label, text]) => [label, [text.replace("*", "")]])).map(
      ({ line, labeled }, index) => {
        const isBold = rows[index]?.[1].startsWith("*") === true;
        const cells = line.cells.map((cell) => ({ ...cell, isBold }));
        return { line: { ...line, isBold, cells }, labeled };
      },
    ),
  ).map(({ labeled }) => labeled.label);

const group: [string, string][] = [
  ["heading", "SKILLS"],
  ["skills.item", "*Design"],
  ["skills.item", "Tekla • Robot • AutoCAD"],
];

test("further groups below a first group of skills are skills", () => {
  expect(
    labels(
      ...group,
      ["courses.head", "*Codes"],
      ["courses.head", "Eurocode 2 • Eurocode 7 • CDM"],
      ["courses.more", "2015"],
      ["custom.item", "*Other"],
      ["custom.item", "Python • NEC4 contracts"],
    ).slice(3),
  ).toEqual(["skills.item", "skills.item", "skills.rest", "skills.item", "skills.item"]);
});

test("courses below their own heading, with dates, or without a group of skills above stay", () => {
  const expectUnchanged = (...rows: [string, string][]) =>
    expect(labels(...rows)).toEqual(rows.map(([label]) => label));
  expectUnchanged(
    ...group,
    ["courses.head", "*Courses"],
    ["courses.head", "Bridge Design • Soil Mechanics"],
  );
  expectUnchanged(
    ...group,
    ["courses.head", "*Bridges"],
    ["courses.head", "Bridge Design, 2019 – 2020"],
  );
  expectUnchanged(
    ["heading", "SKILLS"],
    ["skills.item", "Tekla • Robot"],
    ["courses.head", "First Aid"],
  );
  expectUnchanged(["heading", "COURSES"], ...group.slice(1), ["courses.head", "Bridge Design"]);
});
