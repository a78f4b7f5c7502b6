/** How job titles, degrees and years that a posting asks for are found in a resume. */
import { expect, test } from "vitest";
import { scoreResume } from "#app/core/ats/score.ts";
import { ATS_MODEL, TODAY } from "../../../../tests/support/ats-model.ts";

const keywords = (jobDescriptionText: string, resumeText = "") =>
  scoreResume({ resumeText, jobDescriptionText }, ATS_MODEL, TODAY).metadata.analysis.keywords;
const degree = (line: string) =>
  keywords(`Requirements\n- ${line}`).find(({ kind }) => kind === "education")?.term;

test.each([
  "lead care in our 14-bed ICU",
  "Lead care in our 200-BED hospital",
  "give med rounds with a degree of independence",
])("a posting's line asks for no degree: %s", (line) => {
  expect(degree(line)).toBeUndefined();
});

test.each([
  ["BEd or PGCE", "Bachelor's degree"],
  ["B.Ed. with honours", "Bachelor's degree"],
  ["bed (hons) in early years", "Bachelor's degree"],
  ["MEd in school leadership", "Master's degree"],
  ["m.ed. in school leadership", "Master's degree"],
])("a posting's line asks for a degree in education: %s", (line, name) => {
  expect(degree(line)).toBe(name);
});

test("a teacher's BEd counts as the degree that is asked for", () => {
  const asked = keywords("Teacher\nRequirements\n- Bachelor's degree", "BEd, Leeds, 2012");
  expect(asked.find(({ kind }) => kind === "education")?.credit).toBe(1);
});

const POSTING = "Clinical Nurse Manager\nRequirements\n- Registered nurse license\n- Epic";
const title = (resumeText: string) =>
  keywords(POSTING, resumeText).find(({ kind }) => kind === "title");

test.each([
  "Staff nurse on two wards. Looking for a clinical nurse manager role.",
  "Seeking a position as clinical nurse manager in a teaching hospital",
  "Aspiring Clinical Nurse Manager",
  "Staff nurse hoping to become a clinical nurse manager",
  "Interested in a clinical nurse manager role",
  "Staff nurse looking for a\nclinical nurse manager role",
])(
  "a title that the writer only wishes for gets no credit, and the report says why: %s",
  (line) => {
    const found = title(`Jane Doe\n${line}\nHouse painter, City Homes, 2018 - 2024`);
    expect(found).toMatchObject({ found: false, credit: 0, grade: "none" });
    expect(found?.reason).toBe("Named as a job you look for, not as one you have held.");
  },
);

test.each([
  "Clinical Nurse Manager seeking a new challenge",
  "Looking for new tasks\nClinical Nurse Manager, City Hospital, 2018 - 2024",
  "Looking for new tasks\n- clinical nurse manager at City Hospital",
  "Seeking to use my years as clinical nurse manager",
  "Wants to become a clinical nurse manager again. Clinical nurse manager until 2020.",
])("a title that was held gets full credit beside a wish: %s", (lines) => {
  expect(title(`Jane Doe\n${lines}`)).toMatchObject({ credit: 1, discountedBecause: null });
});

test.each([
  ["Electrician with five years of experience on building sites", true],
  ["Two years of experience on building sites", false],
])("years stated in words count as those in digits: %s", (resume, isEnough) => {
  const asked = keywords("Electrician\nRequirements\n- 4+ years of experience", resume);
  const years = asked.find(({ kind }) => kind === "years");
  expect(years?.credit === 1).toBe(isEnough);
});

test.each([
  ["BSN required", "Bachelor's degree"],
  ["Master of Social Work (MSW)", "Master's degree"],
  ["EdD in school leadership", "Doctorate"],
])("the degree of a profession is recognized: %s", (line, name) => {
  expect(degree(line)).toBe(name);
});

test.each([
  ["BA Economics, Leeds, 2012", 1],
  ["BS Computer Science, 2012", 1],
  ["MSW, New York, 2012", 1],
  ["MS Statistics, 2012", 1],
  ["MS Office, MS Word", 0],
  ["Lived in Boston, MA", 0],
])(
  "two capitals before a field of study are a degree, before a product or after a town not: %s",
  (line, credit) => {
    const asked = keywords("Analyst\nRequirements\n- Bachelor's degree", `Jane Doe\n${line}`);
    expect(asked.find(({ kind }) => kind === "education")?.credit).toBe(credit);
  },
);

test.each([
  ["Math Teacher, Oak Middle School, 2020 - 2024", 1],
  ["Professor of History, Hill College, 2020 - 2024", 1],
  ["Hill College, 2020 - 2024", 0],
  ["Bachelor of Education, student teacher, Hill College, 2020 - 2024", 0],
])("dates at a school are work if the line names a job: %s", (line, credit) => {
  const asked = keywords("Teacher\nRequirements\n- 3+ years of experience", `Jane Doe\n${line}`);
  expect(asked.find(({ kind }) => kind === "years")?.credit).toBe(credit);
});

const RVN = "Registered Veterinary Nurse\nRequirements\n- Surgical nursing";
const nurse = (resumeText: string) =>
  keywords(RVN, resumeText).find(({ kind }) => kind === "title")?.credit;

test.each([
  ["Jess Penhaligon RVN\njess@example.com\nHead of wards, Tamar Pets, 2018 - 2024", 1],
  ["Jess Penhaligon\nRVN, Tamar Pets, 2018 - 2024\n- Ran two wards", 1],
  ["Jess Penhaligon\nStudent RVN, Tamar Pets, 2018 - 2024\n- Cleaned two wards", 0],
  ["Jess Penhaligon\nBarista, Tamar Beans, 2018 - 2024\n- Served the RVN next door", 0],
])(
  "a title's initials count after the person's name or in a job's title: %s",
  (resumeText, credit) => {
    expect(nurse(resumeText) ?? 0).toBe(credit);
  },
);

const heldTitle = (asked: string, resumeText: string) =>
  keywords(`${asked}\nRequirements\n- Teamwork`, resumeText).find(({ kind }) => kind === "title");
const CARPENTER = "Ann Lee\nExperience\nCarpenter, Stone Homes, 2016 - 2024\n- Framed houses";

test.each([
  ["Building Inspector", "Certificates\nICC Residential Building Inspector B1, 2024"],
  ["Personal Trainer", "Certifications\nACE Personal Trainer"],
])("the name of a certificate is no title held: %s", (asked, certificate) => {
  expect(heldTitle(asked, `${CARPENTER}\n\n${certificate}`)).toMatchObject({
    credit: 0.4,
    grade: "related",
    reason: "Named as a certificate or license, not as a job you have held.",
  });
});

test.each([
  ["Registered Nurse", `${CARPENTER}\n\nLicenses\nRegistered Nurse, State of Ohio`],
  ["Building Inspector", `${CARPENTER}\nBuilding Inspector, City of Ada, 2010 - 2016`],
  ["Teacher", "Ann Lee\nCertificates\nCPI, 2024\nTeacher, Oak Elementary, 2016 - 2021"],
])("a license that makes its holder one, and a job, are titles held: %s", (asked, resumeText) => {
  expect(heldTitle(asked, resumeText)).toMatchObject({
    credit: 1,
    reason: "A title you have held.",
  });
});

test.each([
  ["Teacher", "Teacher Assistant"],
  ["Teacher", "Teacher's Aide"],
  ["Electrician", "Electrician Helper"],
  ["Attorney", "Attorney's Assistant"],
  ["Nurse", "Nurse Recruiter"],
  ["Dental Hygienist", "Dental Hygienist Student"],
])("a %s is not held by a %s", (asked, held) => {
  const found = keywords(`${asked}\nRequirements\n- Excel`, `${held}, Acme, 2016 - 2024`).find(
    ({ kind }) => kind === "title",
  );
  expect(found?.reason).not.toBe("A title you have held.");
  expect(found?.credit).toBeLessThan(0.8);
});

test.each(["Teacher Assistant", "Physician Assistant", "Legal Intern"])(
  "a %s is held by who was one",
  (title) => {
    const found = keywords(`${title}\nRequirements\n- Excel`, `${title}, Acme, 2016 - 2024`).find(
      ({ kind }) => kind === "title",
    );
    expect(found?.reason).toBe("A title you have held.");
  },
);
