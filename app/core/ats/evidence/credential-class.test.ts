/** A license of a lower class, or a lower typing speed, is not the one that a posting asks for. */
import { expect, test } from "vitest";
import { scoreResume } from "#app/core/ats/score.ts";
import { ATS_MODEL, TODAY } from "../../../../tests/support/ats-model.ts";

const license = (asked: string, held: string) =>
  scoreResume(
    {
      resumeText: `Ann Lee\nExperience\nClerk, Bay Foods, 2016 - 2024\n\nLicenses\n${held}`,
      jobDescriptionText: `Clerk wanted\nRequirements\n- ${asked}\n- Teamwork`,
    },
    ATS_MODEL,
    TODAY,
  ).metadata.analysis.keywords.find(({ kind }) => kind === "hard");

test.each([
  ["Class A CDL required", "CDL Class B"],
  ["CDL Class A", "Class B CDL with air brakes"],
  ["Valid Class B CDL", "CDL (Class C)"],
  ["EPA 608 Universal certification", "EPA 608 Type II"],
  ["Current Registered Nurse license in Ohio", "Licensed Practical Nurse (LPN), Ohio"],
  ["Current RN license required", "Certified Nursing Assistant, Ohio"],
  ["Pharmacist license required", "Certified Pharmacy Technician (CPhT)"],
  ["Real estate broker license required", "Real Estate Salesperson License, Texas"],
  ["Master Electrician license required", "Journeyman Electrician License, #000000"],
])("%s is not shown by %s", (asked, held) => {
  expect(license(asked, held)).toMatchObject({
    found: false,
    reason: "Named with a lower class or type than the job description asks for.",
  });
});

test.each([
  ["Class A CDL required", "Class A CDL"],
  ["Class A CDL required", "CDL, clean record"],
  ["Class A CDL required", "Class B CDL\nClass A CDL since 2024"],
  ["CDL Class A/B", "CDL Class B"],
  ["Valid Class B CDL", "CDL Class A"],
  ["EPA 608 Universal certification", "EPA 608 Universal"],
  ["EPA 608 certification", "EPA 608 Type II"],
  ["EPA 608 Universal certification", "EPA 608 Types I, II and III"],
  ["Class A CDL required", "CDL Class B, upgraded to Class A in 2022"],
  ["Current RN license required", "Licensed Practical Nurse, Ohio\nRegistered Nurse, Ohio, 2022"],
  ["LPN license required", "Licensed Practical Nurse, Ohio"],
  ["Electrician license required", "Journeyman Electrician License"],
  ["Pharmacy technician certification required", "Certified Pharmacy Technician (CPhT)"],
])("%s is shown by %s", (asked, held) => {
  expect(license(asked, held)).toMatchObject({ found: true, grade: "holding", credit: 1 });
});

test.each([
  ["Typing 60 WPM", "Typing 55 wpm", false],
  ["Typing 60 WPM", "Typing, 75 words per minute", true],
  ["Typing 60 WPM", "Fast typing", true],
  ["Typing 45-50 wpm", "Typing 45 wpm", true],
  ["Shorthand 100 wpm, typing 60 wpm", "Shorthand 100 wpm, typing 60 wpm", true],
  ["Microsoft Excel, 60 wpm", "Microsoft Excel, typing 50 wpm", true],
])("%s is shown by %s: %s", (asked, held, found) => {
  const typing = license(asked, held);
  expect(typing?.found).toBe(found);
  expect(typing?.reason === "Named with a lower speed than the job description asks for.").toBe(
    !found,
  );
});
