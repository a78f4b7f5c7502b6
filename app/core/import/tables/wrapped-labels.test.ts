import { expect, test } from "vitest";
import { joinWrappedLabel } from "./wrapped-labels.ts";

test.each([
  ["Name and address of", "employer"],
  ["• Nome e indirizzo del datore di", "lavoro"],
  ["• Nome e tipo di istituto di istruzione", "o formazione"],
  ["• Principali mansioni e", "responsabilità"],
  ["Wichtigste Tätigkeiten und", "Zuständigkeiten"],
  ["CAPACITÀ E COMPETENZE", "TECNICHE"],
  ["Desired employment /", "Occupational field"],
])("%s %s is one label", (above, below) => {
  expect(joinWrappedLabel(above, below)).toBe(`${above} ${below}`);
});

test.each([
  ["Employer", "Position"],
  ["Main activities", "Reporting line"],
  ["Main activities", "Achievements"],
  ["Nome e tipo di istituto di istruzione", "Qualifica conseguita"],
  ["Nome e tipo di istituto di istruzione", "Sede"],
  ["2019 – 2021", "lavoro"],
  ["Technical skills", "Languages"],
])("%s and %s are two", (above, below) => {
  expect(joinWrappedLabel(above, below)).toBeNull();
});
