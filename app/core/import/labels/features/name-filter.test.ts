import { expect, test } from "vitest";
import { addName, hasName, type NameFilter } from "./name-filter.ts";

const emptyFilter = (names: number): NameFilter => ({
  bits: new Uint8Array(Math.ceil((names * 10) / 8)),
  hashes: 7,
});

test("a filter has each name it was made of, and hardly any other", () => {
  const filter = emptyFilter(1_000);
  for (let index = 0; index < 1_000; index++) addName(filter, "town", `Ort ${index}`);
  const others = Array.from({ length: 1_000 }, (_, index) => `Place ${index}`);
  for (let index = 0; index < 1_000; index++)
    expect(hasName(filter, "town", `Ort ${index}`)).toBe(true);
  expect(others.filter((name) => hasName(filter, "town", name)).length).toBeLessThan(25);
});

test("kinds of names are apart, accents and capitals are not", () => {
  const filter = emptyFilter(10);
  addName(filter, "town", "Świdnik");
  expect(hasName(filter, "town", "SWIDNIK")).toBe(true);
  expect(hasName(filter, "job", "Świdnik")).toBe(false);
});
