import { expect, test } from "vitest";
import { rarityOf } from "./rarity.ts";

/** Of 100 postings, 60 name English, 2 name nursing, and none names glazing. */
const counts = { postings: 100, times: { English: 60, Nursing: 2, Everything: 100 } };

test("rarity falls from 1 to 0 with the number of postings that have the name", () => {
  expect(rarityOf("Glazing", counts)).toBe(1);
  expect(rarityOf("Nursing", counts)).toBeLessThan(1);
  expect(rarityOf("English", counts)).toBeLessThan(rarityOf("Nursing", counts));
  expect(rarityOf("Everything", counts)).toBe(0);
});

test("a name without a count has rarity 1, also one that is a property of every object", () => {
  expect(rarityOf("English", { postings: 0, times: {} })).toBe(1);
  expect(rarityOf("constructor", counts)).toBe(1);
});
