/** Tests how certificates and publications are filled from the texts of their first lines. */

import { expect, test } from "vitest";
import { fillTitledEntry } from "./titled-entries.ts";

const read = (texts: Parameters<typeof fillTitledEntry>[1]) =>
  fillTitledEntry("certificates", texts, null, undefined, [])[1];

test("a certificate without a name is named by its number if that looks like a name", () => {
  expect(read({ number: "NR-35" })).toMatchObject({ name: "NR-35" });
  expect(read({ number: "NR-35" })).not.toHaveProperty("number");
});

test("other numbers stay numbers", () => {
  expect(read({ name: "Welder", number: "AB-35" })).toMatchObject({
    name: "Welder",
    number: "AB-35",
  });
  expect(read({ issuer: "Board of Nursing", number: "12345" })).toMatchObject({ number: "12345" });
});

test.each([
  ["«Rivers in Winter».", "Rivers in Winter"],
  ["“Rivers in Winter,”", "Rivers in Winter"],
  ["«Rivers» and «Ice».", "«Rivers» and «Ice»."],
])("quotation marks around a whole title are left out: %s", (name, title) => {
  expect(fillTitledEntry("publications", { name }, null, undefined, [])[1]).toMatchObject({
    title,
  });
});
