import { expect, test } from "vitest";
import { foldWord } from "#app/core/ats/words/word-forms.ts";
import { ATS_MODEL } from "../../../../tests/support/ats-model.ts";
import { readPosting } from "./posting.ts";

const asked = (line: string) =>
  readPosting(`Requirements\n- ${line}`, ATS_MODEL).requirements.map(({ name }) => name);

test.each([
  ["Fluent English", ["English"]],
  ["English (fluent)", ["English"]],
  ["Fluent English and basic Norwegian", ["English", "Norwegian"]],
])("how well a language is spoken is no skill of its own: %s", (line, names) => {
  expect(asked(line).sort()).toEqual(names);
});

test("a kind of thing that others may stand for is not asked for itself", () => {
  expect(asked("Epic or another clinical information system")).toEqual(["Epic"]);
  expect(asked("Experience with information systems")).toEqual(["Information systems"]);
});

test("names of software are listed wherever the posting tells of the work, whatever the headings", () => {
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

test("a name of software in what a company says of itself is not asked for", () => {
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
])("a degree is taken for what it is called: %s", (line, name) => {
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
])("time spent at the work is asked for, however it is put: %s", (line, years) => {
  expect(asked(line)).toContain(`${years}+ years of experience`);
});

test.each([
  "Clean record, no DUI in the last 5 years",
  "Must be 23 years old",
  "6 months of warehouse experience",
  "Contract of 24 months with on-site meals",
])("other times are no experience: %s", (line) => {
  expect(asked(line).filter((name) => name.includes("years of experience"))).toEqual([]);
});

test("years that a company has been about are not asked for", () => {
  const posting = "About us\n20 years in the trade.\nRequirements\n- Welding, brazing and pipework";
  const { requirements } = readPosting(posting, ATS_MODEL);
  expect(requirements.filter(({ kind }) => kind === "years")).toEqual([]);
});

test("one thing is not asked for twice, by its name and by a general word in it", () => {
  const names = asked("Backend development with Kotlin");
  expect(names).toContain("Back-end development");
  expect(names).not.toContain("Development");
});

test("both names of a pair are asked for", () => {
  expect(asked("Bilingual Spanish/English")).toEqual(
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
])("things to wear, places and pieces of addresses are no requirements: %s", (line, junk) => {
  expect(asked(line).filter((name) => junk.test(name))).toEqual([]);
});

test("what is prepared is asked for, not the preparing", () => {
  const line = "Responsible for managing due diligence data rooms and preparing UCC filings";
  expect(asked(line).filter((name) => /^(?:managing|preparing)/.test(name))).toEqual([]);
});

test("a name that is also a word counts in a posting of its own trade", () => {
  const posting = [
    "Registered Nurse, night shift",
    "- Document accurately in Epic",
    "Requirements",
    "- BLS certification, ACLS",
    "- Wound care, triage and telemetry",
  ].join("\n");
  expect(readPosting(posting, ATS_MODEL).requirements.map(({ name }) => name)).toContain("Epic");
});

test("a line that is the name of one thing of the posting's trade asks for it", () => {
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

test("DBT is a therapy, dbt a tool", () => {
  expect(asked("CBT, DBT and trauma-informed care")).toContain("DBT");
  expect(asked("Snowflake, dbt and Airflow")).toContain("dbt");
  expect(asked("CBT, DBT and trauma-informed care")).not.toContain("dbt");
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
])("%s asks for no %s", (line, junk) => {
  expect(asked(line)).not.toContain(junk);
});

test.each(["C/C++, Java", "Python, C, SQL", "SQL or C."])(
  "a letter by itself is a language: %s",
  (line) => {
    expect(asked(line)).toContain("C");
  },
);

test("what is as long as a story is no requirement", () => {
  for (const name of asked(
    "Curriculum vitae and diploma for master degree with all university transcripts documenting grades of passed courses",
  ))
    expect(name.split(" ").length).toBeLessThanOrEqual(5);
});

test("few requirements make no language of a cafe's name", () => {
  const posting = "Barista wanted at Joe's Coffee\n\nYou steam milk and keep the bar clean.";
  const names = readPosting(posting, ATS_MODEL).requirements.map(({ name }) => name);
  expect(names).not.toContain("CoffeeScript");
});

test("the plural of a word is a word, too", () => {
  const name = "Handlebars";
  const { byFirst } = ATS_MODEL.dictionary;
  expect(byFirst.get(foldWord(name.toLowerCase()))?.singleWord?.needsContext).toBe(true);
});

test.each([
  ["Linux administration", ["Linux"]],
  ["Office administration", ["Office administration"]],
  ["B2B copywriting", ["Business to business", "Copywriting"]],
  ["B2B sales", ["B2B sales"]],
])("a word that many trades use is not one trade's: %s", (line, names) => {
  expect(asked(line)).toEqual(names);
});

test("a line that is one thing of the posting's trade with filling around it asks for that", () => {
  const lines = ["Registered nurse license", "Wound care management", "Triage", "IV therapy"];
  const posting = `Ward Nurse\nRequirements\n${lines.map((line) => `- ${line}`).join("\n")}`;
  const names = readPosting(posting, ATS_MODEL).requirements.map(({ name }) => name);
  expect(names).toContain("Wound care");
});

test("a bare list without any heading asks for what it names", () => {
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
])("letters are read as the posting's trade reads them: %s", (letters, lines, other) => {
  const { requirements } = readPosting(lines.join("\n"), ATS_MODEL);
  const emt = requirements.find(({ surface }) => surface.startsWith(letters));
  if (other) expect(emt?.name).not.toBe(other);
  else expect(emt?.term).not.toBeNull();
});

test.each([
  ["- Take blood samples from patients", "Take blood samples"],
  ["- Preparation of monthly returns for the board", "Preparation of monthly returns"],
  ["- Escort graduates", "Escort graduates"],
  ["2. Maintaining puppets, costumes and stage curtains", "puppets"],
])(
  "a line about the work of which nothing is known gives what it asks one to do: %s",
  (line, surface) => {
    const posting = `Clerk\nDuties\n${line}`;
    const surfaces = readPosting(posting, ATS_MODEL).requirements.map((each) => each.surface);
    expect(surfaces.map((each) => each.toLowerCase())).toContain(surface.toLowerCase());
  },
);

test.each([
  "Kubernetes isn't needed",
  "No Kubernetes experience required",
  "You will work with the Kubernetes team",
  "A talk in plain English",
  "Rest Assured",
])("what is said not to be asked for, people and parts of names are left out: %s", (line) => {
  const names = asked(line);
  for (const name of ["Kubernetes", "English", "REST"]) expect(names).not.toContain(name);
});

test("columns of a person specification say what is essential and what desirable", () => {
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
])("years are those of the applicant: %s", (line, years) => {
  const posting = `Clerk\nRequirements\n${line}\n- Filing`;
  const found = readPosting(posting, ATS_MODEL).requirements.find(({ kind }) => kind === "years");
  expect(found?.name ?? null).toBe(years);
});

const listed = (lines: string[]) =>
  readPosting(lines.join("\n"), ATS_MODEL).requirements.map(({ surface }) => surface.toLowerCase());

test.each<[string, string[]]>([
  ["You run the glazing bench, mix slip clays and coach junior throwers.", ["slip clays"]],
  [
    "You will iron hotel linen, repair table runners and mend torn seams.",
    ["table runners", "torn seams"],
  ],
  [
    "- Restore sash windows, sharpen carving chisels and fit draught strips",
    ["carving chisels", "draught strips"],
  ],
  ["- Repair race saddles carefully and clean bridle leather", ["race saddles", "bridle leather"]],
])("what else a line about the work asks one to do: %s", (line, wanted) => {
  expect(listed(["Craftsperson", "Your work", line])).toEqual(expect.arrayContaining(wanted));
});

test.each<[string, string]>([
  ["You will supervise farm apprentices.", "supervise farm apprentices"],
  ["- Secure barrel loads properly and stack crates", "barrel loads"],
])("people are named with what is done for them, things without how: %s", (line, wanted) => {
  const found = listed(["Cooper", "Your work", line]);
  expect(found.some((each) => each.includes(wanted) || wanted.includes(each))).toBe(true);
  expect(found.join(" ")).not.toMatch(/properly/);
});

test.each([
  "- Own brushes (we lend you the airbrush compressor)",
  "- Clean premises (it is an old bakery hall)",
])("what the poster says by the way is not asked for: %s", (line) => {
  expect(listed(["Painter", "You need", line]).join(" ")).not.toMatch(/compressor|bakery/);
});

test.each([
  ["- Prune roses in spring and autumn", "Spring"],
  ["- Nights at a Level II trauma centre", "Exam preparation"],
  ["- You complete Form I-9 on the first day", "Reference checking"],
])("a season, a grade or a form to fill in is no name: %s", (line, name) => {
  const found = readPosting(`Gardener\nYour work\n${line}\n- Java`, ATS_MODEL).requirements;
  expect(found.map((each) => each.name)).not.toContain(name);
});

test("a science that ends like an adjective's plural is listed", () => {
  expect(listed(["Analyst", "Requirements", "- Experience with population genetics"])).toContain(
    "population genetics",
  );
});
