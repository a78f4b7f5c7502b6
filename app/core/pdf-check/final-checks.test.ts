/** The checks of a resume and its PDF right before it is sent. */
import { expect, test } from "vitest";
import type { PageText, PdfText } from "#app/core/pdf-text/text-run.ts";
import { emptyResume } from "#app/core/resume/defaults.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { loadSamples } from "#app/core/templates/samples.ts";
import { type MustHavesCheck, runFinalChecks } from "./final-checks.ts";
import { createParseReport } from "./parse-report.ts";

const samples = await loadSamples();
/** A resume without faults: two fields, none from a sample. */
const WITHOUT_FAULTS: Resume = {
  ...emptyResume(),
  personalInfo: {
    fullName: "Noor Haddad",
    email: "noor@haddad.example",
    phone: "",
    address: "",
    linkedIn: "",
    github: "",
  },
};

function pageOf(number: number, lines: string[]): PageText {
  const runs = lines.map((text, index) => ({
    text,
    x: 50,
    y: 60 + 14 * index,
    width: 6 * text.length,
    size: 11,
    font: "Inter",
    isBold: false,
    isItalic: false,
    isRightToLeft: false,
    isTurned: false,
    endsLine: true,
  }));
  return {
    number,
    width: 595,
    height: 842,
    runs,
    pictures: 0,
    hiddenText: "",
    links: [],
    roles: [],
  };
}
const CONTACT_LINES = ["Noor Haddad", "noor@haddad.example"];
const pdfOf = (...pages: string[][]): PdfText => ({
  pages: pages.map((lines, index) => pageOf(index + 1, lines)),
  bytes: 10_000,
  title: "",
  mayCopy: true,
});

function run(
  resume: Resume,
  {
    mustHaves = null,
    pdf = pdfOf(CONTACT_LINES),
  }: Partial<{ mustHaves: MustHavesCheck | null; pdf: PdfText }> = {},
) {
  const report = createParseReport(pdf, resume);
  return runFinalChecks({ resume, samples, mustHaves, pdf, report });
}
const textsOf = (...given: Parameters<typeof run>) => run(...given).map(({ text }) => text);

test("a resume without faults has only the result of reading the PDF back", () => {
  expect(run(WITHOUT_FAULTS)).toEqual([
    {
      id: "read-back",
      state: "good",
      text: "Software that reads this PDF finds all 2 fields.",
      field: null,
    },
  ]);
});

test("names the contact details that are a sample's", () => {
  const phone = samples[0]?.personalInfo.phone ?? "";
  const resume = { ...WITHOUT_FAULTS, personalInfo: { ...WITHOUT_FAULTS.personalInfo, phone } };
  const [first] = run(resume);
  expect(first).toMatchObject({ id: "sample", state: "warn", field: "personalInfo.phone" });
  expect(first?.text).toBe(`The phone number is from the sample: ${phone}.`);
});

test("reports a missing name, and missing contact details", () => {
  const personalInfo = { ...WITHOUT_FAULTS.personalInfo, fullName: " ", email: "" };
  const texts = textsOf({ ...WITHOUT_FAULTS, personalInfo });
  expect(texts).toContain("Your name is missing.");
  expect(texts).toContain("There is no email address or phone number to reach you.");
  expect(
    textsOf({ ...WITHOUT_FAULTS, personalInfo: { ...personalInfo, phone: "1" } }),
  ).not.toContain("There is no email address or phone number to reach you.");
});

test("reports an entry that ends before it starts", () => {
  const job = { company: "Clinio", position: "Nurse", description: "", current: false };
  const jobs = [
    { ...job, id: "a", startDate: "2024-05", endDate: "2023-02" },
    { ...job, id: "b", startDate: "2024-05", endDate: "2024-05" },
    { ...job, id: "c", startDate: "2024-05", endDate: "2023-02", current: true },
    { ...job, id: "d", startDate: "", endDate: "2023-02" },
  ];
  const dateChecks = run({ ...WITHOUT_FAULTS, experience: jobs }).filter(
    ({ id }) => id === "dates",
  );
  expect(dateChecks).toEqual([
    {
      id: "dates",
      state: "warn",
      text: "Nurse ends before it starts.",
      field: "experience.a.endDate",
    },
  ]);
});

test("unmet must-haves are a warning, and without an analysis there is no such check", () => {
  const stateOf = (mustHaves: MustHavesCheck | null) =>
    run(WITHOUT_FAULTS, { mustHaves }).find(({ id }) => id === "requirements");
  expect(stateOf({ isMet: false, text: "1 of 3" })).toMatchObject({
    state: "warn",
    text: "1 of 3",
  });
  expect(stateOf({ isMet: true, text: "Every" })).toMatchObject({ state: "good", text: "Every" });
  expect(stateOf(null)).toBeUndefined();
});

test("a last page of up to eight lines looks unfinished; the only page never does", () => {
  const lines = (count: number) => Array.from({ length: count }, (_, index) => `Line ${index}`);
  const withLast = (count: number) =>
    textsOf(WITHOUT_FAULTS, { pdf: pdfOf(CONTACT_LINES, lines(count)) });
  expect(withLast(1)).toContain("Page 2 has only 1 line.");
  expect(withLast(8)).toContain("Page 2 has only 8 lines.");
  expect(withLast(9).join()).not.toContain("Page 2");
});

test("says how many fields are read back, with the first that is not", () => {
  const readBack = run(WITHOUT_FAULTS, { pdf: pdfOf(["Noor Haddad"]) }).at(-1);
  expect(readBack).toMatchObject({ id: "read-back", state: "warn", field: "personalInfo.email" });
  expect(readBack?.text).toBe(
    "Software that reads this PDF finds 1 of 2 fields. First to check: Personal Information, Email.",
  );
});
