import { expect, test } from "vitest";
import { MODEL_PATH, readModel } from "#app/core/ats/model.ts";
import { scoreResume } from "#app/core/ats/score.ts";
import { readTokens } from "#app/core/ats/words/tokens.ts";
import { ATS_MODEL, servedFile, TODAY } from "../../../../tests/support/ats-model.ts";
import { namedOccupation } from "./named-occupations.ts";
import { OCCUPATIONS_PATH, type Occupations, readOccupations } from "./occupations.ts";
import { titleWords } from "./title-key.ts";

const occupations = ATS_MODEL.occupations as Occupations;

/** The occupations that a line names, and the words that name them; null if none is known. */
function named(line: string) {
  const { tokens } = readTokens(line, ATS_MODEL.lexicon);
  const occupation = namedOccupation(tokens, { from: 0, to: tokens.length }, occupations);
  if (!occupation) return null;
  const { range, occupationSet } = occupation;
  const words = tokens.slice(range.from, range.to).map(({ raw }) => raw);
  return { occupationSet, title: words.join(" ") };
}

test.each([
  ["senior staff nurse ii", "nurse"],
  ["director of nursing", "nursing director"],
  ["nursing director", "nursing director"],
  ["assistant manager", "assistant manager"],
  ["manager assistant", "manager assistant"],
  ["school principal", "school principal"],
  ["full time driver", "driver"],
  ["full stack engineer", "full stack engineer"],
])("the words of %s that name the work, the head last, are: %s", (title, words) => {
  expect(titleWords(title.split(" ")).join(" ")).toBe(words);
});

test.each([
  ["Registered Nurse, ICU", "Registered Nurse"],
  ["Cedar Grill - Sous Chef, 2019 - 2022", "Sous Chef"],
  ["Software Engineer Recruiter", "Recruiter"],
  ["Executive Assistant to the CEO", "Executive Assistant"],
  ["Barista and shift lead", "Barista"],
  ["Kitchen hand, Crown Hotel", "Kitchen hand"],
  ["Ward sister, Mercy Hospital", "Ward sister"],
  ["Resourcer, Brown Staffing", "Resourcer"],
  ["Customer adviser, Tesco", "Customer adviser"],
  ["Lorry driver, Smith Haulage", "Lorry driver"],
  ["Frontend engineer, Acme", "Frontend engineer"],
  ["Senior stylist, Hair House", "Senior stylist"],
])("%s names an occupation by %s", (line, title) => {
  expect(named(line)?.title).toBe(title);
});

test.each([
  "Engineer",
  "Owner, Smith Plumbing",
  "Lead Associate",
  "Photo stylist, Vogue",
  "Volunteer, Oak Library",
  "Consultant, Accountants Ltd",
  "Trained new welders in 2018",
  "Internal audit intern, county treasurer",
])("no occupation is recognized in: %s", (line) => {
  expect(named(line)).toBe(null);
});

test.each([
  ["Plumber", "Pipefitter", 0.9, 1],
  ["Paralegal", "Legal Secretary", 0.5, 0.7],
  ["Line Cook", "Sous Chef", 0.3, 0.7],
  ["Teacher", "Plumber", 0, 0.2],
  ["Recruiter", "Registered Nurse", 0, 0.2],
])("the mean nearness of %s and %s is between %d and %d", (a, b, least, most) => {
  const { mean } = occupations.nearness(
    named(a)?.occupationSet ?? [],
    named(b)?.occupationSet ?? [],
  );
  expect(mean).toBeGreaterThanOrEqual(least);
  expect(mean).toBeLessThanOrEqual(most);
});

const posting = (title: string, asked: string) => `${title}\n\nRequirements\n- ${asked}\n`;
const score = (jobTitle: string, asked: string, resumeText: string, model = ATS_MODEL) =>
  scoreResume({ jobDescriptionText: posting(jobTitle, asked), jobTitle, resumeText }, model, TODAY);
const keyword = (kind: string, report: ReturnType<typeof score>) =>
  report.metadata.analysis.keywords.find((each) => each.kind === kind);

test.each([
  [
    "Registered Nurse",
    "Staff RN, Mercy Hospital, 2019 - 2024",
    "A title of the same occupation: Staff RN.",
  ],
  [
    "Paralegal",
    "Legal Secretary, Hale and Dorr, 2019 - 2024",
    "A related occupation: Legal Secretary.",
  ],
])("the required title %s is explained by the job %s", (title, line, reason) => {
  const report = score(title, "Two years of experience", `EXPERIENCE\n${line}\n- Served guests\n`);
  const found = !reason.startsWith("A related");
  expect(keyword("title", report)).toMatchObject({ found, reason });
});

test.each([
  ["Cashier, Corner Store, 2015 - 2024", false],
  ["Night Auditor, Harbor Hotel, 2015 - 2024", true],
])("required years at a hotel's front desk are shown by a job as %s: %s", (line, found) => {
  const report = score(
    "Front Desk Agent",
    "5 years of experience",
    `EXPERIENCE\n${line}\n- Worked shifts\n`,
  );
  expect(keyword("years", report)?.found).toBe(found);
});

test("without the file of occupations, or with a damaged one, related titles do not count", () => {
  const damaged = servedFile(OCCUPATIONS_PATH).slice(0, -1);
  expect(() => readOccupations(damaged)).toThrow();
  const otherFile = servedFile(MODEL_PATH);
  expect(() => readOccupations(otherFile)).toThrow();
  for (const file of [null, damaged, otherFile, new ArrayBuffer(2)]) {
    const model = readModel(servedFile(MODEL_PATH), file);
    expect(model.occupations).toBe(null);
    const resume = "EXPERIENCE\nNight Auditor, Harbor Hotel, 2019 - 2024\n- Served guests\n";
    const report = score("Front Desk Agent", "Customer service", resume, model);
    expect(keyword("title", report)?.found).toBe(false);
    expect(report.score).toBeGreaterThan(0);
  }
});

test("the model of another language has no occupations", () => {
  expect(ATS_MODEL.inLanguage("de")?.occupations).toBe(null);
});

test.each([
  "Position sought: Paralegal",
  "Application for: Paralegal (part time)",
  "OBJECTIVE: Paralegal with a city firm",
  "Desired role - Paralegal",
])("a title that is only sought is not held: %s", (line) => {
  const report = score(
    "Paralegal",
    "Customer service",
    `${line}\n\nEXPERIENCE\nCashier, Corner Store, 2019 - 2024\n- Served guests\n`,
  );
  expect(keyword("title", report)?.found).toBe(false);
});
