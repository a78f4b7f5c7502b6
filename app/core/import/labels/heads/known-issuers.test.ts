/** Tests that the issuer is split off from the title of an award if the resume names it as employer or school. */

import { expect, test } from "vitest";
import { splitOffKnownIssuers } from "./known-issuers.ts";

const awardAfter = (title: string, issuer = "") => {
  const entries = {
    experience: [{ company: "Schneider National" }, { company: "" }],
    education: [{ institution: "Joplin High School" }],
    awards: [{ title, issuer }],
  };
  splitOffKnownIssuers(entries);
  return entries.awards[0];
};

test.each([
  ["Safe Driver, Schneider National", "Safe Driver", "Schneider National"],
  ["Million Miles, 2015 – SCHNEIDER NATIONAL", "Million Miles, 2015", "SCHNEIDER NATIONAL"],
  ["Best Essay | Joplin High School", "Best Essay", "Joplin High School"],
  ["Safe Driver, Oklahoma", "Safe Driver, Oklahoma", ""],
  ["Schneider National", "Schneider National", ""],
])("title and issuer of: %s", (title, name, issuer) => {
  expect(awardAfter(title)).toEqual({ title: name, issuer });
});

test("an award that has an issuer keeps its title", () => {
  const title = "Safe Driver, Schneider National";
  expect(awardAfter(title, "OTA")).toEqual({ title, issuer: "OTA" });
});
