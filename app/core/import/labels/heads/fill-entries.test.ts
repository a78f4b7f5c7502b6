/**
 * Tests how entries of the resume are filled from labeled parts, the texts between separators in their first lines:
 * "role" is a job title, "org" an employer or school, "field" a field of study and "note" any other text.
 */
import { expect, test } from "vitest";
import type { ImportIssue } from "#app/core/import/outcome.ts";
import { labeledLines } from "../../../../../tests/support/labeled-lines.ts";
import { fillEntries } from "./fill-entries.ts";

/** The entry of a school whose parts have labels in this order, and the fields that are reported as uncertain. */
function schoolOf(text: string, ...labels: string[]) {
  const uncertain: ImportIssue[] = [];
  const lines = labeledLines([["education.head", [text]]]).map(({ line }) => line);
  const raw = [{ head: { content: "education" as const, lines }, isOwner: false, body: [] }];
  const [entry] = fillEntries(
    "education",
    raw,
    (parts) => parts.map((_, at) => ({ label: labels[at] ?? "note", probability: 1 })),
    undefined,
    uncertain,
  );
  return { entry, marked: uncertain.map(({ field }) => field) };
}

test.each([
  ["Associate, Chartered Institute Ireland", "Associate", "", "Chartered Institute Ireland"],
  ["Diploma, Institute of Physics", "Diploma", "", "Institute of Physics"],
  ["Fellow, Royal College of Nursing", "Fellow", "", "Royal College of Nursing"],
  ["Meister, Handwerkskammer zu Leipzig", "Meister", "", "Handwerkskammer zu Leipzig"],
  ["Diploma, Welding, College of Hull", "Diploma", "Welding", "College of Hull"],
])(
  "an institution at the end of the field of study is the school, reported as uncertain: %s",
  (text, degree, fieldOfStudy, body) => {
    const { entry, marked } = schoolOf(text, "degree", "field", "field");
    expect(entry).toMatchObject({ degree, fieldOfStudy, institution: body });
    expect(marked).toEqual(["education.0.institution"]);
  },
);

test.each([
  "Information Systems",
  "Social Work",
  "Chamber Music",
  "Politics and Society",
  "Modern China",
  "History of Georgia",
  "History of the University of Paris",
  "Board Governance",
  "University Teaching",
  "University Teaching in France",
  "Society of the Middle Ages",
  "Teaching for university of applied sciences",
])("a field of study is no school: %s", (field) => {
  const { entry, marked } = schoolOf(`Diploma, ${field}`, "degree", "field");
  expect(entry).toMatchObject({ degree: "Diploma", fieldOfStudy: field, institution: "" });
  expect(marked).toEqual([]);
});

test("beside a school, the name of an institution stays the field of study", () => {
  const { entry, marked } = schoolOf("Leeds, BA, Institute of Law", "org", "degree", "field");
  expect(entry).toMatchObject({ institution: "Leeds", fieldOfStudy: "Institute of Law" });
  expect(marked).toEqual([]);
});

test.each([
  ["Uppsala", "Uppsala", ["experience.0.location"]],
  ["Porto, Portugal", "Porto, Portugal", []],
  ["Parental leave", undefined, []],
])(
  "a town that is only known by its position beside the dates is reported as uncertain: %s",
  (besideDates, location, marked) => {
    const [welder] = labeledLines([["experience.head", ["Welder, Kockums AB"]]]);
    const lines = welder ? [{ ...welder.line, besideDates: [besideDates] }] : [];
    const uncertain: ImportIssue[] = [];
    const [job] = fillEntries(
      "experience",
      [{ head: { content: "experience", lines }, isOwner: false, body: [] }],
      (parts) => parts.map((_, at) => ({ label: ["role", "org"][at] ?? "note", probability: 1 })),
      undefined,
      uncertain,
    );
    expect(job?.location).toBe(location);
    const fields = uncertain.map(({ field }) => field);
    expect(fields.filter((field) => field !== "experience.0.startDate")).toEqual(marked);
  },
);

/** Jobs read from lines; "experience.owner" is an employer above the jobs below it. */
function jobsOf(...rows: [label: string, cells: string[]][]) {
  const raw = labeledLines(rows).map(({ line, labeled }) => ({
    head: { content: "experience" as const, lines: [line] },
    isOwner: labeled.label === "experience.owner",
    body: [],
  }));
  const labelParts = (parts: readonly { entryIndex: number }[]) =>
    parts.map(({ entryIndex }) => ({
      label: raw[entryIndex]?.isOwner ? "org" : "role",
      probability: 1,
    }));
  return fillEntries("experience", raw, labelParts, undefined, []);
}

test("the first job without dates gets those of its employer, the next one does not", () => {
  const jobs = jobsOf(
    ["experience.owner", ["Arla Foods", "Feb 2021 – Present"]],
    ["experience.head", ["Senior Manager"]],
    ["experience.head", ["Manager"]],
  );
  expect(jobs).toMatchObject([
    { position: "Senior Manager", company: "Arla Foods", startDate: "2021-02", current: true },
    { position: "Manager", company: "Arla Foods", startDate: "" },
  ]);
});

test("a job with dates does not get those of its employer", () => {
  const jobs = jobsOf(
    ["experience.owner", ["Arla Foods", "2015 – 2021"]],
    ["experience.head", ["Manager", "2018 – 2021"]],
    ["experience.head", ["Trainee"]],
  );
  expect(jobs).toMatchObject([{ startDate: "2018" }, { startDate: "" }]);
});

test("a single month is the start of the latest job, and start and end of an earlier one", () => {
  const jobs = jobsOf(
    ["experience.head", ["Hotel Manager", "Mar 2022"]],
    ["experience.head", ["Bartender", "Apr 2020"]],
  );
  expect(jobs).toMatchObject([
    { startDate: "2022-03", endDate: "" },
    { startDate: "2020-04", endDate: "2020-04" },
  ]);
});

test("the end of an earlier job alone is not its start", () => {
  const jobs = jobsOf(
    ["experience.head", ["Hotel Manager", "2019 – 2022"]],
    ["experience.head", ["Bartender", "until Apr 2018"]],
    ["experience.head", ["Waiter", "bis 02/2016"]],
  );
  expect(jobs.slice(1)).toMatchObject([
    { startDate: "", endDate: "2018-04" },
    { startDate: "", endDate: "2016-02" },
  ]);
});

test.each(["2018", "14 May 2018"])("%s beside a citation is not part of its publisher", (date) => {
  const [row] = labeledLines([["publications.head", ["“Low Flow”, Building Physics", date]]]);
  const lines = row ? [row.line] : [];
  const raw = [{ head: { content: "publications" as const, lines }, isOwner: false, body: [] }];
  const labelParts = (parts: readonly unknown[]) =>
    parts.map(() => ({ label: "name", probability: 1 }));
  expect(fillEntries("publications", raw, labelParts, undefined, [])).toMatchObject([
    { title: "Low Flow", publisher: "Building Physics", date: expect.stringMatching(/^2018/) },
  ]);
});

test.each([
  ["2. “Low Flow in Rivers,”", "Low Flow in Rivers"],
  ["2. Low Flow in Rivers", "Low Flow in Rivers"],
  ["[12] Low Flow in Rivers", "Low Flow in Rivers"],
  ["99. Luftballons", "99. Luftballons"],
  ["2.5 Degrees of Rivers", "2.5 Degrees of Rivers"],
  ["« Low Flow in Rivers »", "Low Flow in Rivers"],
  ["“Low” Flow in Rivers", "“Low” Flow in Rivers"],
])("a title is read without quotation marks and the number before it: %s", (text, title) => {
  const rows = labeledLines([["publications.head", [text]]]);
  const raw = rows.map(({ line }) => ({
    head: { content: "publications" as const, lines: [line] },
    isOwner: false,
    body: [],
  }));
  const labelParts = (parts: readonly unknown[]) =>
    parts.map(() => ({ label: "name", probability: 1 }));
  expect(fillEntries("publications", raw, labelParts, undefined, [])).toMatchObject([{ title }]);
});

const entryOf = (
  content: "experience" | "awards" | "certificates",
  text: string,
  ...labels: string[]
) =>
  fillEntries(
    content,
    labeledLines([[`${content}.head`, [text]]]).map(({ line }) => ({
      head: { content, lines: [line] },
      isOwner: false,
      body: [],
    })),
    (parts) => parts.map((_, at) => ({ label: labels[at] ?? "note", probability: 1 })),
    undefined,
    [],
  )[0];

test.each([
  ["Dieline Award, Second Place", "Dieline Award, Second Place", ""],
  ["Core Prize, Winner", "Core Prize, Winner", ""],
  ["Gold Medal, Royal Society", "Gold Medal", "Royal Society"],
])(
  "a rank labeled as the issuer is part of the award, an issuer is not: %s",
  (text, title, issuer) => {
    expect(entryOf("awards", text, "name", "issuer")).toMatchObject({ title, issuer });
  },
);

test("a missing name or issuer of a certificate is taken from notes", () => {
  const text = "General Pediatrics, American Board of Pediatrics";
  const whole = { name: "General Pediatrics", issuer: "American Board of Pediatrics" };
  expect(entryOf("certificates", text, "note", "note")).toMatchObject(whole);
  expect(entryOf("certificates", text, "name", "note")).toMatchObject(whole);
  expect(entryOf("certificates", "First Aid, renewed yearly", "name", "note")?.issuer).toBe("");
});

test("a career break is a job title without an employer", () => {
  expect(entryOf("experience", "Career Break", "org")).toMatchObject({
    position: "Career Break",
    company: "",
  });
});

test.each([
  ["Loader, Oak Produce", "Loader", "Oak Produce"],
  ["Nurse, Team Leader", "Nurse, Team Leader", ""],
  ["Nurse, Night Shift", "Nurse, Night Shift", ""],
  ["Gerente de vendas, Região Norte", "Gerente de vendas, Região Norte", ""],
  ["Nurse, Northern Region Hospital", "Nurse", "Northern Region Hospital"],
])(
  "in a job without an employer, the text after the comma is one unless it belongs to the title: %s",
  (text, position, company) => {
    expect(entryOf("experience", text, "role", "role")).toMatchObject({ position, company });
  },
);

test("a single month of the latest job makes it current if all other jobs have ended", () => {
  const jobs = jobsOf(
    ["experience.head", ["Hotel Manager", "Mar 2022"]],
    ["experience.head", ["Bartender", "Apr 2020 – Feb 2022"]],
  );
  expect(jobs[0]).toMatchObject({ startDate: "2022-03", endDate: "", current: true });
});

test("below an employer with several jobs, an organization without a job title is the job title", () => {
  const heads = ["Oak Vets", "Partner, 2019 – 2021", "Locum vet, 2014 – 2018"].map((text) =>
    labeledLines([["experience.head", [text]]]).map(({ line }) => line),
  );
  const entries = fillEntries(
    "experience",
    heads.map((lines, at) => ({
      ...{ head: { content: "experience" as const, lines }, isOwner: at === 0 },
      body: at === 0 ? [] : ["Saw patients"],
    })),
    (parts) =>
      parts.map(({ text }) => ({ label: text === "Partner" ? "role" : "org", probability: 1 })),
    undefined,
    [],
  );
  expect(entries).toMatchObject([
    { company: "Oak Vets", position: "Partner" },
    { company: "Oak Vets", position: "Locum vet" },
  ]);
});

test("without a degree, a doubtful field of study is the degree", () => {
  const [row] = labeledLines([["education.head", ["Highers, Oak Academy"]]]);
  const lines = row ? [row.line] : [];
  const raw = [{ head: { content: "education" as const, lines }, isOwner: false, body: [] }];
  const read = (probability: number) => {
    const label = (_: unknown, at: number) => ({ label: at === 0 ? "field" : "org", probability });
    return fillEntries("education", raw, (parts) => parts.map(label), undefined, [])[0];
  };
  expect(read(0.8)).toMatchObject({ degree: "Highers", fieldOfStudy: "" });
  expect(read(1)).toMatchObject({ degree: "", fieldOfStudy: "Highers" });
});

test("initials in brackets are part of a certificate's name, and an issuer there is none", () => {
  expect(entryOf("certificates", "Basic Life Support (BLS)", "name", "issuer")).toMatchObject({
    name: "Basic Life Support (BLS)",
    issuer: "",
  });
  expect(entryOf("certificates", "Basic Life Support (AHA)", "name", "issuer")).toMatchObject({
    name: "Basic Life Support",
    issuer: "AHA",
  });
});

test.each([
  ["Freelance — Reporter", "Reporter", "Freelance"],
  ["Freelance — Acme Media", "Freelance", "Acme Media"],
  ["Freelance — Writer Magazine", "Freelance", "Writer Magazine"],
  ["Freelance Reporter — Teacher Magazine Ltd", "Freelance Reporter", "Teacher Magazine Ltd"],
])("job title and employer beside a word for freelance work: %s", (text, position, company) => {
  expect(entryOf("experience", text, "role", "org")).toMatchObject({ position, company });
});

test.each([
  ["Choral Conductor, Freelance", "Choral Conductor", "Freelance"],
  ["Choral Conductor, Night Shift", "Choral Conductor, Night Shift", ""],
])("a word for freelance work behind a title is the employer: %s", (text, position, company) => {
  expect(entryOf("experience", text, "role", "role")).toMatchObject({ position, company });
});
