/** A product that a resume names shows its kind of product in part: Lacerte shows tax software. */
import { expect, test } from "vitest";
import { shownInLine } from "../../../../tests/support/shown-in-line.ts";

test.each([
  ["Tax preparation software", "Filed 300 returns in Lacerte each spring", "Lacerte"],
  ["CAM software", "Posted toolpaths with Delcam on two shifts", "Delcam"],
  ["GIS", "Drew maps of flood plains with Esri for a council", "Esri"],
  ["Desktop publishing", "Laid out a weekly in QuarkXPress from first page to last", "QuarkXPress"],
])("%s is shown in part by a product: %s", (asked, said, product) => {
  const found = shownInLine(asked, said);
  expect(found?.credit).toBeGreaterThan(0.3);
  expect(found?.credit).toBeLessThanOrEqual(0.7);
  expect(found?.discountedBecause).toBe(`Shown by ${product} only.`);
});

test.each([
  ["Tax preparation software", "Never used Lacerte"],
  ["Tax preparation software", "Laid out a weekly in QuarkXPress"],
  ["Web performance", "Built pages in Dreamweaver"],
  ["Library management", "Ran the calendar of a band"],
])("%s is not shown by %s", (asked, said) => {
  expect(shownInLine(asked, said)).toMatchObject({ found: false });
});
