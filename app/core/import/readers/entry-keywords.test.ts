/** What a line's words say of it: a job title or an employer, a degree or a school, a place. */
import { expect, test } from "vitest";
import { looksLikeLocation, scoreDegree, scoreJobTitle } from "./entry-keywords.ts";

test.each([
  ["Senior Analyst", 1],
  ["Consultor", 1],
  ["Gesundheits- und Krankenpflegerin", 1],
  ["Acme GmbH", -1],
  ["Alfa s.r.o.", -1],
  ["Universitätsklinikum Bonn", -1],
  ["Agency Director", 0],
  ["Headland", 0],
])("%s is scored as a job title or an employer", (text, expected) => {
  expect(scoreJobTitle(text)).toBe(expected);
});

test.each([
  ["B. Sc. Physics", 1],
  ["Bachelor's in Law", 1],
  ["Berufsausbildung", 1],
  ["Université de Lyon", -1],
  ["Realschule Celle", -1],
  ["Mastery", 0],
])("%s is scored as a degree or a school", (text, expected) => {
  expect(scoreDegree(text)).toBe(expected);
});

test("a location is neither a job title nor a school", () => {
  expect(["Brno, Czech Republic", "Sweden", "Remote"].every(looksLikeLocation)).toBe(true);
  expect(["Lead, Brno", "University, Brno"].some(looksLikeLocation)).toBe(false);
});
