import { expect, test } from "vitest";
import { scoreResume } from "#app/core/ats/score.ts";
import { ATS_MODEL, TODAY } from "../../../../tests/support/ats-model.ts";

/** Whether a resume that says `said` shows the skill that a posting calls `asked`. */
function counts(asked: string, said: string): boolean {
  const report = scoreResume(
    {
      jobDescriptionText: `Requirements\n- Experience with ${asked}\n- Punctual`,
      resumeText: `Kim Vance\nExperience\nBlue Door Ltd, 2019 - 2023\n- Worked with ${said} to help the people who came in.\nEducation\nTown college, 2018`,
    },
    ATS_MODEL,
    TODAY,
  );
  const { keywords } = report.metadata.analysis;
  return keywords.some((each) => each.found && each.kind !== "soft" && each.kind !== "years");
}

test.each([
  // software and data
  ["Kubernetes", "k8s"],
  ["PostgreSQL", "Postgres"],
  ["Continuous integration", "CI/CD"],
  ["Node.js", "nodejs"],
  ["Amazon Web Services", "AWS"],
  ["machine learning", "machine-learning"],
  ["scikit-learn", "sklearn"],
  ["front-end development", "frontend"],
  // health
  ["electronic health records", "EMR"],
  ["BLS", "basic life support"],
  ["venipuncture", "phlebotomy"],
  ["obstetrics", "labor and delivery"],
  ["CNA", "certified nursing assistant"],
  // law
  ["e-discovery", "document review"],
  ["conveyancing", "real estate law"],
  ["Westlaw", "legal research"],
  // trades and construction
  ["forklift certification", "fork lift"],
  ["reading blueprints", "blueprint reading"],
  ["GMAW", "MIG welding"],
  ["heating, ventilation and air conditioning", "HVAC"],
  ["lockout tagout", "LOTO"],
  // teaching
  ["individualized education programs", "IEPs"],
  ["TESOL", "English as a second language"],
  ["behaviour management", "classroom management"],
  // finance, office, people
  ["FP&A", "financial planning and analysis"],
  ["month-end close", "month end closing"],
  ["accounts receivable", "A/R"],
  ["talent acquisition", "recruiting"],
  ["spreadsheets", "spreadsheet"],
  // sales, marketing, design, hospitality, logistics
  ["CRM", "customer relationship management"],
  ["search engine optimisation", "SEO"],
  ["user experience", "UX"],
  ["HACCP", "haccp"],
  ["waiting tables", "table service"],
  ["CDL", "commercial driver's license"],
  ["stock control", "inventory management"],
  // spelling, plural, case, words the dictionary has never met
  ["colour theory", "color theory"],
  ["organisational development", "organizational development"],
  ["falconry gloves", "falconry glove"],
  ["GLASS BLOWING", "glass blowing"],
  ["Bavarian puppetry", "bavarian puppetry"],
  ["zero waste tailoring", "zero-waste tailoring"],
  ["Yearly Hazard Planning Method", "YHPM"],
])("%s is shown by %s", (asked, said) => {
  expect(counts(asked, said)).toBe(true);
  expect(counts(asked, asked)).toBe(true);
});

test.each([
  ["Java", "JavaScript"],
  ["JavaScript", "Java"],
  ["Go", "customers on the go"],
  ["Go", "whatever they had to go through"],
  ["R", "Babies R Us"],
  ["C", "hepatitis C patients"],
  ["C++", "C#"],
  ["Excel", "teams that excel in spring"],
  ["Spring", "the spring collection"],
  ["Swift", "swift answers"],
  ["Rust", "rusty pipes"],
  ["React", "reactive people"],
  ["Scala", "scaling stairs"],
  ["SAP", "maple sap"],
  ["Node.js", "lymph nodes"],
  ["Vue.js", "a view of the sea"],
  ["Spark", "a sparkling dining room"],
  ["Access", "wheelchair access ramps"],
  ["Tableau", "table decorations"],
  ["accounting", "customer accounts"],
  ["marketing", "farmers markets"],
  ["nursing", "the nurse on duty"],
  ["welding", "a wedding planner"],
  ["plumbing", "plum harvests"],
  ["masonry", "freemasons"],
  ["pharmacology", "a pharmacy queue"],
  ["German", "germane facts"],
  ["Polish", "shoe polish"],
  ["typing", "blood types"],
  ["logistics", "logical puzzles"],
])("%s is not shown by %s", (asked, said) => {
  expect(counts(asked, said)).toBe(false);
});

test.each([
  ["Go", "Used Go on most days", true],
  ["C", "Used C on small machines", true],
  ["Go", "Used go-karts on most days", false],
  ["Office administration", "Did administration for a school", true],
  ["Office administration", "Did Linux administration for a school", false],
])("%s, for a resume with the line `%s`, is shown: %s", (asked, said, isShown) => {
  const report = scoreResume(
    { jobDescriptionText: `Requirements\n- ${asked}, SQL`, resumeText: `Kim Vance\n- ${said}` },
    ATS_MODEL,
    TODAY,
  );
  const { keywords } = report.metadata.analysis;
  expect(keywords.find(({ term }) => term === asked)?.found).toBe(isShown);
});

test("the dictionary has more than 1,500 terms, and each form belongs to one term", () => {
  const { dictionary } = ATS_MODEL;
  expect(dictionary.size).toBeGreaterThan(1_500);
  const seen = new Set<string>();
  for (const { singleWord, longer } of dictionary.byFirst.values()) {
    for (const { words } of [singleWord ?? [], ...longer.values()].flat()) {
      expect(seen.has(words.join(" "))).toBe(false);
      seen.add(words.join(" "));
    }
  }
});

test.each([
  ["IOSH", "Hold MIOSH"],
  ["CIOB membership", "Passed the interview in 2021, MCIOB"],
  ["RICS membership", "MRICS since 2018"],
  ["IMechE membership", "MIMechE since 2018"],
  ["Chartered MCIPD", "FCIPD since 2018"],
])("membership of %s is shown by the letters of a grade: %s", (asked, said) => {
  expect(counts(asked, said)).toBe(true);
});

test.each([
  ["HGV Class 1", "Hold category C+E"],
  ["C+E licence", "HGV Class 1 for ten years"],
  ["HGV licence", "Hold category C+E"],
  ["LGV Class 2", "Hold a cat C licence"],
])("the license %s is shown by another name of its class: %s", (asked, said) => {
  expect(counts(asked, said)).toBe(true);
});

test.each([
  ["Enzyme-linked immunosorbent assay (ELISA)", "Ran ELISA plates on Mondays", true],
  ["Purchase orders (PO)", "Raised POs for two sites", true],
  ["Chartered engineer (CEng)", "CEng since 2019", true],
  ["Purchase orders (PO)", "Raised pos for two sites", false],
])("the abbreviation in %s is shown by `%s`: %s", (asked, said, isShown) => {
  expect(counts(asked, said)).toBe(isShown);
});
