/**
 * Tests that "Available on request" below a heading of references is labeled as a reference. In labels, "item" is a
 * bullet or other text.
 */

import { expect, test } from "vitest";
import { labelsAfterCorrection } from "../../../../../../tests/support/labeled-lines.ts";
import { withReferencesOnRequest } from "./references-on-request.ts";

/** The label of a text below a heading; the model labeled it as a language. */
const labelBelow = (heading: string, text: string) =>
  labelsAfterCorrection(withReferencesOnRequest, [
    ["heading", [heading]],
    ["languages.item", [text]],
  ])[1];

test("an offer of references is labeled as one only below their heading", () => {
  expect(labelBelow("REFERENCES", "Available on request.")).toBe("references.item");
  expect(labelBelow("Referenzen", "Auf Anfrage")).toBe("references.item");
  expect(labelBelow("LANGUAGES", "Available on request.")).toBe("languages.item");
  expect(labelBelow("REFERENCES", "English")).toBe("languages.item");
  expect(labelBelow("REFERENCES", "Ivo Blau (details on request)")).toBe("languages.item");
});
