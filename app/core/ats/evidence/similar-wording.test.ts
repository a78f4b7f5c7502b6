/** Evidence by similar wording: a sentence with most of a requirement's words, by their weight. */
import { expect, test } from "vitest";
import { scoreResume } from "#app/core/ats/score.ts";
import { ATS_MODEL, TODAY } from "../../../../tests/support/ats-model.ts";

const shown = (asked: string, said: string, model = ATS_MODEL) =>
  scoreResume(
    {
      resumeText: `Ann Lee\nExperience\nBay Inc, 2019 - 2023\n- ${said}`,
      jobDescriptionText: `Requirements\n- ${asked}`,
    },
    model,
    TODAY,
  ).metadata.analysis.keywords[0];

test.each([
  ["Beehive inspection", "Inspected forty hives a week and fed weak beehives"],
  ["Orchard pruning", "Pruner of apple trees in a large orchard"],
  ["Hull repainting", "Spent two winters repainting the hulls of trawlers"],
])("%s is shown by all its words in another order and form: %s", (asked, said) => {
  const found = shown(asked, said);
  expect(found?.credit).toBeGreaterThanOrEqual(0.5);
});

test.each([
  ["Stained glass restoration", "Cut stained glass for a cathedral"],
  ["Loom warping", "Set up each loom before the shift"],
  ["Sextant readings", "Taught cadets the sextant"],
  ["NEBOSH paperwork", "Hold NEBOSH and lead toolbox talks"],
])("%s is shown in part by its rarest word, and the report says so: %s", (asked, said) => {
  const found = shown(asked, said);
  expect(found?.credit).toBeGreaterThan(0);
  expect(found?.credit).toBeLessThanOrEqual(0.6);
  expect(found?.discountedBecause).toMatch(/^Only partly named: “/);
});

test.each([
  ["Glazing management", "Managed a canteen"],
  ["Claims handling experience", "Experience of handling difficult days"],
  ["Texas property law", "Grew up in Texas"],
  ["Oracle Fusion", "Oracle Database upgrades"],
  ["Tunnel boring", "Never bored anyone"],
])("%s is not shown by its general words, its place or its maker: %s", (asked, said) => {
  expect(shown(asked, said)).toMatchObject({ found: false });
});

test.each([
  ["Loom warping", "No experience with a loom"],
  ["Loom warping", "Would like to learn the loom"],
])("%s is not shown by a similar sentence that denies it or wishes for it: %s", (asked, said) => {
  expect(shown(asked, said)).toMatchObject({ found: false });
});

test("without the file of words (wordKnowledge), similar wording is not found", () => {
  expect(
    shown("Loom warping", "Set up each loom", { ...ATS_MODEL, wordKnowledge: null })?.found,
  ).toBe(false);
});
