import { expect, test } from "vitest";
import { DOCUMENT_TITLE, withoutDocumentTitle } from "./document-title.ts";

test.each([
  ["Résumé of Ada Berg", "Ada Berg"],
  ["Lebenslauf von Max Muster", "Max Muster"],
  ["CV: Ada Berg, Welder", "Ada Berg, Welder"],
  ["Ada Berg – CV", "Ada Berg"],
  ["ADA BERG’S RESUME", "ADA BERG"],
  ["CV Marit van der Zwaag", "Marit van der Zwaag"],
  ["Lebenslauf Ada Berg-Lund", "Ada Berg-Lund"],
  ["CV Project Manager", null],
  ["CV Library", null],
  ["Resume of a Leader", null],
  ["Résumé – 2024 – CV", null],
  ["Resume for Product Designers", null],
  ["Resume of Head Nurses", null],
  ["Nurse – CV", null],
  ["Ada Resume", null],
])("the name in %j is %s", (text, name) => {
  expect(withoutDocumentTitle(text)).toBe(name);
});

test.each([
  ["EMPLOYMENT APPLICATION", true],
  ["Seafarer Application Form", true],
  ["Teaching Application Form", true],
  ["Application for Employment", true],
  ["Meritförteckning", true],
  ["CURRICULUM VITAE (CV) FOR PROPOSED PROFESSIONAL STAFF", true],
  ["Curriculum vitae du personnel proposé", true],
  ["Candidate Summary Sheet", true],
  ["CV of Key Expert", true],
  ["Consultant", false],
  ["CV of Ada Berg", false],
  ["Application Developer", false],
  ["Job Applications Team", false],
])("%s is a title of the document: %s", (text, isTitle) => {
  expect(DOCUMENT_TITLE.test(text)).toBe(isTitle);
});
