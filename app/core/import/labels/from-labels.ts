/**
 * Builds a resume from the lines of a document by the labels that trained models give them: first of each line
 * ("experience.head", see labels.ts), then of each part of an entry's head, its first lines ("role", "org"). Rules
 * correct the labels in between.
 */

import { correctLabels } from "#app/core/import/labels/corrections/correct-labels.ts";
import { relabelAsCustom } from "#app/core/import/labels/corrections/custom-headings.ts";
import {
  certifyCourses,
  listCoursework,
} from "#app/core/import/labels/corrections/lists/course-sections.ts";
import { certifyMixedEducation } from "#app/core/import/labels/corrections/lists/mixed-education.ts";
import { relabelSkillGroups } from "#app/core/import/labels/corrections/lists/skill-sections.ts";
import { relabelStrengths } from "#app/core/import/labels/corrections/lists/strengths.ts";
import { createNameNeighbors } from "#app/core/import/labels/corrections/person/name-neighbors.ts";
import {
  relabelAsCertificates,
  relabelAsJobs,
  relabelAsProjects,
} from "#app/core/import/labels/corrections/relabel-by-heading.ts";
import { relabelMistakenSections } from "#app/core/import/labels/corrections/relabel-mistaken-sections.ts";
import { relabelUnknownSections } from "#app/core/import/labels/corrections/unknown-sections.ts";
import { headFeatures } from "#app/core/import/labels/features/head-features.ts";
import { findJob, findTown } from "#app/core/import/labels/features/known-names.ts";
import { lineFeatures } from "#app/core/import/labels/features/line-features.ts";
import { entriesOf } from "#app/core/import/labels/heads/entries-of.ts";
import { fillEntries } from "#app/core/import/labels/heads/fill-entries.ts";
import { isDuration } from "#app/core/import/labels/heads/head-dates.ts";
import { splitOffKnownIssuers } from "#app/core/import/labels/heads/known-issuers.ts";
import { withPlacesOfAwards } from "#app/core/import/labels/heads/places-of-awards.ts";
import { readAddress } from "#app/core/import/labels/heads/read-address.ts";
import type { PartLabeler } from "#app/core/import/labels/heads/read-heads.ts";
import { withVolunteeringTowns } from "#app/core/import/labels/heads/volunteering-towns.ts";
import { readAbilityGrids } from "#app/core/import/labels/lines/ability-grids.ts";
import { readAppliedJobTitle } from "#app/core/import/labels/lines/applied-job-title.ts";
import { withoutAuthors } from "#app/core/import/labels/lines/authors-of-publications.ts";
import { joinHeadings } from "#app/core/import/labels/lines/broken-headings.ts";
import { withoutColonCells } from "#app/core/import/labels/lines/colon-cells.ts";
import { joinContacts } from "#app/core/import/labels/lines/contact-lines.ts";
import { splitDatedGrids } from "#app/core/import/labels/lines/dated-grids.ts";
import { moveDatesToHead } from "#app/core/import/labels/lines/dates-beside-items.ts";
import { withPlacesOfDeclarations } from "#app/core/import/labels/lines/declaration-places.ts";
import { splitEntryGrids } from "#app/core/import/labels/lines/entry-grids.ts";
import { separatePersonalFacts } from "#app/core/import/labels/lines/fact-lines.ts";
import { moveFactsWithoutHeading } from "#app/core/import/labels/lines/facts-without-heading.ts";
import { withoutHeadingPrefixes } from "#app/core/import/labels/lines/heading-prefixes.ts";
import { splitHeadlineFromContact } from "#app/core/import/labels/lines/headline-beside-contact.ts";
import { readLanguageGrids } from "#app/core/import/labels/lines/language-grids.ts";
import { splitListedCertificates } from "#app/core/import/labels/lines/listed-certificates.ts";
import { splitListedMemberships } from "#app/core/import/labels/lines/listed-memberships.ts";
import {
  splitProjectCards,
  splitReferenceColumns,
  splitSkillColumns,
} from "#app/core/import/labels/lines/lists-in-columns.ts";
import { convertMonthFirstDates } from "#app/core/import/labels/lines/month-first.ts";
import { splitNumberedProjects } from "#app/core/import/labels/lines/numbered-projects.ts";
import { splitRunInHeads } from "#app/core/import/labels/lines/run-in-heads.ts";
import { joinSplitPeriods } from "#app/core/import/labels/lines/split-periods.ts";
import { joinSplitValidity } from "#app/core/import/labels/lines/split-validity.ts";
import { joinStackedDates } from "#app/core/import/labels/lines/stacked-dates.ts";
import { moveTextBelowDates } from "#app/core/import/labels/lines/text-below-dates.ts";
import { splitTownFromName } from "#app/core/import/labels/lines/town-beside-name.ts";
import { separateTownsAfterHyphens } from "#app/core/import/labels/lines/towns-after-hyphens.ts";
import { splitTypedBullets } from "#app/core/import/labels/lines/typed-bullets.ts";
import { withoutUnderlines } from "#app/core/import/labels/lines/underlines.ts";
import { createJoin } from "#app/core/import/labels/lines/wrapped-lines.ts";
import { type Labeled, labelSequence } from "#app/core/import/labels/network/crf.ts";
import { labelSteps } from "#app/core/import/labels/network/recurrent.ts";
import { labelDoubtSigns } from "#app/core/import/labels/quality/doubt-signs.ts";
import type { ImportIssue, ImportKind, ImportOutcome } from "#app/core/import/outcome.ts";
import { hasJobTitleWord } from "#app/core/import/readers/entry-keywords.ts";
import { fromSections } from "#app/core/import/readers/from-lines.ts";
import { findPeriod } from "#app/core/import/readers/read-dates.ts";
import { findSigningDateLine } from "#app/core/import/readers/signing-date-line.ts";
import { languageOfHeadings } from "#app/core/resume-languages/reading/read-heading.ts";
import type { ImportModels } from "./import-models.ts";
import type { LabeledLine, LabelLine } from "./label-line.ts";
import { SECTIONS_WITH_HEADS } from "./labels.ts";
import { sectionsOf, toDocLine } from "./sections-of.ts";

/** What was read, and how sure the labels are. */
export interface LabeledReading {
  outcome: ImportOutcome;
  /** The mean probability of the labels, from 0 to 1. */
  meanProbability: number;
  /** The share of the lines whose label is doubtful. */
  doubtfulShare: number;
  /** Further features by which the quality of the labels is estimated; see `labelDoubtSigns`. */
  doubtSigns: number[];
}

/** Below this probability, a label is doubtful. */
const DOUBTFUL_BELOW = 0.7;

/** The result of reading the lines in one of the orders that the document's layout allows. */
export interface OrderReading extends LabeledReading {
  lines: readonly LabelLine[];
}

/** The models that label lines and parts of heads, and the names of towns and jobs. */
export type LabelingModels = Pick<ImportModels, "lines" | "heads" | "names">;

/** Reads a PDF in each of the orders in which its lines may be read; choose-reading.ts picks the best one. */
export const readOrders = (
  orders: readonly (readonly LabelLine[])[],
  newId: () => string,
  models: LabelingModels,
): OrderReading[] => orders.map((lines) => ({ lines, ...fromLabels(lines, "pdf", newId, models) }));

/** Reads lines by the models. `newId` makes the ids of entries. */
export function fromLabels(
  all: readonly LabelLine[],
  kind: ImportKind,
  newId: () => string,
  models: LabelingModels,
): LabeledReading {
  const namesTown = (text: string) => findTown(text, models.names) === "whole";
  return fromLabeledLines(all, kind, newId, {
    labelLines: (lines) =>
      correctLabels(
        lines,
        labelSteps(models.lines, lineFeatures(lines, models.names)),
        models.names,
      ),
    labelParts: (parts) =>
      [withVolunteeringTowns, withPlacesOfAwards].reduce(
        (labeled, correct) => correct(parts, labeled, namesTown),
        labelSequence(models.heads, headFeatures(parts, models.names)),
      ),
    namesJob: (text) => hasJobTitleWord(text) || findJob(text, models.names) !== "none",
    namesTown,
  });
}

/** The functions that label lines and head parts: models, or the true labels in tests and training. */
export interface Labelers {
  labelLines: (lines: readonly LabelLine[]) => Labeled[];
  labelParts: PartLabeler;
  /** Whether a text names a job. */
  namesJob?: (text: string) => boolean;
  /** Whether a text is the name of a town. */
  namesTown?: (text: string) => boolean;
}

/**
 * Applied to the labeled lines; unlike correctLabels, these may split, join and move lines. In this order: entries side
 * by side are split before dates are joined, and dates before the text below is read.
 */
const LINE_CORRECTIONS = [
  withoutColonCells,
  joinHeadings,
  readLanguageGrids,
  readAbilityGrids,
  relabelMistakenSections,
  withoutAuthors,
  relabelAsProjects,
  relabelAsJobs,
  relabelSkillGroups,
  relabelUnknownSections,
  relabelAsCustom,
  relabelAsCertificates,
  certifyCourses,
  certifyMixedEducation,
  listCoursework,
  relabelStrengths,
  splitRunInHeads,
  splitTypedBullets,
  splitListedCertificates,
  splitListedMemberships,
  splitDatedGrids,
  splitEntryGrids,
  moveDatesToHead,
  joinStackedDates,
  joinSplitPeriods,
  moveTextBelowDates,
  splitSkillColumns,
  splitReferenceColumns,
  splitNumberedProjects,
  splitProjectCards,
  joinContacts,
  readAppliedJobTitle,
  withPlacesOfDeclarations,
  separatePersonalFacts,
  moveFactsWithoutHeading,
];

/** Removes durations below their dates: "2 years, 4 months" below "May 2020 – Sep 2022". */
export const withoutDurationLines = (lines: readonly LabelLine[]): LabelLine[] =>
  lines.filter(({ text }, index) => {
    const above = lines[index - 1];
    return above === undefined || !isDuration(text) || findPeriod(above.text) === null;
  });

/** Applied to the lines before they are labeled. */
const CLEANERS = [
  convertMonthFirstDates,
  separateTownsAfterHyphens,
  withoutDurationLines,
  withoutUnderlines,
  withoutHeadingPrefixes,
  joinSplitValidity,
];

/** Reads lines by any labelers: fromLabels gives the models, tests and training the true labels. */
export function fromLabeledLines(
  all: readonly LabelLine[],
  kind: ImportKind,
  newId: () => string,
  { labelLines, labelParts, namesJob = hasJobTitleWord, namesTown }: Labelers,
): LabeledReading {
  const signingDateLine = findSigningDateLine(all);
  const unsigned = all.filter((line) => line !== signingDateLine);
  const cleaned = CLEANERS.reduce((lines, clean) => clean(lines), unsigned);
  const predictions = labelLines(cleaned);
  const labeledLines = cleaned.flatMap((line, index): LabeledLine[] => {
    const prediction = predictions[index];
    return prediction ? [{ line, labeled: prediction }] : [];
  });
  const corrected = LINE_CORRECTIONS.reduce((lines, correct) => correct(lines), labeledLines);
  const texts = corrected.map(({ line }) => line.text);
  const nameNeighbors = createNameNeighbors(texts, namesJob, namesTown);
  const splitLines = splitTownFromName(
    splitHeadlineFromContact(corrected, namesJob),
    nameNeighbors.isTown,
  );
  const lines = splitLines.map(({ line }) => line);
  const labeled = splitLines.map((each) => each.labeled);
  const join = createJoin(lines);
  const headings = lines.filter((_, index) => labeled[index]?.label === "heading");
  const language = languageOfHeadings(headings.map(({ text }) => text)) ?? undefined;
  const split = sectionsOf(lines, labeled, {
    readElsewhere: SECTIONS_WITH_HEADS,
    join,
    namesJob,
    nameNeighbors,
  });
  const entriesByContent: Record<string, Record<string, unknown>[]> = {};
  const uncertain: ImportIssue[] = [];
  for (const content of SECTIONS_WITH_HEADS) {
    const entries = entriesOf(lines, labeled, content, join);
    if (entries.length === 0) continue;
    entriesByContent[content] = fillEntries(content, entries, labelParts, language, uncertain);
  }
  splitOffKnownIssuers(entriesByContent);
  const contact = lines.filter((_, index) => labeled[index]?.label === "contact");
  const address = readAddress(contact, labelParts, split.profile[0]?.text ?? "");
  const outcome = fromSections(
    { ...split, address, entriesFromElsewhere: entriesByContent, issuesFromElsewhere: uncertain },
    all.map(toDocLine),
    kind,
    newId,
    signingDateLine && toDocLine(signingDateLine),
  );
  const sum = labeled.reduce((total, { probability }) => total + probability, 0);
  const count = Math.max(1, labeled.length);
  const unsure = labeled.filter(({ probability }) => probability < DOUBTFUL_BELOW).length;
  return {
    outcome,
    meanProbability: sum / count,
    doubtfulShare: unsure / count,
    doubtSigns: labelDoubtSigns(lines, labeled),
  };
}
