import { expect, test } from "vitest";
import { findScreeningQuestions } from "./screening-questions.ts";

const namesIn = (jobPosting: string) => findScreeningQuestions(jobPosting).map(({ name }) => name);

test("screening questions are listed with the line that asks them", () => {
  const jobPosting = `Nurse wanted.
- Registered nurse with a valid driver's license
- Must be authorized to work in the US; we do not sponsor visas.
- Rotating shifts and weekends required
- Able to lift 50 lbs`;
  expect(findScreeningQuestions(jobPosting)).toContainEqual({
    name: "Hours and shifts",
    line: "Rotating shifts and weekends required",
  });
  expect(namesIn(jobPosting)).toEqual([
    "Work authorization",
    "Visa sponsorship",
    "Driver's license",
    "License or registration",
    "Hours and shifts",
    "Physical demands",
  ]);
});

test("ordinary requirements and other meanings of the same words are not screening questions", () => {
  expect(
    namesIn(
      "You bring SQL and lead the standing committee. You carry projects over the line. Travel agency software. Citizens advice is our client.",
    ).filter((name) => name !== "Citizenship"),
  ).toEqual([]);
  expect(namesIn("")).toEqual([]);
});

test("a long line is shortened around the match, and lines of dashes or digits match nothing", () => {
  const quoted = findScreeningQuestions(
    `${"word ".repeat(100)}vaccinated ${"word ".repeat(100)}`,
  )[0]?.line;
  expect(quoted).toMatch(/^…word .*\bvaccinated\b.* word…$/);
  expect(quoted?.length).toBeLessThanOrEqual(242);
  expect(findScreeningQuestions(`${"word ".repeat(100)}vaccinated`)[0]?.line).toMatch(
    /^…word .* vaccinated$/,
  );
  expect(findScreeningQuestions(`vaccinated ${"word ".repeat(100)}`)[0]?.line).toMatch(
    /^vaccinated .*word…$/,
  );
  expect(findScreeningQuestions("-".repeat(50_000))).toEqual([]);
  expect(findScreeningQuestions("1".repeat(50_000))).toEqual([]);
  expect(
    findScreeningQuestions(`Be on-call${"x".repeat(500)} on-call-${"x".repeat(500)}`)[0]?.line,
  ).toContain("on-call-x");
});

test("sentences without a space between them and inline bullets are split into lines", () => {
  const jobPosting =
    "Join our clinic for all patients.Your tasks: * Treat patients * Be a licensed therapist";
  expect(findScreeningQuestions(jobPosting)).toEqual([
    { name: "License or registration", line: "Be a licensed therapist" },
  ]);
});

test.each([
  [
    "Registered Nurse - Nights\n- Assess patients\n- Current Minnesota RN license",
    "License or registration",
    "Current Minnesota RN license",
  ],
  [
    "Licensed Electrician\n- Valid driver's license\n- Valid Washington EL01 journeyman license",
    "License or registration",
    "Valid Washington EL01 journeyman license",
  ],
  ["Driver\n- Must be 23 years old", "Age", "Must be 23 years old"],
])(
  "a line that names the license or age is quoted instead of a job title: %j",
  (jobPosting, name, line) => {
    expect(findScreeningQuestions(jobPosting)).toContainEqual({ name, line });
  },
);
