import { expect, test } from "vitest";
import { findSigningDateLine } from "./signing-date-line.ts";

const dateLineOf = (...texts: string[]) =>
  findSigningDateLine(texts.map((text) => ({ text })))?.text;

test("a place and date near the end is dateLineOf, unless other lines have one too", () => {
  expect(dateLineOf("Vorträge", "Fehler finden", "Berlin, 5. Oktober 2021")).toBe(
    "Berlin, 5. Oktober 2021",
  );
  expect(
    dateLineOf(
      "Fehler finden",
      "Berlin, 14. März 2023",
      "Systeme testen",
      "Berlin, 5. Oktober 2021",
    ),
  ).toBeUndefined();
});
