/** Tests where in a text a known town or a noun for a job is found. */

import { expect, test } from "vitest";
import { findJob, findTown } from "./known-names.ts";
import { addName, type NameFilter } from "./name-filter.ts";

/** A filter with room for few names: 7 bits set for each, as in the trained model. */
const names: NameFilter = { bits: new Uint8Array(400), hashes: 7 };
for (const town of ["Fort Collins", "Września", "Newcastle upon Tyne", "Boston"])
  addName(names, "town", town);
for (const noun of ["nurse", "kierowniczka", "kupiec", "officer", "assistant"])
  addName(names, "job", noun);

test.each([
  ["Fort Collins", "whole"],
  ["Fort Collins CO", "whole"],
  ["62-300 Września", "end"],
  ["62300 Września", "whole"],
  ["(Boston)", "whole"],
  ["Września Kupiec strategiczny", "start"],
  ["Infirmary of Newcastle upon Tyne", "end"],
  ["worked in boston", "none"],
  ["2019", "none"],
])("the place of a town in %s: %s", (text, found) => {
  expect(findTown(text, names)).toBe(found);
});

test.each([
  ["Staff Nurse", "end"],
  ["Kierowniczka ds. zakupów", "start"],
  ["Kupiec", "whole"],
  ["Nurse (part-time)", "whole"],
  ["Assistant Editor-in-Chief", "start"],
  ["Senior Officer of Health", "inside"],
  ["Parcelhawk Inc.", "none"],
])("the place of a job in %s: %s", (text, found) => {
  expect(findJob(text, names)).toBe(found);
});
