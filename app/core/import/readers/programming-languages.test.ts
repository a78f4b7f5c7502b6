import { expect, test } from "vitest";
import { linesOf } from "../../../../tests/support/lines-of.ts";
import { programmingLanguagesToSkills } from "./programming-languages.ts";

/** The section that one titled "Languages" with these lines becomes. */
const convert = (text: string) =>
  programmingLanguagesToSkills({ kind: "languages", title: "Languages", lines: linesOf(text) });

test("programming languages become skills, and the title the name of the first group", () => {
  const { kind, lines } = convert("Advanced\nGo || Python\nSystems\nExpert\nLinux || AWS");
  expect(kind).toBe("skills");
  expect(lines.map(({ text }) => text)).toEqual(["Languages", "Go Python", "Systems", "Linux AWS"]);
});

test.each([
  "German, Polish",
  "Go, German",
  "Ilonggo – native, Waray (fluent)",
  "Kinaray-a",
  "Kalenjin, Luhya",
  "Auslan, Makaton, Braille",
  "Hindi: native\nAwadhi: fluent",
])("%j stays a section of languages", (text) => {
  expect(convert(text).kind).toBe("languages");
});
