/**
 * Computes numbers from 0 to 1 that indicate that much of a document was read wrong. choose-reading.ts estimates from
 * them, and from `qualityFeatures`, whether to tell the user that the file was hard to read (decisions 0059 and 0062).
 */

import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import type { Labeled } from "#app/core/import/labels/network/crf.ts";
import type { Imported } from "#app/core/import/outcome.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { agreementOf, textsOf } from "./agreement.ts";

/** How many of the least probable labels are averaged. */
const LEAST_PROBABLE = 5;
/** A label with a lower probability is doubtful. */
const MIN_LIKELY_PROBABILITY = 0.9;
/** The mean of an empty list. */
const UNKNOWN_MEAN = 0.5;

/**
 * Mean probability of the five least probable labels, of the least probable tenth, share of labels
 * below 0.9, mean probability of the least probable entry, and whether the positions of lines are
 * known. The order is that of the weights.
 */
export function labelDoubtSigns(
  lines: readonly LabelLine[],
  labeled: readonly Labeled[],
): number[] {
  const sorted = labeled
    .map(({ probability }) => probability)
    .sort((first, second) => first - second);
  const unlikely = sorted.filter((probability) => probability < MIN_LIKELY_PROBABILITY).length;
  return [
    mean(sorted.slice(0, LEAST_PROBABLE)),
    mean(sorted.slice(0, Math.max(1, Math.floor(sorted.length / 10)))),
    unlikely / Math.max(1, sorted.length),
    Math.min(1, ...probabilitiesByEntry(labeled).map(mean)),
    Number(lines.some(({ columnRight }) => columnRight > 0)),
  ];
}

/** The probabilities of each entry's labels. */
function probabilitiesByEntry(labeled: readonly Labeled[]): number[][] {
  const entries: number[][] = [];
  let currentEntry: number[] | null = null;
  for (const { label, probability } of labeled) {
    const startsEntry = /\.(?:head|owner)$/.test(label);
    if (startsEntry) {
      currentEntry = [];
      entries.push(currentEntry);
    } else if (!label.includes(".")) currentEntry = null;
    currentEntry?.push(probability);
  }
  return entries;
}

/**
 * How many values of the chosen reading are marked as uncertain, the agreement of both readings on
 * schools and on jobs, the shares of jobs that overlap and that lack one of their dates, and
 * `oddValues`. The order is that of the weights.
 */
export function readingDoubtSigns(
  { resume, report }: Imported,
  byRules: Resume,
  byLabels: Resume,
): number[] {
  const uncertain = report.uncertain.filter(({ field }) => field !== null).length;
  const { experience } = resume;
  const lacksOneDate = ({ startDate, endDate, current }: Resume["experience"][number]) =>
    (startDate === "") !== (endDate === "" && !current);
  return [
    // Five times the share of uncertain texts, at most 1.
    Math.min(1, (5 * uncertain) / Math.max(5, textsOf(resume).length)),
    agreementOf(byRules.education, byLabels.education),
    agreementOf(byRules.experience, byLabels.experience),
    shareOfOverlaps(experience),
    share(experience.filter(lacksOneDate).length, experience.length),
    ...oddValues(resume),
  ];
}

/** A phone number with its area code has at least this many digits. */
const MIN_PHONE_DIGITS = 9;
/** In characters; shorter skills are odd. */
const MIN_SKILL_LENGTH = 3;

/**
 * Shares of names with a date, of schools with a comma, and of very short skills; whether the phone
 * number is short.
 */
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
    share(skills.filter(({ length }) => length < MIN_SKILL_LENGTH).length, skills.length),
    Number(digits > 0 && digits < MIN_PHONE_DIGITS),
  ];
}

/** A year, "05/2019", or the name of a month at the end. */
const DATE =
  /\b(?:19|20)\d{2}\b|\b\d{1,2}\/\d{2,4}\b|(?:^|\s)(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)\.?$/iu;

/** The share of jobs that start before the previous one ends. */
function shareOfOverlaps(jobs: Resume["experience"]): number {
  // A job without an end date is current: "9" sorts after every year.
  const periods = jobs
    .filter(({ startDate }) => startDate !== "")
    .map(({ startDate, endDate }) => ({ startDate, endDate: endDate || "9" }))
    .sort((first, second) => (first.startDate < second.startDate ? -1 : 1));
  const overlaps = periods.filter(
    ({ startDate }, index) => (periods[index - 1]?.endDate ?? "") > startDate,
  ).length;
  return share(overlaps, periods.length - 1);
}

const share = (part: number, whole: number) => (whole > 0 ? part / whole : 0);
const mean = (list: readonly number[]) =>
  list.length === 0 ? UNKNOWN_MEAN : list.reduce((sum, number) => sum + number, 0) / list.length;
