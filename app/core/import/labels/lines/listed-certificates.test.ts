/** Tests that certificates listed in one line, each with its issuer in brackets, become a line each. */

import { expect, test } from "vitest";
import { labeledLines, textsOf } from "../../../../../tests/support/labeled-lines.ts";
import { splitListedCertificates } from "./listed-certificates.ts";

const split = (text: string) =>
  textsOf(splitListedCertificates(labeledLines([["certificates.item", [text]]])));

test("certificates with their issuers in brackets become a line each", () => {
  expect(split("MOT Tester (DVSA), Master Technician (ASE)")).toEqual([
    ["MOT Tester (DVSA)"],
    ["Master Technician (ASE)"],
  ]);
});

test.each([
  "First Aid (Red Cross)",
  "Nurse (RN), Ohio",
  "Project Management Professional (PMP), Project Management Institute (PMI)",
  "Certified ScrumMaster (CSM), Scrum Alliance (Online)",
  "Sage Accounts (distinction), City College (Norwich)",
  "Ausbildereignung (AEVO), Handelskammer (IHK)",
  "Safety (60 h), Acme (May 2019)",
  "Safety (ISO 45001, 2019) and more (BSI)",
])("%s stays one line", (text) => {
  expect(split(text)).toEqual([[text]]);
});
