import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ATS_MODEL, TODAY } from "../../../tests/support/ats-model.ts";
import { readPosting } from "./posting/posting.ts";
import { type AtsReport, limitReasonOf } from "./report.ts";
import { scoreAgainst } from "./score.ts";

const ROOT = join(import.meta.dirname, "..", "..", "..");
const JUDGED = join(ROOT, "tests", "bench", "ats", "judged", "open.jsonl");
const TEXTS = readFileSync(JUDGED, "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as { jobDescriptionText: string; language: string })
  .filter(({ language }) => language === "en")
  .map(({ jobDescriptionText }) => jobDescriptionText);
const POSTINGS = [...new Set(TEXTS)].map((text) => readPosting(text, ATS_MODEL));

/** Resumes that show more and more of what a posting asks for, the last of them all. */
const resumesFor = ({ requirements }: (typeof POSTINGS)[number]) =>
  [0, 0.2, 0.4, 0.6, 0.8, 1].map((share) => {
    const shown = requirements.slice(0, Math.round(share * requirements.length));
    const lines = shown.map(({ surface }) => `- Used ${surface} every week for two customers.`);
    return `Kim Vance\nExperience\n${requirements[0]?.surface}, Bay Inc, 2012 - 2024\n${lines.join("\n")}\nEducation\nMaster of Science, 2012`;
  });

/**
 * The report of each posting and resume.
 * @param likeness what the neural line reader would say: how much of the resume reads like the
 * posting's work, 0 to 1; null for a score without it
 */
const reportsWith = (likeness: number | null): AtsReport[] =>
  POSTINGS.flatMap((posting) =>
    resumesFor(posting).map((resume) =>
      scoreAgainst(
        posting,
        resume,
        TODAY,
        likeness === null ? undefined : (evidence) => ({ evidence: [...evidence], likeness }),
      ),
    ),
  );
const reports = [null, 0, 0.37, 1].flatMap(reportsWith);
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

test("the points of all lines add up to the score, and the most of all lines to 100", () => {
  for (const { score, arithmetic = [], metadata } of reports) {
    if (metadata.analysis.maxPossible === 0) continue;
    expect(sum(arithmetic.map(({ points }) => points))).toBe(score);
    expect(sum(arithmetic.map(({ of }) => of))).toBe(100);
    for (const { part, points, of, reason } of arithmetic) {
      expect(Number.isInteger(points)).toBe(true);
      expect(points).toBeLessThanOrEqual(of);
      if (part !== "limit") expect(points).toBeGreaterThanOrEqual(0);
      expect(reason === null).toBe(points === of);
    }
  }
});

test("[spec 9] no score reaches 80 with less than four fifths of the must-haves, nor 60 with less than half", () => {
  for (const { score, musts = { shown: 0, of: 0 } } of reports) {
    if (score === null) throw new Error("An English report has no score");
    if (score >= 80) expect(musts.shown / musts.of).toBeGreaterThanOrEqual(0.8);
    if (score >= 60) expect(musts.shown / musts.of).toBeGreaterThanOrEqual(0.5);
  }
  // The rule must not hold only because every score is low.
  expect(reports.filter(({ score }) => Number(score) >= 80).length).toBeGreaterThan(10);
});

test("the line for wording says whether words are missing, or lines that read like the work", () => {
  const reasonsWith = (likeness: number | null) =>
    new Set(
      reportsWith(likeness).flatMap(({ arithmetic = [] }) =>
        arithmetic.flatMap(({ part, reason }) => (part === "wording" && reason ? [reason] : [])),
      ),
    );
  const [words, lines] = [
    "The resume says little in the words of the job description.",
    "Lines that tell more of the work in the job description add points.",
  ];
  expect(reasonsWith(0)).toContain(lines);
  for (const likeness of [null, 1]) {
    expect(reasonsWith(likeness)).toContain(words);
    expect(reasonsWith(likeness)).not.toContain(lines);
  }
});

/** A report on a nurse with this line of certificates, whose other must-haves are all shown. */
const nurseWith = (certificate: string) =>
  scoreAgainst(
    readPosting(
      "Registered Nurse\nRequirements\n- Current RN license in the State of Ohio\n- Telemetry\n- Wound care\n- Epic\n- Patient education",
      ATS_MODEL,
    ),
    `Ann Berg\nExperience\nStaff Nurse, Mercy Hospital, 2018 - Present\n- Cared for telemetry patients and charted in Epic\n- Gave wound care to ten patients a day\n- Taught patient education classes on wound care\n- Planned discharge with families and two social workers on each shift\n- Oriented eleven new nurses and led the safety committee of the unit\nLicenses and Certifications\n${certificate}`,
    TODAY,
    (evidence) => ({ evidence: [...evidence], likeness: 1 }),
  );

test("a license that is held in other words answers the question and limits no score", () => {
  for (const certificate of [
    "Registered Nurse, State of Ohio, RN.000000, expires October 2099",
    "RN License, Ohio Board of Nursing, valid until 2099",
    "Registered Nurse (RN), Ohio",
  ]) {
    const { knockouts = [], arithmetic, score } = nurseWith(certificate);
    expect(knockouts.map(({ state, where }) => [state, where?.section])).toEqual([
      ["met", "Certificates"],
    ]);
    expect(limitReasonOf({ arithmetic })).toBeNull();
    expect(score).toBeGreaterThanOrEqual(80);
  }
});

test("another credential that is held does not answer the question for a driver's license", () => {
  const { knockouts = [] } = scoreAgainst(
    readPosting(
      "Home Care Aide\nRequirements\n- Driver's license and certified nursing assistant certificate required",
      ATS_MODEL,
    ),
    "Ann Berg\nHome Aide, Acme, 2018 - 2020\nCertificates\nCertified nursing assistant, Ohio",
    TODAY,
  );
  const driving = knockouts.find(({ name }) => name === "Driving license");
  expect(driving?.state).toBe("unknown");
});

test("a limit names the credential that is missing", () => {
  for (const certificate of ["BLS, American Heart Association", "RN license, expired 2021"]) {
    const report = nurseWith(certificate);
    expect(limitReasonOf(report), certificate).toContain("does not show that you hold it");
    expect(limitReasonOf(report), certificate).toMatch(
      /“(?:Registered nurse license|Current RN license)/,
    );
    expect(report.score).toBeLessThan(80);
  }
});
