import { expect, test } from "vitest";
import { withoutDocumentTitle } from "./document-title.ts";

test.each([
  ["Résumé of Ada Berg", "Ada Berg"],
  ["Lebenslauf von Max Muster", "Max Muster"],
  ["CV: Ada Berg, Welder", "Ada Berg, Welder"],
  ["Ada Berg – CV", "Ada Berg"],
  ["ADA BERG’S RESUME", "ADA BERG"],
  ["Resume of a Leader", null],
  ["Resume for Product Designers", null],
  ["Resume of Head Nurses", null],
  ["Nurse – CV", null],
  ["Ada Resume", null],
])("the name in %s", (text, name) => {
  expect(withoutDocumentTitle(text)).toBe(name);
});
