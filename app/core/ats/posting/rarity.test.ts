import { expect, test } from "vitest";
import { rarityOf } from "./rarity.ts";

const counts = { postings: 100, times: { English: 60, Nursing: 2, Everything: 100 } };

test("a name says the less, the more postings say it", () => {
  expect(rarityOf("Glazing", counts)).toBe(1);
  expect(rarityOf("Nursing", counts)).toBeLessThan(1);
  expect(rarityOf("English", counts)).toBeLessThan(rarityOf("Nursing", counts));
  expect(rarityOf("Everything", counts)).toBe(0);
});

test("without counted postings every name says all it can, names of an object's own parts too", () => {
  expect(rarityOf("English", { postings: 0, times: {} })).toBe(1);
  expect(rarityOf("constructor", counts)).toBe(1);
});
