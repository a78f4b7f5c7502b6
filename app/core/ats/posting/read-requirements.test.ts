import { expect, test } from "vitest";
import { foldWord } from "#app/core/ats/words/word-forms.ts";
import { ATS_MODEL } from "../../../../tests/support/ats-model.ts";
import { readPosting } from "./posting.ts";

/** The names of the requirements of a line. */
const namesOf = (line: string) =>
  readPosting(`Requirements\n- ${line}`, ATS_MODEL).requirements.map(({ name }) => name);

test.each([
  ["Fluent English", ["English"]],
  ["English (fluent)", ["English"]],
  ["Fluent English and basic Norwegian", ["English", "Norwegian"]],
])("the level of a language is not listed as a skill of its own: %s", (line, names) => {
  expect(namesOf(line).sort()).toEqual(names);
});

test("the generic noun in `or another information system` is not listed", () => {
  expect(namesOf("Epic or another clinical information system")).toEqual(["Epic"]);
  expect(namesOf("Experience with information systems")).toEqual(["Information systems"]);
});

test("names of software are listed from duties and requirements under any headings", () => {
  const posting = [
    "Senior Platform Engineer at Acme GmbH (Berlin, hybrid)",
    "",
    "What you will do",
    "- Run our Kubernetes clusters on AWS with Terraform and Ansible",
    "- Improve observability with Prometheus and OpenTelemetry",
    "",
    "What we expect",
    "- 5+ years of experience with Linux and Go or C++",
    "- PostgreSQL, Kafka, CI/CD (GitLab)",
  ].join("\n");
  const names = readPosting(posting, ATS_MODEL).requirements.map(({ name }) => name);
  for (const name of "Kubernetes AWS Terraform Ansible Prometheus OpenTelemetry Linux Go C++ PostgreSQL Kafka CI/CD GitLab".split(
    " ",
  )) {
    expect(names).toContain(name);
  }
});

test("a name of software in a description of the company is not listed", () => {
  const posting = [
    "Requirements",
    "- Three years of bookkeeping, invoicing and payroll",
    "About us",
    "We are proud of our mission, founded by the makers of Kubernetes.",
  ].join("\n");
  const names = readPosting(posting, ATS_MODEL).requirements.map(({ name }) => name);
  expect(names).not.toContain("Kubernetes");
});

test.each([
  ["Master's degree in Social Work", "Master's degree"],
  ["A doctoral degree in Chemistry", "Doctorate"],
  ["An advanced degree in Statistics", "Master's degree"],
  ["Degree in Nursing", "Bachelor's degree"],
  ["Bachelor's or master's degree in Physics", "Bachelor's degree"],
])("the lowest degree that a line accepts is listed: %s", (line, name) => {
  const { requirements } = readPosting(`Requirements\n- ${line}`, ATS_MODEL);
  expect(requirements.find(({ kind, term }) => kind === "education" && term === null)?.name).toBe(
    name,
  );
});

test.each([
  ["4+ years in commercial electrical construction", 4],
  ["3+ years designing sheet metal parts", 3],
  ["Three years in a fresh-food kitchen", 3],
  ["2-4 years in FP&A", 2],
  ["At least five (5) years of nursing experience", 5],
  ["Three (3+) or more years of experience", 3],
  ["Minimum of 2 yrs exp as a welder", 2],
  ["At least 12 months of recent tractor-trailer experience", 1],
  ["18 months experience as a carer", 1],
])("required years of experience are listed in whole years: %s", (line, years) => {
  expect(namesOf(line)).toContain(`${years}+ years of experience`);
});

test.each([
  "Clean record, no DUI in the last 5 years",
  "Must be 23 years old",
  "6 months of warehouse experience",
  "Contract of 24 months with on-site meals",
])("an age, a contract's duration or a few months are no required years: %s", (line) => {
  expect(namesOf(line).filter((name) => name.includes("years of experience"))).toEqual([]);
});

test("the years that a company has existed are not listed", () => {
  const posting = "About us\n20 years in the trade.\nRequirements\n- Welding, brazing and pipework";
  const { requirements } = readPosting(posting, ATS_MODEL);
  expect(requirements.filter(({ kind }) => kind === "years")).toEqual([]);
});

test("a general term is not listed beside a longer term that contains it", () => {
  const names = namesOf("Backend development with Kotlin");
  expect(names).toContain("Back-end development");
  expect(names).not.toContain("Development");
});

test("both names of a pair with a slash are listed", () => {
  expect(namesOf("Bilingual Spanish/English")).toEqual(
    expect.arrayContaining(["Spanish", "English"]),
  );
});

test.each([
  ["Own hand tools and steel toe boots", /boots/],
  ["Active LCSW license in Oregon", /^Oregon$/],
  [
    "PostgreSQL and Docker, see https://lnkd.in/eYfvzAu3Inc and ours@gX3eJ7wD.example",
    /eYf|gX3|w ?D/,
  ],
])("clothing, places and parts of web addresses are not listed: %s", (line, junk) => {
  expect(namesOf(line).filter((name) => junk.test(name))).toEqual([]);
});

test("a verb such as `preparing` before a skill is left off", () => {
  const line = "Responsible for managing due diligence data rooms and preparing UCC filings";
  expect(namesOf(line).filter((name) => /^(?:managing|preparing)/.test(name))).toEqual([]);
});

test("a name that is also a word (Epic) is listed in a posting of its own trade", () => {
  const posting = [
    "Registered Nurse, night shift",
    "- Document accurately in Epic",
    "Requirements",
    "- BLS certification, ACLS",
    "- Wound care, triage and telemetry",
  ].join("\n");
  expect(readPosting(posting, ATS_MODEL).requirements.map(({ name }) => name)).toContain("Epic");
});

test("a line that is only a skill of the posting's trade is listed", () => {
  const posting = [
    "Registered Nurse, Emergency Department",
    "",
    "Your tasks",
    "- Triage and assessment of acutely ill patients",
    "- Medication administration and IV therapy",
    "",
    "Requirements",
    "- ACLS certification; BLS required",
    "- Wound care",
    "- Excellent communication skills and teamwork",
    "- Fluent English; Danish is an advantage",
  ].join("\n");
  const names = readPosting(posting, ATS_MODEL).requirements.map(({ name }) => name);
  expect(names).toContain("Wound care");
});

test("DBT in capitals is listed as the therapy, dbt as the tool", () => {
  expect(namesOf("CBT, DBT and trauma-informed care")).toContain("DBT");
  expect(namesOf("Snowflake, dbt and Airflow")).toContain("dbt");
  expect(namesOf("CBT, DBT and trauma-informed care")).not.toContain("dbt");
});

test.each([
  ["Negotiating with C-level buyers", "C"],
  ["C-level negotiation", "C"],
  ["Knowledge of A/C, refrigerant handling", "C"],
  ["Experience with R&D", "R"],
  ["Deep understanding of C.S. fundamentals", "C"],
  ["BLS (required), ACLS or PALS (preferred)", "required"],
  ["Open evenings, with 2+ in management", "2+"],
  ["High school diploma or GED", "GED"],
  ["Google Classroom and Canvas", "Canva"],
  ["Reliable transportation", "Reliability"],
])("the line `%s` does not list %s", (line, junk) => {
  expect(namesOf(line)).not.toContain(junk);
});

test.each(["C/C++, Java", "Python, C, SQL", "SQL or C."])(
  "a single C in a list is the programming language: %s",
  (line) => {
    expect(namesOf(line)).toContain("C");
  },
);

test("no listed name is longer than five words", () => {
  for (const name of namesOf(
    "Curriculum vitae and diploma for master degree with all university transcripts documenting grades of passed courses",
  ))
    expect(name.split(" ").length).toBeLessThanOrEqual(5);
});

test("a short posting does not list CoffeeScript because of a cafe's name", () => {
  const posting = "Barista wanted at Joe's Coffee\n\nYou steam milk and keep the bar clean.";
  const names = readPosting(posting, ATS_MODEL).requirements.map(({ name }) => name);
  expect(names).not.toContain("CoffeeScript");
});

test("a term that is the plural of an ordinary word needs context", () => {
  const name = "Handlebars";
  const { byFirst } = ATS_MODEL.dictionary;
  expect(byFirst.get(foldWord(name.toLowerCase()))?.singleWord?.needsContext).toBe(true);
});

test.each([
  ["Linux administration", ["Linux"]],
  ["Office administration", ["Office administration"]],
  ["B2B copywriting", ["Business to business", "Copywriting"]],
  ["B2B sales", ["B2B sales"]],
])("a word such as administration or B2B is listed with the words beside it: %s", (line, names) => {
  expect(namesOf(line)).toEqual(names);
});

test("a line that is a skill of the posting's trade with general words around it is listed as the skill", () => {
  const lines = ["Registered nurse license", "Wound care management", "Triage", "IV therapy"];
  const posting = `Ward Nurse\nRequirements\n${lines.map((line) => `- ${line}`).join("\n")}`;
  const names = readPosting(posting, ATS_MODEL).requirements.map(({ name }) => name);
  expect(names).toContain("Wound care");
});

test("the items of a list without any heading are listed", () => {
  const posting =
    "Dean of Students\n\n- Title IX\n- Restorative justice\n- Conflict mediation\n- Budget planning";
  const names = readPosting(posting, ATS_MODEL).requirements.map(({ name }) => name.toLowerCase());
  expect(names).toEqual(expect.arrayContaining(["restorative justice", "mediation"]));
});

test.each([
  [
    "EMT",
    [
      "Journeyman Electrician",
      "- Bends conduit (EMT and rigid)",
      "- Motor controls",
      "- OSHA 10",
      "- Blueprint reading, wiring and lockout tagout",
    ],
    "Emergency medical technician",
  ],
  ["EMT", ["Paramedic", "Requirements", "- EMT certification", "- Triage, BLS and ACLS"], ""],
])("an abbreviation means what it means in the posting's trade: %s", (letters, lines, other) => {
  const { requirements } = readPosting(lines.join("\n"), ATS_MODEL);
  const emt = requirements.find(({ surface }) => surface.startsWith(letters));
  if (other) expect(emt?.name).not.toBe(other);
  else expect(emt?.term).not.toBeNull();
});

test.each([
  "Kubernetes isn't needed",
  "No Kubernetes experience required",
  "You will work with the Kubernetes team",
  "A talk in plain English",
  "Rest Assured",
])(
  "names that are not required, mean people or are part of another name are left out: %s",
  (line) => {
    const names = namesOf(line);
    for (const name of ["Kubernetes", "English", "REST"]) expect(names).not.toContain(name);
  },
);

test("the columns of a person specification say which requirements are essential", () => {
  const posting =
    "Technician\nPERSON SPECIFICATION\n      Essential   Desirable\nActive Directory        E\nIntune        D";
  const lines = readPosting(posting, ATS_MODEL).requirements.map(({ name, line }) => [name, line]);
  expect(lines).toContainEqual(["Active Directory", "required"]);
  expect(lines).toContainEqual(["Intune", "preferred"]);
});

test.each([
  ["- Have shipped backend software for 5+ years", "5+ years of experience"],
  ["- At least a year in agency recruitment", "1+ years of experience"],
  ["- 3 to 5 years of experience", "3+ years of experience"],
  ["- Obtain the license within 3 years of hire", null],
  ["- Our company has grown for 20 years", null],
])("only years of the applicant's experience are listed: %s", (line, years) => {
  const posting = `Clerk\nRequirements\n${line}\n- Filing`;
  const found = readPosting(posting, ATS_MODEL).requirements.find(({ kind }) => kind === "years");
  expect(found?.name ?? null).toBe(years);
});

const listed = (lines: string[]) =>
  readPosting(lines.join("\n"), ATS_MODEL).requirements.map(({ surface }) => surface.toLowerCase());

test.each([
  "- Own brushes (we lend you the airbrush compressor)",
  "- Clean premises (it is an old bakery hall)",
])("things in bracketed remarks about the employer are not listed: %s", (line) => {
  expect(listed(["Painter", "You need", line]).join(" ")).not.toMatch(/compressor|bakery/);
});

test.each([
  ["- Prune roses in spring and autumn", "Spring"],
  ["- Nights at a Level II trauma centre", "Exam preparation"],
  ["- You complete Form I-9 on the first day", "Reference checking"],
])("a season, a level or a form to fill in is not listed as a skill: %s", (line, name) => {
  const found = readPosting(`Gardener\nYour work\n${line}\n- Java`, ATS_MODEL).requirements;
  expect(found.map((each) => each.name)).not.toContain(name);
});

test("a science with an ending like an adjective's plural (genetics) is listed", () => {
  expect(listed(["Analyst", "Requirements", "- Experience with population genetics"])).toContain(
    "population genetics",
  );
});
