import { expect, test } from "vitest";
import { ATS_MODEL } from "../../../../tests/support/ats-model.ts";
import { postingTitle } from "./posting-title.ts";

/** A posting's job title, read to fill in the title field. */
test.each([
  ["Senior Backend Engineer (Remote)\n\nWe are fourteen people.\n- Go", "Senior Backend Engineer"],
  ["About us\n\nWe are hiring a Registered Nurse for our ward.\n- BLS", "Registered Nurse"],
  ["Job ID: R-20\nPosition: Data Engineer II\nSpark and SQL", "Data Engineer II"],
  [
    "Lohnbuchhalter (m/w/d)\n\nWir suchen für unsere Kanzlei in Mannheim eine Person mit Erfahrung in der Lohnabrechnung.\n- Sie erstellen die Abrechnungen mit DATEV und beraten die Mandanten.",
    "Lohnbuchhalter",
  ],
])("the title of %j is read", (posting, title) => {
  expect(postingTitle(posting, ATS_MODEL)).toBe(title);
});

test.each([
  "",
  "Requirements\n- PostgreSQL\n- Kubernetes",
  "Role: you will look after our clients, and do so with a smile.\n- Patience",
])("no title is read from %j", (posting) => {
  expect(postingTitle(posting, ATS_MODEL)).toBeNull();
});
