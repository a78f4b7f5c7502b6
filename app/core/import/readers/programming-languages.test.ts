import { expect, test } from "vitest";
import { linesOf } from "../../../../tests/support/lines-of.ts";
import { programmingLanguagesToSkills } from "./programming-languages.ts";

const asked = (text: string) =>
  programmingLanguagesToSkills({ kind: "languages", title: "Languages", lines: linesOf(text) });

test("languages of programmers are skills, the first of several groups", () => {
  const { kind, lines } = asked("Advanced\nGo || Python\nSystems\nExpert\nLinux || AWS");
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
])("%j are languages", (text) => {
  expect(asked(text).kind).toBe("languages");
});
