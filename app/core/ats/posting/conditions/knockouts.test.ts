import { expect, test } from "vitest";
import { scoreResume } from "#app/core/ats/score.ts";
import { cleanText } from "#app/core/ats/words/clean-text.ts";
import { ATS_MODEL, TODAY } from "../../../../../tests/support/ats-model.ts";
import { readKnockouts } from "./knockouts.ts";

/** The screening questions of a posting, with the line that asks each. */
const listed = (posting: string) =>
  readKnockouts(cleanText(posting), posting).map(({ kind: { name }, text }) => ({
    name,
    line: text,
  }));
const namesIn = (posting: string) => listed(posting).map(({ name }) => name);

test("conditions that decide by yes or no are listed with the posting's own line", () => {
  const posting = `Nurse wanted.
- Registered nurse with a valid driver's license
- Must be authorized to work in the US; we do not sponsor visas.
- Rotating shifts and weekends required
- Able to lift 50 lbs`;
  expect(listed(posting)).toContainEqual({
    name: "Hours and shifts",
    line: "Rotating shifts and weekends required",
  });
  expect(namesIn(posting)).toEqual([
    "Right to work",
    "Visa sponsorship",
    "Driving license",
    "License or registration",
    "Hours and shifts",
    "Physical demands",
  ]);
});

test("ordinary requirements, offers, wishes and conditions that are not required are not listed", () => {
  for (const line of [
    "You bring SQL and lead the standing committee. You carry projects over the line.",
    "Travel agency software. Citizens advice is our client.",
    "No degree required.",
    "A driver's license would be a plus",
    "Nice to have: own car",
    "We offer a hybrid working policy and a travel allowance",
    "Over 25 offices and pupils aged 11 to 18",
    "A visa sponsor licence we are glad to use",
  ])
    expect(namesIn(line), line).toEqual([]);
  expect(namesIn("")).toEqual([]);
});

test("a long line is quoted in part, around the words that ask, and runs of one sign ask nothing", () => {
  const quoted = listed(`${"word ".repeat(100)}vaccinated ${"word ".repeat(100)}`)[0]?.line;
  expect(quoted).toMatch(/^…word .*\bvaccinated\b.* word…$/);
  // 240 characters of the line, and an ellipsis on both sides.
  expect(quoted?.length).toBeLessThanOrEqual(242);
  expect(listed(`${"word ".repeat(100)}vaccinated`)[0]?.line).toMatch(/^…word .* vaccinated$/);
  expect(listed(`vaccinated ${"word ".repeat(100)}`)[0]?.line).toMatch(/^vaccinated .*word…$/);
  expect(listed("-".repeat(50_000))).toEqual([]);
  expect(listed("1".repeat(50_000))).toEqual([]);
});

test("sentences without a space between them, and bullets within a line, are lines of their own", () => {
  const posting =
    "Join our clinic for all patients.Your tasks: * Treat patients * Be a licensed therapist";
  expect(listed(posting)).toEqual([
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
  "the line that says which license or age is required is quoted, not the title: %j",
  (posting, name, line) => {
    expect(listed(posting)).toContainEqual({ name, line });
  },
);

test.each([
  ["Führerschein der Klasse B", "Driving license"],
  ["Bereitschaft zum Schichtdienst", "Hours and shifts"],
  ["Permis B indispensable", "Driving license"],
  ["Travail le week-end", "Hours and shifts"],
  ["Carnet de conducir B y vehículo propio", "Own vehicle"],
  ["Disponibilidad para viajar", "Travel"],
  ["Prawo jazdy kat. B", "Driving license"],
  ["Praca zmianowa", "Hours and shifts"],
  ["Aktualna książeczka sanepidowska", "Medical check"],
])("conditions in other languages are listed: %s", (line, name) => {
  expect(listed(line)).toContainEqual({ name, line });
});

test.each([
  ["Able to work in the US", "Right to work"],
  ["Must be a US citizen or green card holder", "Right to work"],
  ["Citizenship required", "Right to work"],
  ["We participate in E-Verify", "Right to work"],
  ["Must be able to work rotating weekends", "Hours and shifts"],
  ["Able to work early mornings", "Hours and shifts"],
  ["Active Class A wastewater operator license", "License or registration"],
  ["Live within 30 miles of the depot", "Place of work"],
  ["Candidates must be local; no relocation", "Place of work"],
  ["Work is fully on-site", "Place of work"],
  ["Proof of flu and COVID vaccines", "Vaccination"],
  ["Valid Class C driver license", "Driving license"],
])("a line asks only one question, and the right one: %s", (line, name) => {
  expect(namesIn(`Worker wanted\n- ${line}`)).toEqual([name]);
});

test.each([
  "Responds to citizen complaints",
  "Plan outings for senior citizens",
  "Teach digital citizenship",
  "Able to work off scaffold",
  "Process I-9s and E-Verify",
  "On-site daycare",
  "Relocation assistance",
  "Home every weekend",
  "Every weekend off",
  "Nights and weekends off!",
  "Be a good corporate citizen.",
  "Drive a dry van within 500 miles of Memphis",
])("a task or an offer is no screening question: %s", (line) => {
  expect(namesIn(`Worker wanted\n- ${line}`)).toEqual([]);
});

test("the line that asks is quoted, and a drug test once", () => {
  const posting = `CDL Driver / Regional
1. Valid Class A CDL
We are a drug-free workplace.
Drug screen required.`;
  expect(listed(posting)).toEqual([
    { name: "Drug test", line: "Drug screen required." },
    { name: "Driving license", line: "Valid Class A CDL" },
  ]);
});

/** The state of a posting's condition for a resume with this line, and the quoted line. */
const stateOf = (asked: string, said: string) => {
  const { knockouts = [] } = scoreResume(
    { resumeText: `Jo Doe\n${said}\nSkills`, jobDescriptionText: `Worker wanted\n- ${asked}` },
    ATS_MODEL,
    TODAY,
  );
  const [{ state, where } = { state: null, where: null }] = knockouts;
  return [state, where?.snippet ?? null];
};

test.each([
  ["Must be authorized to work in the US", "US citizen", "met"],
  ["We cannot sponsor visas", "I will require visa sponsorship", "unmet"],
  ["Valid driver's license", "Clean driver's license", "met"],
  ["Valid driver's license", "I have no driver's license", "unmet"],
  ["Valid CDL required", "Driver's license", "unknown"],
  ["Active Secret clearance", "Top Secret clearance", "met"],
  ["Active TS/SCI clearance", "Secret clearance", "unmet"],
  ["Enhanced DBS check", "Enhanced DBS, 2025", "met"],
  ["Current RN license", "RN license, expired 2021", "unmet"],
  ["Current RN license", "RN license, expires October 2099", "met"],
  ["Current RN license", "RN license, expiration date: 05/2099", "met"],
  ["Current RN license", "RN license, valid until 05/2021", "unmet"],
  ["Current RN license", "RN license (will expire in 2099)", "met"],
  ["Current RN license", "RN license expiré", "unmet"],
  ["Current RN license", "RN license, Ohio (exp. 03/2099), BLS (exp. 06/2021)", "met"],
  ["Current RN license", "RN license (exp. 06/2021), BLS (exp. 03/2099)", "unmet"],
  ["Current RN license", "RN license, expires 05/06/2099", "met"],
  ["Current RN license", "RN license, expire date 05/2099", "met"],
  ["Current RN license", "Teaching license", "unknown"],
  ["Able to lift 50 lbs", "Lifted crates of 25 kg", "met"],
  ["Bachelor's degree required", "Associate degree in nursing", "unmet"],
  ["Bachelor's degree required", "Master of Arts", "met"],
  ["Rotating shifts", "Weekdays only", "unmet"],
  ["Drug test before hire", "No remarks", "unknown"],
])("the condition %s is, for a resume that says %s: %s", (asked, said, state) => {
  const isQuoted = state !== "unknown";
  expect(stateOf(asked, said)).toEqual([state, isQuoted ? said : null]);
});

test("a condition is no requirement, and a line copied from the posting does not meet it", () => {
  const resumeText = "Jo Doe\nWarehouse clerk, Acme, 2018 - 2024\nPicked orders with a scanner";
  const posting = "Warehouse clerk\nRequirements\n- Order picking";
  const line =
    "You must hold a valid driving licence and your own car to reach our site near the river in Brook";
  const score = (resume: string, job: string) =>
    scoreResume({ resumeText: resume, jobDescriptionText: job }, ATS_MODEL, TODAY);
  const copied = score(`${resumeText}\n${line}`, `${posting}\n- ${line}`);
  expect(copied.knockouts?.map(({ state }) => state)).not.toContain("met");
  expect(copied.metadata.analysis.keywords.map(({ weight }) => weight)).not.toContain(0);
});

test.each([
  "2+ years in a licensed childcare center",
  "Experience at a registered charity or in licensed group homes",
  "Apprentice who works under a licensed plumber",
  "Assist the licensed nurses with daily care",
  "Apply in person or text WELD to 555-0100",
  "Interviews will be held on-site next week",
  "Talk to guests in person, by phone and by email",
  "Answer questions by phone or in person",
])("asks no license and no place of the applicant: %s", (line) => {
  expect(namesIn(line)).toEqual([]);
});

test.each([
  ["We are looking for a registered nurse", "License or registration"],
  ["Be a licensed therapist", "License or registration"],
  ["Licensed childcare provider", "License or registration"],
  ["Must be a Physician Assistant licensed in Texas", "License or registration"],
  ["Must be a Dental Assistant registered in Ohio", "License or registration"],
  ["Work location: In person", "Place of work"],
  ["This role is on-site. Apply online.", "Place of work"],
  ["Apply now. The work is in person.", "Place of work"],
])("asks a license or place: %s", (line, name) => {
  expect(namesIn(line)).toEqual([name]);
});
