import { expect, test } from "vitest";
import { findSigningDateLine } from "./signing-date-line.ts";

const found = (...texts: string[]) => findSigningDateLine(texts.map((text) => ({ text })))?.text;

test("a place and a day at the end are a signature, unless other lines have them too", () => {
  expect(found("Vorträge", "Fehler finden", "Berlin, 5. Oktober 2021")).toBe(
    "Berlin, 5. Oktober 2021",
  );
  expect(
    found("Fehler finden", "Berlin, 14. März 2023", "Systeme testen", "Berlin, 5. Oktober 2021"),
  ).toBeUndefined();
});
