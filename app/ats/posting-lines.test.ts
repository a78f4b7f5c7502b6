import { expect, test } from "vitest";
import { ATS_MODEL } from "../../tests/support/ats-model.ts";
import { readClauses } from "./posting-lines.ts";
import { readTokens } from "./tokens.ts";

const kindOf = (line: string) => readClauses(readTokens(line, ATS_MODEL.lexicon))[0]?.kind;

test.each([
  "Assist the dentist with dental charting",
  "Provide mental health support to young adults",
  "Lead compensation reviews with managers",
  "Calculate salary payments and pension deductions",
  "Care for the wellbeing of residents",
  "Plan inclusive lessons",
  "2 years of medical/dental billing experience",
  "Pension scheme administration",
  "Work with our compensation team",
  "Employer pension scheme administration",
  "Medical and dental billing",
])("what a trade is about is no offer: %s", (line) => {
  expect(kindOf(line)).not.toBe("padding");
});

test.each([
  "Medical, dental and vision insurance",
  "Dental plan from day one",
  "Competitive salary",
  "Salary: 40,000 to 50,000",
  "Competitive compensation package",
  "Company pension",
  "Medical, dental, 401k",
  "Medical and dental from day one",
  "Health, dental and life",
  "Pension scheme",
  "Generous pension scheme",
  "Pension scheme and 25 days holiday",
  "Company pension scheme administered by Aviva",
  "Our compensation and benefits are generous",
  "Mental health days",
  "We are an inclusive employer",
])("what is offered is not asked for: %s", (line) => {
  expect(kindOf(line)).toBe("padding");
});
