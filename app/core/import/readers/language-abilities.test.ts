import { expect, test } from "vitest";
import { isLanguageAbility, isLanguageHeader } from "./language-abilities.ts";

test.each(["Reading", "Spoken interaction", "Hörverstehen", "Lu", "Scriere", "Muntligt", "Leído"])(
  "%s is an ability that levels are given for",
  (text) => {
    expect(isLanguageAbility(text)).toBe(true);
  },
);

test.each(["Level", "Reading novels", "Wortmann", "English", "Proficiency", ""])(
  "%s is no such ability",
  (text) => {
    expect(isLanguageAbility(text)).toBe(false);
  },
);

test("the header of the column with the languages' names is recognized", () => {
  expect(["Languages Known", "Sprache:", "Limba"].every(isLanguageHeader)).toBe(true);
  expect(["Language skills", "English", "Lingua madre"].some(isLanguageHeader)).toBe(false);
});
