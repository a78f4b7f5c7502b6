import { expect, test } from "vitest";
import { isLanguageAbility, isLanguageHeader } from "./language-abilities.ts";

test.each(["Reading", "Spoken interaction", "Hörverstehen", "Lu", "Scriere", "Muntligt", "Leído"])(
  "%s is what a level is for",
  (text) => {
    expect(isLanguageAbility(text)).toBe(true);
  },
);

test.each(["Level", "Reading novels", "Wortmann", "English", "Proficiency", ""])(
  "%s is not what a level is for",
  (text) => {
    expect(isLanguageAbility(text)).toBe(false);
  },
);

test("the header of the languages", () => {
  expect(["Languages Known", "Sprache:", "Limba"].every(isLanguageHeader)).toBe(true);
  expect(["Language skills", "English", "Lingua madre"].some(isLanguageHeader)).toBe(false);
});
