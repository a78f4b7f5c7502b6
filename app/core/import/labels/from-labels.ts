/** Builds a resume from the labels that trained models give a document's lines and the parts of entries' heads. */

import { withAwardTexts } from "#app/core/import/labels/corrections/award-texts.ts";
import { withDegreeHeads } from "#app/core/import/labels/corrections/degree-heads.ts";
import { withEmployerTotals } from "#app/core/import/labels/corrections/employer-totals.ts";
import { withEmployersAbove } from "#app/core/import/labels/corrections/employers-above.ts";
import {
  heedHeadings,
  keepCertificates,
  keepCustom,
  keepJobs,
  keepProjects,
} from "#app/core/import/labels/corrections/heed-headings.ts";
import { withLabeledRows } from "#app/core/import/labels/corrections/labeled-rows.ts";
import {
  withCustomHeads,
  withLineEntries,
  withMarginProjects,
  withMemberships,
  withProjectHeads,
} from "#app/core/import/labels/corrections/line-entries.ts";
import {
  withLargestName,
  withNameLabels,
  withNamePieces,
} from "#app/core/import/labels/corrections/name-lines.ts";
import { withReferees } from "#app/core/import/labels/corrections/referees.ts";
import { withoutRepeats } from "#app/core/import/labels/corrections/repeated-lines.ts";
import { withSchoolsBelow } from "#app/core/import/labels/corrections/schools-below.ts";
import { withoutSkillLevels } from "#app/core/import/labels/corrections/skill-levels.ts";
import { withoutStrayHeadings } from "#app/core/import/labels/corrections/stray-headings.ts";
import {
  withCutAddresses,
  withListItems,
  withoutDutyLabels,
  withoutNetworkNames,
  withoutNotices,
  withoutStraySummary,
  withStrayContacts,
  withWrappedText,
} from "#app/core/import/labels/corrections/stray-lines.ts";
import { withSubHeadings } from "#app/core/import/labels/corrections/sub-headings.ts";
import { withoutTableHeads } from "#app/core/import/labels/corrections/table-heads.ts";
import { withNamedBullets, withToolLines } from "#app/core/import/labels/corrections/tool-lines.ts";
import { headFeatures } from "#app/core/import/labels/features/head-features.ts";
import { findJob, findTown } from "#app/core/import/labels/features/known-names.ts";
import { lineFeatures } from "#app/core/import/labels/features/line-features.ts";
import type { NameFilter } from "#app/core/import/labels/features/name-filter.ts";
import { entriesOf } from "#app/core/import/labels/heads/entries-of.ts";
import { toEntries } from "#app/core/import/labels/heads/fill-entries.ts";
import { isDuration } from "#app/core/import/labels/heads/head-parts.ts";
import { readAddress, TOWN_AND_CODE } from "#app/core/import/labels/heads/read-address.ts";
import type { LabelParts } from "#app/core/import/labels/heads/read-heads.ts";
import { joinContacts } from "#app/core/import/labels/lines/contact-lines.ts";
import { joinerOf } from "#app/core/import/labels/lines/join-wrapped.ts";
import {
  splitColumns,
  splitProjects,
  splitReferences,
} from "#app/core/import/labels/lines/lists-in-columns.ts";
import { freeMargins, joinPeriods } from "#app/core/import/labels/lines/mend-dates.ts";
import { type Labeled, labelSequence } from "#app/core/import/labels/network/crf.ts";
import { labelSteps } from "#app/core/import/labels/network/recurrent.ts";
import { labelSigns } from "#app/core/import/labels/quality/doubt-signs.ts";
import type { ImportIssue, ImportKind, ImportOutcome } from "#app/core/import/outcome.ts";
import { hasJobTitle } from "#app/core/import/readers/entry-keywords.ts";
import { findSignature, fromSections } from "#app/core/import/readers/from-lines.ts";
import { isPlace } from "#app/core/import/readers/places.ts";
import { findPeriod } from "#app/core/import/readers/read-dates.ts";
import { languageOfHeadings } from "#app/core/resume-languages/reading/read-heading.ts";
import type { ImportModels } from "./import-models.ts";
import type { LabeledLine, LabelLine } from "./label-line.ts";
import { HEADED } from "./labels.ts";
import { docLine, sectionsOf } from "./sections-of.ts";

/** Corrects labels in tables: the first line of a row that starts an entry is its head, the next line belongs to it. */
function withRowStarts(lines: readonly LabelLine[], labeled: readonly Labeled[]): Labeled[] {
  return labeled.map((own, index) => {
    const [before, next] = [labeled[index - 1], labeled[index + 1]];
    const startsRow = lines[index]?.startsEntry === true && lines[index + 1]?.startsEntry === false;
    if (
      startsRow &&
      next?.label.endsWith(".head") &&
      own.label === next.label.replace("head", "more")
    )
      return { ...own, label: next.label };
    const goesOn = lines[index]?.startsEntry === false && lines[index - 1]?.startsEntry === true;
    if (
      goesOn &&
      own.label.endsWith(".head") &&
      before?.label === own.label.replace("head", "more")
    )
      return { ...own, label: before.label };
    return own;
  });
}

const JOB_MORE = /^(?:experience|volunteering)\.more$/;

/**
 * Corrects labels of bullets below a job's head in files without positions: without a year, they describe the work. On
 * pages, a town or an employer may have a bullet as well.
 */
const withBullets = (lines: readonly LabelLine[], labeled: readonly Labeled[]): Labeled[] =>
  labeled.map((own, index) => {
    const [line, before] = [lines[index], lines[index - 1]];
    const isText =
      JOB_MORE.test(own.label) &&
      line?.isBullet === true &&
      line.columnRight === 0 &&
      before?.isBullet === false &&
      !/\d{4}/.test(line.text);
    return isText ? { ...own, label: own.label.replace("more", "item") } : own;
  });

/** Fields of work after a post, which are no codes of states. */
const FIELD_OF_WORK = /\b(?:HR|RH|IT|UX|UI|QA|PR|BI|CX|KI|EU)$/;

/** "Stockholm – Sweden", "Savannah US" and "Québec QC" are towns as well, if they name no post. */
const isTown = (text: string) =>
  text.split(/\s[–—-]\s/).every(isPlace) ||
  (TOWN_AND_CODE.test(text) && !FIELD_OF_WORK.test(text) && !hasJobTitle(text));

/** Corrects the label of a town below the name, which is not a headline. */
const withPlaces = (
  lines: readonly LabelLine[],
  labeled: readonly Labeled[],
  names: NameFilter,
): Labeled[] =>
  labeled.map((own, index) => {
    const text = (lines[index]?.text ?? "").replace(/[()]/g, "");
    const isKnown = findTown(text, names) === "whole" && findJob(text, names) === "none";
    return own.label === "headline" && (isKnown || isTown(text))
      ? { ...own, label: "contact" }
      : own;
  });

export interface LabeledReading {
  outcome: ImportOutcome;
  /** The mean probability of the labels, from 0 to 1. */
  sureness: number;
  /** The share of the lines whose label is doubtful. */
  unsure: number;
  /** What else the labels tell of how good they are. */
  signs: number[];
}

/** Labels below this probability are doubtful. */
const DOUBTFUL = 0.7;

/** The result of reading the lines in one of the orders that the document's layout allows. */
export interface OrderReading extends LabeledReading {
  lines: readonly LabelLine[];
}

export type LabelingModels = Pick<ImportModels, "lines" | "heads" | "names">;

export const readOrders = (
  orders: readonly (readonly LabelLine[])[],
  newId: () => string,
  models: LabelingModels,
): OrderReading[] => orders.map((lines) => ({ lines, ...fromLabels(lines, "pdf", newId, models) }));

/** Corrections of labels, whatever the section. */
const LABEL_MENDS = [
  withRowStarts,
  withoutTableHeads,
  withLineEntries,
  withSubHeadings,
  withCustomHeads,
  withMemberships,
  withMarginProjects,
  withProjectHeads,
  withToolLines,
  withNamedBullets,
  withoutStrayHeadings,
  withEmployerTotals,
  withEmployersAbove,
  withSchoolsBelow,
  withDegreeHeads,
  withAwardTexts,
  withReferees,
  withBullets,
  withLabeledRows,
  withPlaces,
  withNameLabels,
  withLargestName,
  withNamePieces,
  withoutNotices,
  withoutRepeats,
  withListItems,
  withoutSkillLevels,
  withStrayContacts,
  withoutNetworkNames,
  withoutDutyLabels,
  withoutStraySummary,
  withCutAddresses,
  withWrappedText,
];

export function fromLabels(
  all: readonly LabelLine[],
  kind: ImportKind,
  newId: () => string,
  models: LabelingModels,
): LabeledReading {
  return fromLabeledLines(all, kind, newId, {
    labelLines: (lines) =>
      LABEL_MENDS.reduce(
        (labeled: Labeled[], mend) => mend(lines, labeled, models.names),
        labelSteps(models.lines, lineFeatures(lines, models.names)),
      ),
    labelParts: (parts) => labelSequence(models.heads, headFeatures(parts, models.names)),
    namesJob: (text) => hasJobTitle(text) || findJob(text, models.names) !== "none",
  });
}

/** Label lines and parts of entries' heads: models, or the true labels in tests and training. */
export interface Labelers {
  labelLines: (lines: readonly LabelLine[]) => Labeled[];
  labelParts: LabelParts;
  /** Tells texts that name a job. */
  namesJob?: (text: string) => boolean;
}

/** Corrections in this order: dates are joined before the text under them is looked for. */
const MENDS = [
  heedHeadings,
  keepProjects,
  keepJobs,
  keepCustom,
  keepCertificates,
  joinPeriods,
  freeMargins,
  splitColumns,
  splitReferences,
  splitProjects,
  joinContacts,
];

/** "2 years, 4 months" below the dates that it counts tells nothing new. */
export const withoutDurationLines = (lines: readonly LabelLine[]): LabelLine[] =>
  lines.filter(({ text }, index) => {
    const above = lines[index - 1];
    return above === undefined || !isDuration(text) || findPeriod(above.text) === null;
  });

export function fromLabeledLines(
  all: readonly LabelLine[],
  kind: ImportKind,
  newId: () => string,
  { labelLines, labelParts, namesJob = hasJobTitle }: Labelers,
): LabeledReading {
  const signature = findSignature(all);
  const signed = withoutDurationLines(all).filter((line) => line !== signature);
  const raw = labelLines(signed);
  const found = signed.flatMap((line, index): LabeledLine[] => {
    const own = raw[index];
    return own ? [{ line, labeled: own }] : [];
  });
  const mended = MENDS.reduce((lines, mend) => mend(lines), found);
  const lines = mended.map(({ line }) => line);
  const labeled = mended.map((each) => each.labeled);
  const join = joinerOf(lines);
  const headings = lines.filter((_, index) => labeled[index]?.label === "heading");
  const language = languageOfHeadings(headings.map(({ text }) => text)) ?? undefined;
  const split = sectionsOf(lines, labeled, { readElsewhere: HEADED, join, namesJob });
  const more: Record<string, Record<string, unknown>[]> = {};
  const uncertain: ImportIssue[] = [];
  for (const content of HEADED) {
    const entries = entriesOf(lines, labeled, content, join);
    if (entries.length === 0) continue;
    more[content] = toEntries(content, entries, labelParts, language, uncertain);
  }
  const contact = lines.filter((_, index) => labeled[index]?.label === "contact");
  const address = readAddress(contact, labelParts, split.profile[0]?.text ?? "");
  const outcome = fromSections(
    { ...split, address, more, moreUncertain: uncertain },
    all.map(docLine),
    kind,
    newId,
    signature && docLine(signature),
  );
  const sum = labeled.reduce((total, { probability }) => total + probability, 0);
  const count = Math.max(1, labeled.length);
  const doubtful = labeled.filter(({ probability }) => probability < DOUBTFUL).length;
  return {
    outcome,
    sureness: sum / count,
    unsure: doubtful / count,
    signs: labelSigns(lines, labeled),
  };
}
