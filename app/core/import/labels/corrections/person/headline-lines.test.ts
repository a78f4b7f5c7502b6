/**
 * Tests which lines below the name are the headline. Rows are lines of a resume, with the label that a model predicted
 * and the text.
 */

import { expect, test } from "vitest";
import { IMPORT_MODELS } from "../../../../../../tests/support/import-models.ts";
import { labelsAfterCorrection } from "../../../../../../tests/support/labeled-lines.ts";
import type { Correction } from "../correction.ts";
import {
  withJobTitleBelowName,
  withTownsAsContact,
  withWrappedHeadlines,
} from "./headline-lines.ts";

const withContinuedHeadline: Correction = (lines, labeled) =>
  withWrappedHeadlines(lines, labeled, IMPORT_MODELS.names);

test.each([
  ["that last", "headline"],
  ["ada@example.com", "contact"],
  ["linkedin: ada", "contact"],
  ["Leeds", "contact"],
])("a line below a headline: %s", (text, label) => {
  const labels = labelsAfterCorrection(withContinuedHeadline, [
    ["headline", ["Sales Director | Building teams"]],
    ["contact", [text]],
  ]);
  expect(labels[1]).toBe(label);
});

test("towns and addresses below the name are no headline", () => {
  const label = (text: string) =>
    labelsAfterCorrection(
      (lines, labeled) => withTownsAsContact(lines, labeled, IMPORT_MODELS.names),
      [["headline", [text]]],
    )[0];
  expect([label("Winterthur, Zürich"), label("Pastry Chef, Leeds")]).toEqual([
    "contact",
    "headline",
  ]);
  expect(label("Corso Umberto I 118, 80138 Napoli, Italia")).toBe("contact");
  expect(label("12 High Street, Bend, OR 97701")).toBe("contact");
  expect(label("Nurse at Station 12, 2019 Graduate of Leeds")).toBe("headline");
  expect(label("Cook, 10000 Meals Served")).toBe("headline");
  expect(label("Boeing 737, 8500 Hours")).toBe("headline");
  expect(label("Swimming Coach, Lane 12, 1500 Metres")).toBe("headline");
  expect(label("Baker Street 12, 10115 Berlin")).toBe("contact");
  expect(label("Truck Driver Class 1, 2500 Deliveries")).toBe("headline");
});

test("any text continues a headline that ends in a comma, except contact details", () => {
  const below = (text: string) =>
    labelsAfterCorrection(withContinuedHeadline, [
      ["headline", ["Sales Director | Building teams,"]],
      ["contact", [text]],
    ])[1];
  expect(below("Total Rewards")).toBe("headline");
  expect(below("0171 5550123")).toBe("contact");
  expect(below("London")).toBe("contact");
});

test.each([
  ["Head of Talent at Acme | Culture, Rewards", 0.7, "headline"],
  ["Head of Talent at Acme | Culture, Rewards", 0.95, "contact"],
  ["Head of Talent | Leeds", 0.7, "contact"],
  ["Head of Talent | ada@example.com", 0.7, "contact"],
  ["Oak Street | Hill View", 0.7, "contact"],
])(
  'a contact line below the name, "%s" with probability %s, is labeled %s',
  (text, probability, label) => {
    const labels = labelsAfterCorrection(
      (lines, labeled) =>
        withJobTitleBelowName(
          lines.map((line, at) => (at === 0 ? { ...line, size: 20 } : line)),
          labeled.map((each) => ({ ...each, probability })),
          IMPORT_MODELS.names,
        ),
      [
        ["name", ["Ada Berg"]],
        ["contact", [text]],
      ],
    );
    expect(labels[1]).toBe(label);
  },
);
