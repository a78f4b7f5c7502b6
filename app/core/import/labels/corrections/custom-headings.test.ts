/**
 * Tests that lines under headings for which a resume has no section become a custom section. Rows are lines of a
 * resume, with the label that a model predicted and the text. In labels, "head" is the first line of an entry, "more" a
 * further line of its title, employer or dates, "item" a bullet or other text and "rest" the continuation of a wrapped
 * line.
 */

import { expect, test } from "vitest";
import { labeledLines } from "../../../../../tests/support/labeled-lines.ts";
import { relabelAsCustom } from "./custom-headings.ts";

/** The labels of bold names above sentences below a heading; the model took them for awards. */
function labelsUnder(heading: string, name = "Scrap down by a third", text = "Cut waste to 2%.") {
  const rows: [label: string, cells: string[]][] = [
    ["heading", [heading]],
    ["awards.head", [name]],
    ["awards.item", [text]],
    ["custom.more", ["Safest line"]],
    ["awards.item", ["Kept all"]],
    ["awards.rest", ["staff from harm."]],
  ];
  const lines = labeledLines(rows).map(({ line, labeled }) => ({
    line: { ...line, isBold: /\.(?:head|more)$/.test(labeled.label) },
    labeled,
  }));
  return relabelAsCustom(lines)
    .slice(1)
    .map(({ labeled }) => labeled.label);
}
const CUSTOM = ["custom.item", "custom.item", "custom.item", "custom.item", "custom.rest"];

test("names and sentences under a heading of key achievements are no awards", () => {
  expect(labelsUnder("KEY ACHIEVEMENTS")).toEqual(CUSTOM);
  expect(labelsUnder("Career accomplishments:")).toEqual(CUSTOM);
});

test("supervised students are a custom section, but one student is a job", () => {
  expect(labelsUnder("Graduate Students")).toEqual(CUSTOM);
  expect(labelsUnder("Graduate Student")).not.toEqual(CUSTOM);
});

test("titles above bullets keep their labels", () => {
  const lines = labeledLines([
    ["heading", ["Selected accomplishments"]],
    ["custom.head", ["Budgets"]],
    ["custom.item", ["• Cut costs by a third."]],
  ]).map(({ line, labeled }) => ({
    line: { ...line, isBold: labeled.label === "custom.head" },
    labeled,
  }));
  expect(relabelAsCustom(lines)).toEqual(lines);
});

test("awards under achievements, or with a date, stay awards", () => {
  expect(labelsUnder("Achievements")[0]).toBe("awards.head");
  expect(labelsUnder("Key achievements", "Operator of the Year")[0]).toBe("awards.head");
  expect(labelsUnder("Key achievements", "Best shift", "Awarded by Acme.")[0]).toBe("awards.head");
  expect(labelsUnder("Key achievements", "Best Plant Award 2021")[0]).toBe("awards.head");
  expect(labelsUnder("Key achievements", "Best Plant Award", "Oslo, 2021")[0]).toBe("awards.head");
});

test("bulleted sentences under key achievements are text, even with a year", () => {
  const labelsOf = (...rows: [label: string, text: string][]) =>
    relabelAsCustom(
      labeledLines([
        ["heading", ["Key achievements"]],
        ...rows.map(([label, text]): [string, string[]] => [label, [text]]),
      ]),
    )
      .slice(1)
      .map(({ labeled }) => labeled.label);
  const rows: [label: string, text: string][] = [
    ["awards.head", "• Raised the share of pupils with a good grade to 63%"],
    ["experience.rest", "in 2024"],
    ["experience.item", "• Kept a full team of eleven for three years"],
  ];
  expect(labelsOf(...rows)).toEqual(["custom.item", "custom.rest", "custom.item"]);
  for (const row of [
    ["awards.head", "• Salesperson of the Year in the northern region"],
    ["awards.head", "• Best poster about tidal power, Oak University"],
    ["awards.head", "• Oak Medal 2019"],
    ["experience.head", "Nurse at the clinic in town since 2019"],
  ] as const)
    expect(labelsOf(...rows, [...row])).toEqual([...rows, row].map(([label]) => label));
});

test("rows that begin with the name of their section keep its label, without the name", () => {
  const read = (...rows: [label: string, cells: string[]][]) =>
    relabelAsCustom(labeledLines([["heading", ["Additional information"]], ...rows]))
      .slice(1)
      .map(({ line, labeled }) => `${labeled.label}: ${line.text}`);
  expect(
    read(
      ["skills.item", ["Skills", "Excel, wedding and"]],
      ["skills.rest", ["conference sales"]],
      ["languages.item", ["Languages", "Dutch (fluent)"]],
      ["skills.item", ["Available at once"]],
      ["skills.item", ["Excel", "Word"]],
    ),
  ).toEqual([
    "skills.item: Excel, wedding and",
    "skills.rest: conference sales",
    "languages.item: Dutch (fluent)",
    "custom.item: Available at once",
    "custom.item: Excel Word",
  ]);
});
