/**
 * Estimates from a reading of a document (the resume that was read from it) how much of it is right. The weights were
 * fitted on files whose resumes are known (scripts/import-model/fit-quality.ts); they follow the order of the features,
 * so the features and the limits in them change only with a new fit.
 */

import { findJob, findTown } from "#app/core/import/labels/features/known-names.ts";
import type { NameFilter } from "#app/core/import/labels/features/name-filter.ts";
import type { Imported } from "#app/core/import/outcome.ts";
import {
  hasJobTitleWord,
  scoreDegree,
  scoreJobTitle,
} from "#app/core/import/readers/entry-keywords.ts";
import { findPeriod } from "#app/core/import/readers/read-dates.ts";
import type { Resume } from "#app/core/resume/schema.ts";

/** The share of fields that are probably right, from 0 to 1: a logistic regression. */
export function estimateQuality(features: readonly number[], weights: readonly number[]): number {
  const sum = features.reduce((total, value, index) => total + value * (weights[index] ?? 0), 0);
  return 1 / (1 + Math.exp(-sum));
}

/** The sum of two readings' features. Those by rules and by labels use separate positions, so both are kept. */
export const sumFeatures = (readings: readonly (readonly number[])[]): number[] =>
  (readings[0] ?? []).map((_, index) =>
    readings.reduce((sum, features) => sum + (features[index] ?? 0), 0),
  );

/** What is known of the document and of how it was read. */
export interface ReadingContext {
  /** The lines of the document, unchanged. */
  lines: readonly string[];
  /** The mean probability of the labels, from 0 to 1. */
  meanProbability: number;
  /** The share of the lines whose label is doubtful. */
  doubtfulShare: number;
  /** The agreement of both readings, from 0 to 1; see `agreementOf`. */
  agreement: number;
  isByRules: boolean;
  names: NameFilter;
}

/** Numbers that indicate how good a reading is, most from 0 to 1. The order is that of the weights. */
export function qualityFeatures(
  { resume, report }: Imported,
  { lines, meanProbability, doubtfulShare, agreement, isByRules, names }: ReadingContext,
): number[] {
  const { experience, education, skills, personalInfo } = resume;
  const jobs = experience.length;
  const descriptionLines = experience
    .flatMap(({ description }) => description.split("\n"))
    .filter(Boolean);
  // Employers and job titles.
  const heads = experience.flatMap(({ company, position }) => [company, position]);
  const covered = coverageOf(resume, lines);
  const features = [
    1,
    covered,
    share(experience, ({ company, position }) => company !== "" && position !== ""),
    share(experience, ({ startDate, endDate }) => startDate !== "" || endDate !== ""),
    share(experience, ({ position }) => hasJobTitleWord(position)),
    share(experience, ({ company }) => hasJobTitleWord(company) && scoreJobTitle(company) > 0),
    share(experience, ({ company, position }) => looksLikeText(company + position)),
    share(heads, (text) => /\b(?:19|20)\d{2}\b/.test(text)),
    share(heads, (text) => text.length > 60),
    share(education, ({ institution, degree }) => institution !== "" && degree !== ""),
    share(education, ({ startDate, endDate }) => startDate !== "" || endDate !== ""),
    share(education, ({ institution }) => scoreDegree(institution) < 0),
    share(education, ({ degree }) => scoreDegree(degree) > 0),
    share(resume.certificates ?? [], ({ name, issuer }) => name !== "" && issuer !== ""),
    share(descriptionLines, (line) => /^\p{Ll}/u.test(line)),
    share(descriptionLines, (line) => line.length < 25),
    share(skills, (skill) => skill.split(/\s+/).length > 4),
    Number(jobs === 0),
    Number(education.length === 0),
    Number(personalInfo.fullName !== "" && !/[\d@]/.test(personalInfo.fullName)),
    Number(personalInfo.email !== ""),
    Math.min(1, (resume.customSections?.length ?? 0) / 4),
    Math.min(1, report.uncertain.length / 10),
    meanProbability,
    meanProbability * meanProbability,
    agreement,
    doubtfulShare,
    covered * covered,
    covered * meanProbability,
    agreement * meanProbability,
    agreement * agreement,
    shareOfDates(resume, lines),
    share(experience, ({ position }) => findJob(position, names) !== "none"),
    share(experience, ({ company }) => isJobOrTown(company, names)),
    share(placesOf(resume), (place) => findTown(place.split(",")[0] ?? "", names) === "whole"),
    share(education, ({ institution }) => isJobOrTown(institution, names)),
    share(education, ({ degree }) => findTown(degree, names) === "whole"),
  ];
  // Readings by rules and by labels have separate weights, because they fail in different ways.
  const zeros = features.map(() => 0);
  return isByRules ? [...zeros, ...features] : [...features, ...zeros];
}

/** The share of the list that meets the condition; 0.5 for an empty list. */
const share = <T>(list: readonly T[], meetsCondition: (item: T) => boolean) =>
  list.length === 0 ? 0.5 : list.filter(meetsCondition).length / list.length;

/** True for a name that is only a job or a town, so that it cannot be an employer or school. */
const isJobOrTown = (name: string, names: NameFilter): boolean =>
  scoreJobTitle(name) >= 0 &&
  (["whole", "end"].includes(findJob(name, names)) || findTown(name, names) === "whole");

/** True for a text that ends like a sentence or begins in lower case. */
const looksLikeText = (text: string): boolean => /[.!?]$|^\p{Ll}/u.test(text);

/** The places of all jobs and schools. */
const placesOf = ({ experience, education }: Resume): string[] =>
  [...experience, ...education].flatMap(({ location }) => (location ? [location] : []));

/**
 * The number of dates in the resume for each line of the document that has a period, at most 1. It is low if dates were
 * lost.
 */
function shareOfDates(resume: Resume, lines: readonly string[]): number {
  const datedLines = lines.filter(
    (line) => /\b(?:19|20)\d{2}\b/.test(line) && findPeriod(line),
  ).length;
  const dates = JSON.stringify(resume).match(/"(?:startDate|date)":"\d/g)?.length ?? 0;
  return datedLines === 0 ? 1 : Math.min(1, dates / datedLines);
}

/** The share of the document's words that the resume has. */
function coverageOf(resume: Resume, lines: readonly string[]): number {
  const words = lines.flatMap((line) => line.toLowerCase().match(/\p{L}{3,}/gu) ?? []);
  if (words.length === 0) return 0;
  const counts = new Map<string, number>();
  for (const word of JSON.stringify(resume)
    .toLowerCase()
    .match(/\p{L}{3,}/gu) ?? [])
    counts.set(word, (counts.get(word) ?? 0) + 1);
  let coveredCount = 0;
  for (const word of words) {
    const remaining = counts.get(word) ?? 0;
    if (remaining === 0) continue;
    counts.set(word, remaining - 1);
    coveredCount++;
  }
  return coveredCount / words.length;
}
