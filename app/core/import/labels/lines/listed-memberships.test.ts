/**
 * Tests that memberships listed in one line become a line each. Rows are lines of a resume, with the label that a model
 * predicted and the text. In labels, "head" is the first line of an entry and "more" a further line of its title,
 * employer or dates.
 */

import { expect, test } from "vitest";
import { labeledLines, textsOf } from "../../../../../tests/support/labeled-lines.ts";
import { splitListedMemberships } from "./listed-memberships.ts";

const split = (...rows: [label: string, text: string][]) =>
  textsOf(
    splitListedMemberships(labeledLines(rows.map(([label, text]) => [label, [text]]))),
  ).flat();

test("organizations with semicolons between them become a line each", () => {
  expect(
    split(["memberships.head", "European Physical Society; IEEE; Acoustical Society"]),
  ).toEqual(["European Physical Society", "IEEE", "Acoustical Society"]);
});

test.each([
  "IEEE; Senior Member",
  "Institute of Directors; London Branch",
  "Law Society; Family Law Panel",
  "SHRM; Certified Professional",
  "Rotary Club; Rotary Boston Chapter",
  "ACM; Vice Chair of Boston Society",
  "Rotary Club; since 2014",
  "Society of Arts, Fellow; Leeds",
])("an organization with its role, branch or dates stays one line: %s", (text) => {
  expect(split(["memberships.head", text])).toEqual([text]);
});

test("a list with details on the next line stays one line", () => {
  const rows: [string, string][] = [
    ["memberships.head", "IEEE; ACM"],
    ["memberships.more", "Member since 2014"],
  ];
  expect(split(...rows)).toEqual(rows.map(([, text]) => text));
});
