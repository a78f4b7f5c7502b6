/** Corrects the labels of lines, whatever the section. */

import type { NameFilter } from "#app/core/import/labels/features/name-filter.ts";
import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import type { Labeled } from "#app/core/import/labels/network/crf.ts";
import { withBullets } from "./jobs/bullets-of-jobs.ts";
import { withoutDutyLabels } from "./jobs/duty-labels.ts";
import { withEmployerTotals } from "./jobs/employer-totals.ts";
import { withEmployersAbove } from "./jobs/employers-above.ts";
import { withNamedBullets, withToolLines } from "./jobs/tool-lines.ts";
import {
  withCustomHeads,
  withLineEntries,
  withMarginProjects,
  withMemberships,
  withProjectHeads,
} from "./line-entries.ts";
import { withAwardTexts } from "./lists/award-texts.ts";
import { withBulletedEntries } from "./lists/bulleted-entries.ts";
import { withDegreeHeads } from "./lists/degree-heads.ts";
import { withoutKindsOfPapers } from "./lists/kinds-of-papers.ts";
import { withLabeledRows, withNamedRows } from "./lists/labeled-rows.ts";
import { withListedSkills } from "./lists/listed-skills.ts";
import { withPromises } from "./lists/promised-lines.ts";
import { withReferees } from "./lists/referees.ts";
import { withSchoolsBelow } from "./lists/schools-below.ts";
import { withBracketsBelow, withoutLevelsBelow, withoutSkillLevels } from "./lists/skill-levels.ts";
import { withGiverLines, withGradeLines } from "./lists/value-lines.ts";
import { withWrappedTitles } from "./lists/wrapped-titles.ts";
import { withContactLists } from "./person/contact-lists.ts";
import { withHeadlineRest, withPlaces, withPostBelowName } from "./person/headline-lines.ts";
import { withNameBesideHero } from "./person/hero-names.ts";
import { withNameBesideContact } from "./person/name-beside-contact.ts";
import { withLargestName, withNameLabels, withNamePieces } from "./person/name-lines.ts";
import { withoutRepeats } from "./repeated-lines.ts";
import { withoutPromises, withoutSignatures } from "./signatures.ts";
import { withoutStrayHeadings } from "./stray-headings.ts";
import {
  withCutAddresses,
  withListItems,
  withoutNavigation,
  withoutNetworkNames,
  withoutNotices,
  withoutStraySummary,
  withStrayContacts,
  withStrayLanguages,
  withWrappedText,
} from "./stray-lines.ts";
import { withSubHeadings } from "./sub-headings.ts";
import { withoutTableHeads } from "./table-heads.ts";
import { withTableLabels } from "./table-labels.ts";
import { withDatedRows, withRowStarts } from "./table-rows.ts";

/** In this order: the later ones see what the earlier ones corrected. */
const CORRECTIONS = [
  withTableLabels,
  withRowStarts,
  withoutTableHeads,
  withDatedRows,
  withLineEntries,
  withSubHeadings,
  withListedSkills,
  withCustomHeads,
  withMemberships,
  withBulletedEntries,
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
  withWrappedTitles,
  withGiverLines,
  withGradeLines,
  withReferees,
  withPromises,
  withBullets,
  withLabeledRows,
  withNamedRows,
  withPlaces,
  withNameLabels,
  withLargestName,
  withNameBesideContact,
  withNamePieces,
  withNameBesideHero,
  withPostBelowName,
  withHeadlineRest,
  withContactLists,
  withoutNavigation,
  withoutNotices,
  withoutRepeats,
  withoutSignatures,
  withoutPromises,
  withoutKindsOfPapers,
  withListItems,
  withoutLevelsBelow,
  withoutSkillLevels,
  withBracketsBelow,
  withStrayContacts,
  withStrayLanguages,
  withoutNetworkNames,
  withoutDutyLabels,
  withoutStraySummary,
  withCutAddresses,
  withWrappedText,
  withTableLabels,
];

/** Labels that contradict each other, the text or lists of names are corrected. */
export const correctLabels = (
  lines: readonly LabelLine[],
  labeled: readonly Labeled[],
  names: NameFilter,
): Labeled[] =>
  CORRECTIONS.reduce((result: Labeled[], correct) => correct(lines, result, names), [...labeled]);
