import { expect, test } from "vitest";
import { labeledLines, textsOf } from "../../../../../tests/support/labeled-lines.ts";
import { splitListedMemberships } from "./listed-memberships.ts";

const split = (...rows: [label: string, text: string][]) =>
  textsOf(
    splitListedMemberships(labeledLines(rows.map(([label, text]) => [label, [text]]))),
  ).flat();

test("memberships with semicolons between them are several", () => {
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
])("one membership stays whole: %s", (text) => {
  expect(split(["memberships.head", text])).toEqual([text]);
});

test("what goes on in the next line stays whole", () => {
  const rows: [string, string][] = [
    ["memberships.head", "IEEE; ACM"],
    ["memberships.more", "Member since 2014"],
  ];
  expect(split(...rows)).toEqual(rows.map(([, text]) => text));
});
