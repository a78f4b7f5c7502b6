import { expect, test } from "vitest";
import { labeledLines } from "../../../../../tests/support/labeled-lines.ts";
import { relabelAsCustom } from "./custom-headings.ts";

/** The labels of bold names above sentences, which are labeled as awards. */
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

test("names and sentences under key achievements are no awards", () => {
  expect(labelsUnder("KEY ACHIEVEMENTS")).toEqual(CUSTOM);
  expect(labelsUnder("Career accomplishments:")).toEqual(CUSTOM);
});

test("titles above bullets stay apart", () => {
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

test("awards under achievements, or with a date, stay", () => {
  expect(labelsUnder("Achievements")[0]).toBe("awards.head");
  expect(labelsUnder("Key achievements", "Operator of the Year")[0]).toBe("awards.head");
  expect(labelsUnder("Key achievements", "Best shift", "Awarded by Acme.")[0]).toBe("awards.head");
  expect(labelsUnder("Key achievements", "Best Plant Award 2021")[0]).toBe("awards.head");
  expect(labelsUnder("Key achievements", "Best Plant Award", "Oslo, 2021")[0]).toBe("awards.head");
});
