/**
 * Relabels lines whose section contradicts the heading above them, such as "education.head" under "Work experience".
 * from-labels.ts applies it to the lines that a model labeled.
 */

import type { LabeledLine } from "#app/core/import/labels/label-line.ts";
import { type Content, type Label, splitLabel } from "#app/core/import/labels/labels.ts";
import { isCertificateHeading, readHeading } from "#app/core/import/readers/headings.ts";
import { findPeriod } from "#app/core/import/readers/read-dates.ts";
import { findKnownHeading } from "#app/core/resume-languages/reading/read-heading.ts";
import { hasPeriodOrDate } from "./has-period-or-date.ts";
import { looksLike } from "./line-entries.ts";

/** For each section that a heading names, the sections with which the model mistakenly labels the lines below it. */
const MISTAKEN_SECTIONS: Readonly<Record<string, ReadonlySet<string>>> = {
  experience: new Set(["volunteering", "education", "certificates", "militaryService"]),
  education: new Set(["experience", "certificates", "courses", "volunteering", "awards"]),
  volunteering: new Set(["experience", "education", "certificates", "custom", "memberships"]),
  projects: new Set(["experience", "volunteering", "custom", "skills"]),
  certificates: new Set(["education", "experience", "courses", "awards", "skills"]),
  awards: new Set(["education", "experience", "certificates", "courses", "publications"]),
  publications: new Set([
    "education",
    "experience",
    "courses",
    "awards",
    "projects",
    "certificates",
    "volunteering",
  ]),
  courses: new Set(["certificates", "education"]),
  memberships: new Set([
    "volunteering",
    "certificates",
    "experience",
    "skills",
    "education",
    "awards",
  ]),
  militaryService: new Set(["experience", "volunteering", "education"]),
  summary: new Set(["skills", "experience", "projects", "custom"]),
  interests: new Set(["skills", "custom"]),
};
/** Headings of publications, or of jobs. readHeading does not know them, since "Writing" may also be a skill. */
const WRITINGS = /^(?:selected )?(?:writings?|bylines|essays)$/iu;
/** Sections of texts, in which no line is the title of an entry. */
const SECTIONS_WITHOUT_ENTRY_TITLES: ReadonlySet<string> = new Set(["summary", "interests"]);
/** A joint heading names two things: "Training and Qualifications". */
const JOINT = /[&/+,]|\s(?:and|und|et|y|e|i|en|och|og)\s/iu;

/**
 * If all lines under a heading have sections that are commonly mistaken for the heading's, all are relabeled.
 * Otherwise, the lines above the last one that already has the heading's section are relabeled, and under a heading of
 * jobs also entries at the end that were labeled as volunteering but look like the jobs.
 */
export function relabelMistakenSections(lines: readonly LabeledLine[]): LabeledLine[] {
  const result = [...lines];
  let headingIndex = 0;
  while (headingIndex < lines.length) {
    let sectionEnd = headingIndex + 1;
    while (sectionEnd < lines.length && lines[sectionEnd]?.labeled.label !== "heading")
      sectionEnd++;
    const heading = lines[headingIndex];
    const text = heading?.labeled.label === "heading" ? heading.line.text : "";
    const linesBelow = lines.slice(headingIndex + 1, sectionEnd);
    const areWritings = WRITINGS.test(text) && !linesBelow.some(looksLikeJob);
    const content = readHeading(text) ?? (areWritings ? "publications" : "");
    const sectionsOfLines = linesBelow.map(
      ({ labeled }) => splitLabel(labeled.label as Label)?.content ?? "",
    );
    const mistakenFor = MISTAKEN_SECTIONS[content];
    // A joint heading is weak evidence, unless its whole wording is known.
    const isSpecific =
      areWritings ||
      findKnownHeading(text) !== null ||
      isCertificateHeading(text) ||
      !JOINT.test(text);
    const isSummary = content === "summary";
    const isMistakable = (section: string, index: number) =>
      mistakenFor?.has(section) === true && (!isSummary || isText(linesBelow[index]));
    const areAllMistakable =
      isSpecific &&
      sectionsOfLines.length > 0 &&
      !(isSummary && areSkills(linesBelow)) &&
      sectionsOfLines.every(
        (section, index) => (isSummary && section === content) || isMistakable(section, index),
      );
    // Lines after the last one that has the heading's section may belong to a heading that was not detected.
    const isPlain = findKnownHeading(text) !== null && !JOINT.test(text);
    const lastConfirmed = isPlain ? sectionsOfLines.lastIndexOf(content as Content) : -1;
    const continuesAsJobs = content === "experience" && areLikeJobs(linesBelow, lastConfirmed + 1);
    const end =
      areAllMistakable || continuesAsJobs ? linesBelow.length : Math.max(0, lastConfirmed);
    for (const [index, { line, labeled }] of linesBelow.slice(0, end).entries()) {
      const section = sectionsOfLines[index] ?? "";
      if (!mistakenFor?.has(section)) continue;
      const predicted = labeled.label.split(".")[1];
      // A skill is the title of an entry here: "First Aid" under certificates.
      const isTitle =
        section === "skills" && predicted === "item" && !SECTIONS_WITHOUT_ENTRY_TITLES.has(content);
      // Only jobs may have an employer above several entries; elsewhere it starts an entry.
      const isOwner = predicted === "owner" && content !== "experience";
      const part = isTitle || isOwner ? "head" : predicted;
      result[headingIndex + 1 + index] = {
        line,
        labeled: { ...labeled, label: `${content}.${part}` },
      };
    }
    headingIndex = sectionEnd;
  }
  return result;
}

/** True for a line of a job: it is a bullet or has a period. Titles of publications are and have neither. */
const looksLikeJob = ({ line }: LabeledLine): boolean =>
  line.isBullet || (findPeriod(line.text)?.period.startDate ?? "") !== "";

/**
 * True if the lines from index `start` on were all labeled as volunteering, and the first of them looks like the first
 * line of a job above them.
 */
function areLikeJobs(lines: readonly LabeledLine[], start: number): boolean {
  const [first] = lines.slice(start);
  const jobs = lines.slice(0, start).filter(({ labeled }) => labeled.label === "experience.head");
  return (
    first?.labeled.label === "volunteering.head" &&
    lines.slice(start).every(({ labeled }) => labeled.label.startsWith("volunteering.")) &&
    jobs.some(
      ({ line }) =>
        looksLike(first.line, line) && hasPeriodOrDate(line) === hasPeriodOrDate(first.line),
    )
  );
}

/** In lines. */
const MIN_SKILLS = 3;
/** In characters. */
const MAX_SKILL = 40;
/** True for several short lines without a sentence: "Key qualifications" may be a heading of skills. */
const areSkills = (lines: readonly LabeledLine[]): boolean =>
  lines.length >= MIN_SKILLS &&
  lines.every(
    ({ line, labeled }) =>
      labeled.label === "skills.item" && line.text.length <= MAX_SKILL && !/[.!?]$/.test(line.text),
  );

const isText = (line: LabeledLine | undefined) =>
  /\.(?:item|rest)$/.test(line?.labeled.label ?? "");
