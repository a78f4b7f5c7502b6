/** What a line's words say of it: a post or an employer, a degree or a school, a place. */
import { expect, test } from "vitest";
import { degreeness, looksLikePlace, postness } from "./naming-words.ts";

test.each([
  ["Senior Analyst", 1],
  ["Consultor", 1],
  ["Gesundheits- und Krankenpflegerin", 1],
  ["Acme GmbH", -1],
  ["Alfa s.r.o.", -1],
  ["Universitätsklinikum Bonn", -1],
  ["Agency Director", 0],
  ["Headland", 0],
])("%s: post or employer", (text, expected) => {
  expect(postness(text)).toBe(expected);
});

test.each([
  ["B. Sc. Physics", 1],
  ["Bachelor's in Law", 1],
  ["Berufsausbildung", 1],
  ["Université de Lyon", -1],
  ["Realschule Celle", -1],
  ["Mastery", 0],
])("%s: degree or school", (text, expected) => {
  expect(degreeness(text)).toBe(expected);
});

test("a place is neither a post nor a school", () => {
  expect(["Brno, Czech Republic", "Sweden", "Remote"].every(looksLikePlace)).toBe(true);
  expect(["Lead, Brno", "University, Brno"].some(looksLikePlace)).toBe(false);
});
