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

test("groups of skills go on below their first one", () => {
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

test("courses below a name of theirs, with their dates, or without groups stay", () => {
  const kept = (...rows: [string, string][]) =>
    expect(labels(...rows)).toEqual(rows.map(([label]) => label));
  kept(...group, ["courses.head", "*Courses"], ["courses.head", "Bridge Design • Soil Mechanics"]);
  kept(...group, ["courses.head", "*Bridges"], ["courses.head", "Bridge Design, 2019 – 2020"]);
  kept(["heading", "SKILLS"], ["skills.item", "Tekla • Robot"], ["courses.head", "First Aid"]);
  kept(["heading", "COURSES"], ...group.slice(1), ["courses.head", "Bridge Design"]);
});
