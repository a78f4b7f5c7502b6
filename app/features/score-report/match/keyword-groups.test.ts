import { expect, test } from "vitest";
import type { Keyword } from "#app/core/ats/report.ts";
import { groupKeywords } from "./keyword-groups.ts";

const keyword = (term: string, fields: Partial<Keyword>): Keyword => ({
  ...{ term, canonical: term, surface: term, kind: "hard", requirement: "required", weight: 0.1 },
  ...{ found: false, how: null, credit: 0, where: null, discountedBecause: null, ...fields },
});

test("missing must-haves, weakly shown, missing nice-to-haves and shown keywords are told apart", () => {
  const groups = groupKeywords([
    keyword("Welding", { found: true, credit: 1 }),
    keyword("Rigging", { found: true, credit: 0.5 }),
    keyword("Crane license", {}),
    keyword("Forklift", { weight: 0.3 }),
    keyword("Polish", { requirement: "preferred" }),
    keyword("AutoCAD", { requirement: "preferred", found: true, credit: 0.82 }),
  ]);
  const termsOf = (keywords: Keyword[]) => keywords.map(({ term }) => term);
  expect(termsOf(groups.missingMusts)).toEqual(["Forklift", "Crane license"]);
  expect(termsOf(groups.weak)).toEqual(["Rigging"]);
  expect(termsOf(groups.missingExtras)).toEqual(["Polish"]);
  expect(termsOf(groups.shown)).toEqual(["AutoCAD", "Welding"]);
  expect(groups.musts).toEqual({ shown: 1, of: 4 });
});

test("a report without keywords has empty groups", () => {
  expect(groupKeywords([])).toEqual({
    missingMusts: [],
    weak: [],
    missingExtras: [],
    shown: [],
    musts: { shown: 0, of: 0 },
  });
});
