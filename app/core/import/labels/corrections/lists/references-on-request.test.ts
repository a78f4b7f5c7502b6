import { expect, test } from "vitest";
import { labelsAfterCorrection } from "../../../../../../tests/support/labeled-lines.ts";
import { withReferencesOnRequest } from "./references-on-request.ts";

const asked = (heading: string, text: string) =>
  labelsAfterCorrection(withReferencesOnRequest, [
    ["heading", [heading]],
    ["languages.item", [text]],
  ])[1];

test("a promise of references is one below their heading alone", () => {
  expect(asked("REFERENCES", "Available on request.")).toBe("references.item");
  expect(asked("Referenzen", "Auf Anfrage")).toBe("references.item");
  expect(asked("LANGUAGES", "Available on request.")).toBe("languages.item");
  expect(asked("REFERENCES", "English")).toBe("languages.item");
  expect(asked("REFERENCES", "Ivo Blau (details on request)")).toBe("languages.item");
});
