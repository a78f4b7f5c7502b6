import { expect, test } from "vitest";
import { linesOf } from "../../../../tests/support/lines-of.ts";
import { splitLabeledSkills } from "./labeled-skills.ts";

const split = (text: string) => {
  const { skills, languages, interests } = splitLabeledSkills(linesOf(text));
  return [skills, languages, interests].map((lines) => lines.map((line) => line.text));
};

test("labeled languages with levels, and interests, are taken out of the skills", () => {
  expect(
    split("Skills: Triage, Epic\nLanguages: English (native), Tagalog (fluent)\nInterests: Choir"),
  ).toEqual([["Skills: Triage, Epic"], ["English (native), Tagalog (fluent)"], ["Choir"]]);
});

test.each([
  "Languages: Go, Kotlin",
  "Languages: Python - advanced, Java - intermediate",
  "Languages: Python (advanced), Java (basic)",
  "Languages: Swift: fluent; Visual Basic: good",
])("programming languages stay among the skills: %s", (line) => {
  expect(split(`${line}\nData: PostgreSQL`)).toEqual([[line, "Data: PostgreSQL"], [], []]);
});

test.each([
  "Brazilian Portuguese (fluent), Mandarin (basic)",
  "Deutsch – Muttersprache, Englisch – fließend",
  "français (courant), anglais (notions)",
  "Chinese (Cantonese) native, Tok Pisin B2, British Sign Language (basic)",
])("spoken languages are taken out of the skills: %s", (list) => {
  expect(split(`Languages: ${list}`)).toEqual([[], [list], []]);
});

test.each([
  ["Interests: Choir, Chess\nand rowing", [], ["Choir, Chess", "and rowing"]],
  [
    "Languages: English (native), Tagalog\n(fluent), Spanish",
    ["English (native), Tagalog", "(fluent), Spanish"],
    [],
  ],
  ["Interests: Choir,\nChess", [], ["Choir,", "Chess"]],
])("the next line of a wrapped list has the same section: %j", (text, languages, interests) => {
  expect(split(`${text}\nData: SQL`)).toEqual([["Data: SQL"], languages, interests]);
});
