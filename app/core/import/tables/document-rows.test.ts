import { expect, test } from "vitest";
import { arrange, arrangeBelow } from "../../../../tests/support/named-rows.ts";

const NAMES = ["Document", "Number", "Place of issue", "Valid until"];

test("passports and visas are a line each", () => {
  expect(
    arrange(
      NAMES,
      ["Passport", "P555B", "Manila", "2027-05"],
      ["Visa", "", "Manila", "2029-03"],
      ["Education"],
    ),
  ).toEqual([[], ["Passport | P555B | Manila | 2027-05"], ["Visa | Manila | 2029-03"], undefined]);
});

test("a passport is none of what the heading above is about", () => {
  expect(arrangeBelow("education", NAMES, ["Passport", "P5", "Rome", "2027"])[1]).toEqual([
    "Passport | P5 | Rome | 2027",
  ]);
});

test("certificates, projects and papers are none", () => {
  const row = ["Nurse", "RN 5", "Board", "2027"];
  expect(arrangeBelow("certificates", NAMES, row)[1]).not.toEqual([row.join(" | ")]);
  const passport = ["Passport", "P555B", "Manila", "2027"];
  expect(arrangeBelow("certificates", NAMES, passport)[1]).toEqual([passport.join(" | ")]);
  expect(arrange(["Certificate", ...NAMES.slice(1)], row)[1]).not.toEqual([row.join(" | ")]);
  expect(arrange(["Document", "Pages", "Title"], ["Plan", "12", "Oak"])).toEqual([
    undefined,
    undefined,
  ]);
});
