import { expect, test } from "vitest";
import { markHeadings, type TextLine } from "./text-headings.ts";

/** Marks the lines of a text, of which empty ones are dropped; returns texts with their levels. */
function mark(text: string): string[] {
  const all = text.split("\n");
  const lines = all.flatMap((line, index): TextLine[] => {
    const [isAfterBlank, isBeforeBlank] = [!all[index - 1], all[index + 1] === ""];
    return line
      ? [{ text: line, indent: 0, isAfterBlank, isBeforeBlank, level: null, page: 1 }]
      : [];
  });
  return markHeadings(lines).map(({ level, text }) => (level ? `${level} ${text}` : text));
}

test("an underline gives a heading its level: dashes an entry's, other signs a section's", () => {
  expect(mark("Skills\n======\nWelding\n\nPlates\n------\nCut")).toEqual([
    "1 Skills",
    "Welding",
    "2 Plates",
    "Cut",
  ]);
});

test("a heading between signs is a section's, unless a line of dashes is below it", () => {
  expect(mark("[Skills]\n- Welding\n- Cutting")).toEqual(["1 Skills", "- Welding", "- Cutting"]);
  expect(mark("- Skills\nWelding")).toEqual(["1 Skills", "Welding"]);
  expect(mark("== Skills ==\n- Welding")).toEqual(["1 Skills", "- Welding"]);
  expect(mark("[Skills]\n--------\nWelding")).toEqual(["2 Skills", "Welding"]);
});

test("a known heading among list items is an item", () => {
  expect(mark("Duties\n- Training\n- Budgets")).toEqual(["Duties", "- Training", "- Budgets"]);
  expect(mark("* Budgets\n* Training\nMore")).toEqual(["* Budgets", "* Training", "More"]);
});

test("the first item of a list is its heading if in capitals, or if other headings have its sign", () => {
  expect(mark("Ada Berg\n\n- SKILLS\n- Welding")).toEqual(["Ada Berg", "1 SKILLS", "- Welding"]);
  expect(mark("Ada\n\n* Profile\nWelder\n\n* Skills\n* Welding\n* Training")).toEqual([
    "Ada",
    "1 Profile",
    "Welder",
    "1 Skills",
    "* Welding",
    "* Training",
  ]);
});

test("the first items of several lists are headings, unless a heading is above them", () => {
  expect(mark("Ada\n\n- Skills\n- Welding\n\n- Languages\n- Irish")).toEqual([
    "Ada",
    "1 Skills",
    "- Welding",
    "1 Languages",
    "- Irish",
  ]);
  const list = "Skills\n\n- Training\n- Budgets\n\nInterests\n\n- Languages\n- Chess";
  expect(mark("Mill\n\n- Training\n- Cuts\n\nOak\n\n- Training\n- Saws").join()).not.toMatch(/\d/);
  expect(mark(list).filter((line) => /^\d/.test(line))).toEqual([]);
});

test("capitals below a line of dashes are a heading, as below an empty line", () => {
  expect(mark("Ada Berg\n--------\nSKILLS\nWelding")).toEqual([
    "2 Ada Berg",
    "1 SKILLS",
    "Welding",
  ]);
});
