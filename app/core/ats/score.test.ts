import { expect, test } from "vitest";
import { ATS_MODEL, TODAY } from "../../../tests/support/ats-model.ts";
import { NAMES_ALONE_VERSION } from "./engine-version.ts";
import { MAX_POSTING, MAX_RESUME } from "./limits.ts";
import { bandOf } from "./report.ts";
import { scoreResume } from "./score.ts";

const POSTING = `Ward Nurse
We run a small hospital by the sea and are looking for a nurse who likes people.
Your tasks
- Direct patient care on a surgical ward, day and night
- Medication administration and wound care
Requirements
- Registered nurse license
- At least 3 years of experience in acute care
- Experience with electronic health records (Epic or Cerner)
- BLS certification
- Good communication skills
Nice to have
- Spanish
- Phlebotomy`;

const RESUME = `Marta Lindqvist
Summary
Registered nurse with six years on medical and surgical wards.
Experience
Ward Nurse, Harbour Hospital, 03/2018 - 06/2024
- Gave medications to 12 patients a shift and dressed wounds after surgery.
- Documented every handover in Epic and trained four colleagues to use it.
- Cared for patients in acute care, from admission to discharge planning.
Education
Bachelor of Science in Nursing, 2017
Certificates
RN license, Basic Life Support
Languages
Swedish, Spanish`;

const score = (resumeText: string, jobDescriptionText = POSTING) =>
  scoreResume({ resumeText, jobDescriptionText }, ATS_MODEL, TODAY);
const keyword = (report: ReturnType<typeof score>, canonical: string) =>
  report.metadata.analysis.keywords.find((each) => each.canonical === canonical);

test("a report explains a nurse's resume keyword by keyword", () => {
  const report = score(RESUME);
  expect(Number(report.score)).toBeGreaterThan(55);
  expect(keyword(report, "Epic")).toMatchObject({ found: true, how: "exact", credit: 1 });
  expect(keyword(report, "Registered nurse license")).toMatchObject({ found: true, how: "alias" });
  expect(keyword(report, "Basic life support")).toMatchObject({ found: true, how: "alias" });
  expect(keyword(report, "Spanish")).toMatchObject({ requirement: "preferred", found: true });
  expect(keyword(report, "Phlebotomy")).toMatchObject({ found: false, credit: 0, where: null });
  expect(report.missingSkills).toContain("Phlebotomy");
  const evidence = keyword(report, "Epic")?.where;
  expect(evidence?.section).toBe("Experience");
  expect(RESUME.slice(evidence?.offset).startsWith("Epic")).toBe(true);
  expect(evidence?.snippet).toContain("handover in Epic");
});

test("a quotation over two lines keeps its line break and collapses spaces", () => {
  const resume = RESUME.replace(
    "RN license, Basic",
    "Registered\n   nurse  license, Basic",
  ).replace("Registered nurse with", "Someone with");
  const { snippet } = keyword(score(resume), "Registered nurse license")?.where ?? {};
  expect(snippet).toBe("Registered\nnurse license, Basic Life Support");
});

test("[spec 7] rawScore counts the keywords found, maxPossible all of them; weights add up to 1", () => {
  const { analysis, parts, engine } = score(RESUME).metadata;
  expect(analysis.rawScore).toBe(analysis.keywords.filter((each) => each.found).length);
  expect(analysis.maxPossible).toBe(analysis.keywords.length);
  expect(analysis.keywords.reduce((sum, each) => sum + each.weight, 0)).toBeCloseTo(1);
  expect(parts).toEqual({ match: score(RESUME).score, parse: null, writing: null });
  expect(engine.version).toBe(NAMES_ALONE_VERSION);
});

test("[spec 9] 59 is red, 60 yellow, 79 yellow, 80 green, each with its sentence", () => {
  expect(bandOf(59)).toEqual({ band: "low", sentence: "Needs improvement to pass ATS filters." });
  expect(bandOf(60)).toEqual({ band: "good", sentence: "Good score with room for improvement." });
  expect(bandOf(79).band).toBe("good");
  expect(bandOf(80)).toEqual({
    band: "excellent",
    sentence: "Excellent! Your resume is ATS-optimized.",
  });
  const report = score(RESUME);
  expect(report.feedback[0]).toBe(bandOf(Number(report.score)).sentence);
});

test("the same texts give the same report, whatever was scored in between", () => {
  const first = JSON.stringify(score(RESUME));
  score("Something else entirely", "Baker wanted");
  expect(JSON.stringify(score(RESUME))).toBe(first);
});

test("a missing skill is suggested only on the condition that the person has it", () => {
  const { feedback } = score(RESUME);
  expect(
    feedback.some((each) => /^Preferred: Phlebotomy\. If you have it, add it/.test(each)),
  ).toBe(true);
  expect(feedback.length).toBeLessThanOrEqual(12);
});

test("adding a line that shows a missing requirement never lowers the score", () => {
  let resume = RESUME;
  let last = Number(score(resume).score);
  for (const skill of ["phlebotomy", "Cerner", "medication administration", "wound care"]) {
    resume += `\n- Trained new staff in ${skill} on the ward.`;
    const next = Number(score(resume).score);
    expect(next).toBeGreaterThanOrEqual(last);
    last = next;
  }
  expect(last).toBeGreaterThan(Number(score(RESUME).score));
});

/** Edits of a resume's form that leave its content as it is. */
const NEUTRAL: Record<string, (text: string) => string> = {
  "upper case": (text) => text.toUpperCase(),
  "lower case": (text) => text.toLowerCase(),
  "bullets and typographic signs": (text) =>
    text.replace(/\n/g, "\n• ").replace(/ - /g, " – ").replace(/'/g, "’"),
  "lines wrapped elsewhere": (text) => text.replace(/\n/g, " ").replace(/(.{50,60}) /g, "$1\n"),
  "zero-width characters": (text) => text.replace(/e/g, "e\u200b"),
  "HTML entities": (text) => text.replace(/\n/g, "\n&nbsp;").replace(/,/g, "&#44;"),
  "no-break spaces": (text) => text.replace(/ /g, "\u00a0"),
};
test.each(Object.entries(NEUTRAL))("%s changes the score by two points at most", (_, edit) => {
  expect(
    Math.abs(Number(score(edit(RESUME)).score) - Number(score(RESUME).score)),
  ).toBeLessThanOrEqual(2);
});

test("Cyrillic letters that look Latin are read as the Latin ones", () => {
  // All letters but the i are Cyrillic.
  const disguised = RESUME.replace("Epic", "Ерiс");
  expect(keyword(score(disguised), "Epic")?.found).toBe(true);
});

test("an unrelated resume stays low", () => {
  const welder = `Tom Reed\nExperience\nWelder, Reed Steel, 2012 - 2022\n- MIG and TIG welding of ship parts from blueprints.\n- Ran a CNC plasma cutter and a crane.\nEducation\nVocational school, 2011`;
  expect(score(welder).score).toBeLessThan(30);
});

test("near-empty resumes get at most ten points", () => {
  for (const text of [
    "",
    " ",
    "Jane Doe",
    "nurse",
    "Registered nurse license, Epic, BLS, Spanish",
  ]) {
    expect(score(text).score).toBeLessThanOrEqual(10);
  }
});

test("nothing in a text makes it throw; the score is an integer from 0 to 100, or null in an unscored language", () => {
  const odd = [
    "",
    "asdf qwer zxcv",
    "我们正在寻找一位有经验的软件工程师，熟悉Java和Python。",
    "\ud800\udc00\ud800 lone surrogates \udfff",
    "<b>&amp;&lt;&#xD800;&#99999999;",
    "💼".repeat(500),
    `${"(".repeat(500)}${"[".repeat(500)}`,
    "a\0b\u202ec",
    "한국어 이력서 Python",
  ];
  for (const resume of odd) {
    for (const posting of odd) {
      const report = score(resume, posting);
      expect(report.score === null).toBe(report.language?.isScored === false);
      expect(Number.isInteger(report.score ?? 0)).toBe(true);
      expect(Number(report.score)).toBeGreaterThanOrEqual(0);
      expect(Number(report.score)).toBeLessThanOrEqual(100);
    }
  }
});

test("names in Latin letters are read out of Chinese text", () => {
  const report = score("Wrote Python services for ten years.", "熟悉Java和Python，了解Docker。");
  expect(report.metadata.analysis.keywords.map((each) => each.canonical).sort()).toEqual(
    expect.arrayContaining(["Docker", "Java", "Python"]),
  );
  expect(keyword(report, "Python")?.found).toBe(true);
});

test("a posting that asks for nothing readable scores nothing and says why", () => {
  const report = score(RESUME, "asdf qwer zxcv");
  expect(report.score).toBe(0);
  expect(report.metadata.analysis.maxPossible).toBe(0);
  expect(report.feedback.join(" ")).toContain("could not read any requirement");
});

test("a report on a text longer than the engine reads is marked, and the rest of the text is ignored", () => {
  const long = `${"Cared for patients on the ward. ".repeat(4_000)}\nPhlebotomy`;
  expect(long.length).toBeGreaterThan(MAX_RESUME);
  const report = score(long);
  expect(report.truncated).toBe(true);
  expect(keyword(report, "Phlebotomy")?.found).toBe(false);
  expect(score(RESUME).truncated).toBe(false);
});

test("100,000 repetitions of one sign neither hang the engine nor score", () => {
  for (const sign of ["-", "- ", "&", "<", "<a", "((", "a-\n", "•", "e\u0301", "1+", "year "]) {
    const report = score(sign.repeat(100_000), sign.repeat(100_000));
    expect(report.score).toBe(0);
  }
});

// Twenty times, so that comparing each mention with all others would take minutes on a busy machine, not seconds.
test.each(["c#", "•SQL", "master of ", "m.d. ", "SQL or "])(
  "a posting that repeats one name to its maximum length is scored in linear time: %s",
  { timeout: 60_000 },
  (name) => {
    for (let run = 0; run < 20; run++) {
      expect(score(RESUME, `${run}\n${name.repeat(MAX_POSTING)}`).score).toBeGreaterThanOrEqual(0);
    }
  },
);
