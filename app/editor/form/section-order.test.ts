import { expect, test } from "vitest";
import { SECTION_NAMES } from "#app/core/resume/design.ts";
import { moveSection, orderSections } from "./section-order.ts";

const SHOWN = ["summary", "skills", "experience"] as const;

test("without an order in the design, sections keep the default order", () => {
  expect(orderSections(SHOWN)).toEqual(SHOWN);
});

test("sections follow the design's order, and those it does not name come after them", () => {
  expect(orderSections(SHOWN, ["experience", "projects"])).toEqual([
    "experience",
    "summary",
    "skills",
  ]);
});

test("a moved section takes its place among the shown ones, and no section gets lost", () => {
  const order = moveSection(SHOWN, "experience", 0);
  expect(order.slice(0, 3)).toEqual(["experience", "summary", "skills"]);
  expect(order.toSorted()).toEqual(SECTION_NAMES.toSorted());
});
