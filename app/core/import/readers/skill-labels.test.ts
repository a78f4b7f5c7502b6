import { expect, test } from "vitest";
import { linesOf } from "../../../../tests/support/lines-of.ts";
import { splitSkillLabels } from "./skill-labels.ts";

const split = (text: string) => {
  const { skills, languages, interests } = splitSkillLabels(linesOf(text));
  return [skills, languages, interests].map((lines) => lines.map((line) => line.text));
};

test("languages with levels and interests leave the skills", () => {
  expect(
    split("Skills: Triage, Epic\nLanguages: English (native), Tagalog (fluent)\nInterests: Choir"),
  ).toEqual([["Skills: Triage, Epic"], ["English (native), Tagalog (fluent)"], ["Choir"]]);
});

test("languages of programs stay", () => {
  expect(split("Languages: Go, Kotlin\nData: PostgreSQL")).toEqual([
    ["Languages: Go, Kotlin", "Data: PostgreSQL"],
    [],
    [],
  ]);
});
