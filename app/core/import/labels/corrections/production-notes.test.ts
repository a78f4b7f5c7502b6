/** Tests that notes on how a page was made, at its end, are labeled "furniture", which is not imported. */

import { expect, test } from "vitest";
import { labelsAfterCorrection } from "../../../../../tests/support/labeled-lines.ts";
import { withoutNotices } from "./notices.ts";

const labelAfter = (label: string, text: string) =>
  labelsAfterCorrection(withoutNotices, [[label, [text]]])[0];

test.each([
  "Powered by JSON Resume",
  "Theme by Ada Berg",
  "Erstellt mit LaTeX",
  "Réalisé avec Canva",
  "Creado con Canva",
  "Feito com Canva",
  "Creato con Canva",
  "Gemaakt met Canva",
  "Wygenerowano przez JSON Resume",
  "Driven av JSONResume.",
  "Laget med Canva",
  "Canva ile hazırlandı",
  "Printed on 12 May 2026",
  "Page 1 of 2 – printed in May",
  "Seite 1 von 2",
])("%s is left out", (text) => {
  expect(labelAfter("interests.item", text)).toBe("furniture");
});

test.each([
  ["interests.item", "Theme parks"],
  ["interests.item", "Drivved och segling"],
  ["experience.item", "Erstellt mit drei anderen den Dienstplan"],
])("a line labeled %s keeps its label: %s", (label, text) => {
  expect(labelAfter(label, text)).toBe(label);
});
