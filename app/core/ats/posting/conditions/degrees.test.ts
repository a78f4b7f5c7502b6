import { expect, test } from "vitest";
import { degreesIn } from "./degrees.ts";

test.each([
  ["A.A.S., Welding Technology", 2],
  ["AS in Radiography, Hill College", 2],
  ["AA, Liberal Arts", 2],
  ["ASN required", 2],
  ["ADN, Sinclair College", 2],
  ["HS diploma", 1],
  ["BA, Journalism, 2019", 3],
  ["MFA, Creative Writing, Iowa State University", 4],
  ["MFA in Painting", 4],
  ["Associates in Nursing", 2],
  ["BSc Zoology", 3],
  ["B.E. (Civil Engineering), Pune", 3],
  ["BArch, Sheffield", 3],
  ["MCA, Mysore", 4],
  ["MPharm, Bath", 4],
])("%s is a degree of level %i (DEGREE_NAMES)", (text, level) => {
  expect(degreesIn(text)[0]?.level).toBe(level);
});

test.each([
  "AA batteries",
  "Worked AS NEEDED",
  "Boston, MA",
  "Ran as in previous years",
  "AAA games",
  "Create AD accounts, reset MFA",
  "SSO, MFA, Okta",
  "support partners and associates in complex litigation",
  "Checked each ASN against the order",
])("the capitals in this text are no degree: %s", (text) => {
  expect(degreesIn(text)).toEqual([]);
});
