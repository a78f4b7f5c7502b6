/** Computes features, besides those of `qualityFeatures`, that indicate that much of a document was read wrong. */

import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import type { Labeled } from "#app/core/import/labels/network/crf.ts";
import type { ImportOutcome } from "#app/core/import/outcome.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { agreement, textsOf } from "./agreement.ts";

type Read = Extract<ImportOutcome, { ok: true }>;

/** How many of the least probable labels are averaged. */
const LEAST = 5;
const LIKELY = 0.9;
const UNKNOWN = 0.5;

/** Mean probabilities of the least probable labels and of the least probable entry; whether positions are known. */
export function labelSigns(lines: readonly LabelLine[], labeled: readonly Labeled[]): number[] {
  const sorted = labeled.map(({ probability }) => probability).sort((one, other) => one - other);
  const unlikely = sorted.filter((probability) => probability < LIKELY).length;
  return [
    mean(sorted.slice(0, LEAST)),
    mean(sorted.slice(0, Math.max(1, Math.floor(sorted.length / 10)))),
    unlikely / Math.max(1, sorted.length),
    Math.min(1, ...entriesOf(labeled).map(mean)),
    Number(lines.some(({ columnRight }) => columnRight > 0)),
  ];
}

/** The probabilities of each entry's labels. */
function entriesOf(labeled: readonly Labeled[]): number[][] {
  const entries: number[][] = [];
  let open: number[] | null = null;
  for (const { label, probability } of labeled) {
    if (/\.(?:head|owner)$/.test(label)) {
      open = [];
      entries.push(open);
    } else if (!label.includes(".")) open = null;
    open?.push(probability);
  }
  return entries;
}

/** Marked and odd values of the kept reading, its jobs that overlap or lack a date, and the agreement of both readings. */
export function readingSigns(
  { resume, report }: Read,
  byRules: Resume,
  byLabels: Resume,
): number[] {
  const marked = report.uncertain.filter(({ field }) => field !== null).length;
  const { experience } = resume;
  const isHalf = ({ startDate, endDate, current }: Resume["experience"][number]) =>
    (startDate === "") !== (endDate === "" && !current);
  return [
    Math.min(1, (LEAST * marked) / Math.max(LEAST, textsOf(resume).length)),
    agreement(byRules.education, byLabels.education),
    agreement(byRules.experience, byLabels.experience),
    overlaps(experience),
    share(experience.filter(isHalf).length, experience.length),
    ...oddValues(resume),
  ];
}

/** Digits that a whole phone number has at least, with its area. */
const PHONE_DIGITS = 9;
const SHORT_SKILL = 3;

/** Shares of names with a date, of schools with a comma, and of very short skills; whether the phone number is short. */
function oddValues({ experience, education, skills, personalInfo }: Resume): number[] {
  const names = [
    ...experience.flatMap(({ company, position }) => [company, position]),
    ...education.map(({ institution }) => institution),
    ...education.map(({ degree }) => degree),
    ...education.map(({ fieldOfStudy }) => fieldOfStudy),
  ].filter(Boolean);
  const digits = personalInfo.phone.replace(/\D/g, "").length;
  return [
    share(names.filter((text) => DATE.test(text)).length, names.length),
    share(
      education.filter(({ institution }) => institution.includes(",")).length,
      education.length,
    ),
    share(skills.filter(({ length }) => length < SHORT_SKILL).length, skills.length),
    Number(digits > 0 && digits < PHONE_DIGITS),
  ];
}

const DATE =
  /\b(?:19|20)\d{2}\b|\b\d{1,2}\/\d{2,4}\b|(?:^|\s)(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)\.?$/iu;

/** The share of jobs that start before the previous one ends. */
function overlaps(jobs: Resume["experience"]): number {
  const times = jobs
    .filter(({ startDate }) => startDate !== "")
    .map(({ startDate, endDate }) => ({ startDate, endDate: endDate || "9" }))
    .sort((one, other) => (one.startDate < other.startDate ? -1 : 1));
  const over = times.filter(
    ({ startDate }, index) => (times[index - 1]?.endDate ?? "") > startDate,
  ).length;
  return share(over, times.length - 1);
}

const share = (part: number, whole: number) => (whole > 0 ? part / whole : 0);
const mean = (list: readonly number[]) =>
  list.length === 0 ? UNKNOWN : list.reduce((sum, each) => sum + each, 0) / list.length;
