/** Tests the Bloom filter that holds names of towns and jobs. */

import { expect, test } from "vitest";
import { addName, hasName, type NameFilter } from "./name-filter.ts";

/** Ten bits for each name, and seven of them set: about 1 % of other names are found by mistake. */
const emptyFilter = (names: number): NameFilter => ({
  bits: new Uint8Array(Math.ceil((names * 10) / 8)),
  hashes: 7,
});

test("the filter has each name that was added, and less than 2.5 % of others", () => {
  const filter = emptyFilter(1_000);
  for (let index = 0; index < 1_000; index++) addName(filter, "town", `Ort ${index}`);
  const others = Array.from({ length: 1_000 }, (_, index) => `Place ${index}`);
  for (let index = 0; index < 1_000; index++)
    expect(hasName(filter, "town", `Ort ${index}`)).toBe(true);
  expect(others.filter((name) => hasName(filter, "town", name)).length).toBeLessThan(25);
});

test("names of towns and jobs are apart, accents and capitals do not matter", () => {
  const filter = emptyFilter(10);
  addName(filter, "town", "Świdnik");
  expect(hasName(filter, "town", "SWIDNIK")).toBe(true);
  expect(hasName(filter, "job", "Świdnik")).toBe(false);
});
