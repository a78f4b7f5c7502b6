/** Tests that details of a certificate's name, labeled as its issuer, are part of the name. */

import { expect, test } from "vitest";
import { certificateDetailAsName } from "./certificate-details.ts";
import type { HeadPart } from "./head-parts.ts";

/** The label of a second part that was labeled as the issuer, behind the name. */
const label = (name: string, text: string, content = "certificates") => {
  const [before, part] = [name, text].map(
    (each, partIndex) =>
      ({ content, text: each, entryIndex: 0, lineIndex: 0, cellIndex: 0, partIndex }) as HeadPart,
  ) as [HeadPart, HeadPart];
  return certificateDetailAsName("issuer", part, { label: "name", part: before });
};

test.each([
  ["First Aid", "CPR"],
  ["First Aid / CPR", "AED"],
  ["Powered Industrial Truck", "Class I and IV"],
  ["Food Safety", "Level 2"],
  ["CDL Class A", "tanker and doubles endorsements"],
])("%s, %s is one name", (name, detail) => {
  expect(label(name, detail)).toBe("name");
});

test.each([
  ["First Aid", "Red Cross"],
  ["Food Safety", "Level 39 Academy"],
  ["ITIL Foundation", "PeopleCert"],
  ["Fork Lift", "Class Training Ltd"],
  ["Barista", "illy"],
  ["First Aid", "red cross"],
  ["Excel avanzado", "cámara de comercio"],
])("%s, %s has an issuer", (name, issuer) => {
  expect(label(name, issuer)).toBe("issuer");
});

test("the issuers of awards stay", () => {
  expect(label("Best Poster", "Class 4", "awards")).toBe("issuer");
});
