/** The paper of a new resume, by the languages that the browser sends. */
import { expect, test } from "vitest";
import { designForLanguages, usesLetter } from "./default-paper.ts";

test.each([
  "en-US,en;q=0.9",
  "en;q=0.8, en-US",
  "es-MX,es;q=0.9",
  "fr-CA",
  "en,en-US;q=0.5",
  "fil-PH",
  "es-Latn-CL",
  "EN-us",
])("%s gets Letter", (header) => {
  expect(designForLanguages(header)).toEqual({ paper: "letter" });
});

test.each([
  null,
  "",
  "*",
  "en",
  "en-GB,en-US;q=0.9,en;q=0.8",
  "de,en-US;q=0.7,en;q=0.3",
  "es-ES",
  "es-419",
  "en-US;q=0",
  "en-US;q=nonsense",
  "pt-BR",
  ";;,,-",
])("%s gets A4", (header) => {
  expect(designForLanguages(header)).toBeUndefined();
});

test("navigator.languages gives the same result as the header", () => {
  expect(usesLetter(["en-US", "en"])).toBe(true);
  expect(usesLetter(["de-DE", "en-US"])).toBe(false);
  expect(usesLetter([])).toBe(false);
});
