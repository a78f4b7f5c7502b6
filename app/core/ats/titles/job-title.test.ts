import { expect, test } from "vitest";
import { readPosting } from "#app/core/ats/posting/posting.ts";
import { scoreResume } from "#app/core/ats/score.ts";
import { ATS_MODEL, TODAY } from "../../../../tests/support/ats-model.ts";

const POSTING = "Requirements\n- Experience with guided tours\n- Fluent German and Italian";

/** The requirement for the job title. @param jobTitle given in a field of its own */
const titleOf = (jobTitle: string, posting = POSTING) =>
  readPosting(posting, ATS_MODEL, jobTitle).requirements.find(({ kind }) => kind === "title");

test.each([
  ["Staff Nurse", ["nurse"], "Staff Nurse"],
  ["Senior Java Developer (m/f/d)", ["java", "developer"], "Senior Java Developer"],
  ["Java Developer Berlin", ["java", "developer"], "Java Developer"],
  ["Nurse, night shift", ["nurse"], "Nurse"],
  ["Baker at Harbour Bread", ["baker"], "Baker"],
  ["Welder II", ["welder"], "Welder"],
  ["Sales Assistant Manager", ["sales", "assistant", "manager"], "Sales Assistant Manager"],
  ["Assistant to the Director", ["assistant"], "Assistant"],
  ["Baker Hughes: Welder", ["welder"], "Welder"],
  ["Museum guide", ["museum", "guide"], "Museum guide"],
  ["Scrum Master", ["scrum", "master"], "Scrum Master"],
  ["Senior Radiographer", ["radiographer"], "Senior Radiographer"],
  ["Housing solicitor", ["housing", "solicitor"], "Housing solicitor"],
  ["Heavy goods fitter", ["heavy", "good", "fitter"], "Heavy goods fitter"],
  ["Counsellor", ["counselor"], "Counsellor"],
  ["Social Worker", ["social", "worker"], "Social Worker"],
  ["Line Cook", ["line", "cook"], "Line Cook"],
  ["Prep Cook", ["prep", "cook"], "Prep Cook"],
  ["Pastry Baker", ["pastry", "baker"], "Pastry Baker"],
  ["Ted Baker: Sales Assistant", ["sales", "assistant"], "Sales Assistant"],
])(
  "a title in a field of its own is read, without places, hours and employers: %s",
  (jobTitle, words, name) => {
    const title = titleOf(jobTitle);
    expect(title?.title?.words).toEqual(words);
    expect(title?.name).toBe(name);
  },
);

const HELD = `Jane Doe\nExperience\nMuseum curator, Harbour Museum, 2018 - 2024
- Led school classes and visitors from abroad through the harbour's history in German, four times a day.
- Wrote two of the museum's guided tours and trained three new colleagues in leading them.`;
const scoreOf = (jobTitle?: string, jobDescriptionText = POSTING) =>
  scoreResume({ resumeText: HELD, jobDescriptionText, jobTitle }, ATS_MODEL, TODAY);

test.each([
  "",
  "  ",
  "Acme Corp",
  "Bewerbung",
  "Traumjob 2",
  "asdf",
  "Job description",
  "Job 2",
  "12345",
  "The best position",
  "Lead",
  "Baker Hughes",
  "Head Office",
  "Bain Capital Partners",
  "Ted Baker",
  "TED BAKER",
  "Thomas Cook",
])("a title field that names no occupation changes nothing in the report: %s", (jobTitle) => {
  expect(scoreOf(jobTitle)).toEqual(scoreOf());
  const headed = `Senior Museum Curator\n${POSTING}`;
  expect(scoreOf(undefined, headed).metadata.analysis.keywords).toContainEqual(
    expect.objectContaining({ term: "Senior Museum Curator", kind: "title" }),
  );
  expect(scoreOf(jobTitle, headed)).toEqual(scoreOf(undefined, headed));
});

test("the title of the field replaces the one that the text names", () => {
  const text = `We are hiring a Tour Manager.\n${POSTING}`;
  expect(titleOf("", text)?.name).toBe("Tour Manager");
  const { requirements } = readPosting(text, ATS_MODEL, "Museum curator");
  expect(requirements.filter(({ kind }) => kind === "title")).toHaveLength(1);
  expect(requirements.map(({ name }) => name)).not.toContain("Tour Manager");
});

test("a required title that the resume has raises the score", () => {
  expect(scoreOf("Welder").score).toBeLessThan(Number(scoreOf("Museum curator").score));
});

test.each(["", " \n ", "---\n\u200b"])(
  "a title without a posting's text is not scored: %j",
  (blank) => {
    const report = scoreOf("Museum curator", blank);
    expect(report).toEqual(scoreOf(undefined, blank));
    expect(report.score).toBe(0);
    expect(report.metadata.analysis.keywords).toEqual([]);
  },
);

test("a full name in a posting's first line is no title, although its surname is an occupation", () => {
  const requirements = "Requirements\n- Visual merchandising\n- Stock counts";
  expect(titleOf("", `Ted Baker London\n${requirements}`)).toBeUndefined();
  expect(titleOf("", `Pastry Baker London\n${requirements}`)?.name).toBe("Pastry Baker");
});

test("an occupation that is also a verb (guide) is a title only in the title field", () => {
  const text = "You guide visitors.\nRequirements\n- Guided tours\n- Fluent German";
  expect(titleOf("", text)).toBeUndefined();
  expect(titleOf("Guide", text)?.name).toBe("Guide");
});

test.each([
  ["FP&A Analyst", "FP&A Analyst"],
  ["Senior R&D Engineer", "Senior R&D Engineer"],
  ["UI/UX Designer", "UI/UX Designer"],
  ["QA/QC Inspector", "QA/QC Inspector"],
  ["Mechanical Design Engineer", "Mechanical Design Engineer"],
  ["Help Desk Technician", "Help Desk Technician"],
  ["Building Manager", "Building Manager"],
  ["Social Work Assistant", "Social Work Assistant"],
])(
  "a title with an ampersand, a slash or a noun that is also a verb is read whole: %s",
  (line, title) => {
    const requirements = "Requirements\n- Two years of experience\n- Excel";
    expect(titleOf("", `${line}\n${requirements}`)?.name).toBe(title);
    expect(titleOf(line)?.name).toBe(title);
  },
);

test("a first name that is also a word (Rose) makes an occupation a surname", () => {
  const requirements = "Requirements\n- Visual merchandising\n- Stock counts";
  expect(titleOf("", `Rose Baker Interiors\n${requirements}`)).toBeUndefined();
  expect(titleOf("Mark Butcher")).toBeUndefined();
  expect(titleOf("", `Cake Baker\n${requirements}`)?.name).toBe("Cake Baker");
});

test.each([
  ["Director of Nursing", "Director of Nursing", ["nursing", "director"]],
  ["Head of Engineering", "Head of Engineering", ["engineering", "head"]],
  ["Vice President of Sales", "Vice President of Sales", ["sales", "vp"]],
  ["VP of Sales and Marketing", "VP of Sales and Marketing", ["sales", "marketing", "vp"]],
  ["Chief of Staff", "Chief of Staff", ["staff", "chief"]],
  ["Dean of Students", "Dean of Students", ["student", "dean"]],
  ["Director of Sales - EMEA", "Director of Sales", ["sales", "director"]],
  ["Manager of 5 people", "Manager", ["manager"]],
  ["Director of the company", "Director", ["director"]],
])("a title includes its field after `of` if that names one: %s", (line, name, words) => {
  const requirements = "Requirements\n- Two years of experience\n- Excel";
  for (const title of [titleOf("", `${line}\n${requirements}`), titleOf(line)]) {
    expect(title?.name).toBe(name);
    expect(title?.title?.words).toEqual(words);
  }
});

test.each([
  ["Director of Nursing", "Director of Nursing, Bay Clinic, 2019 - 2024", 1],
  ["Director of Nursing", "director of nursing, bay clinic, 2019 - 2024", 1],
  ["Director of Nursing", "Nursing Director, Bay Clinic, 2019 - 2024", 1],
  ["Nursing Director", "Director of Nursing, Bay Clinic, 2019 - 2024", 1],
  ["Vice President of Sales", "VP of Sales, Bay Inc, 2019 - 2024", 1],
  ["VP of Sales", "Vice President, Sales, Bay Inc, 2019 - 2024", 0],
  ["Director of Nursing", "Director of Sales, Bay Inc, 2019 - 2024", 0],
  ["President", "Vice President of Sales, Bay Inc, 2019 - 2024", 0],
  ["Director of Nursing", "Assistant Director of Nursing, Bay Clinic, 2019 - 2024", 0.7],
  ["Manager", "Deputy Store Manager, Bay Inc, 2019 - 2024", 0.7],
  ["Assistant Manager", "Assistant Store Manager, Bay Inc, 2019 - 2024", 1],
  ["Store Manager", "Sales Assistant, Store Manager, Bay Inc, 2019 - 2024", 1],
])("the required title %s, for a resume with `%s`, gets credit %d", (title, held, credit) => {
  const report = scoreResume(
    { resumeText: `Jane Doe\nExperience\n${held}`, jobDescriptionText: POSTING, jobTitle: title },
    ATS_MODEL,
    TODAY,
  );
  const { keywords } = report.metadata.analysis;
  expect(keywords.find(({ kind }) => kind === "title")?.credit).toBe(credit);
});
