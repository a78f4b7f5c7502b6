/**
 * Corrects the labels that a trained model predicted for the lines of a resume, such as "experience.head" for the first
 * line of a job (labels.ts lists them), where labels contradict each other, the text or lists of names. from-labels.ts
 * calls it right after the model.
 */

import type { NameFilter } from "#app/core/import/labels/features/name-filter.ts";
import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import type { Labeled } from "#app/core/import/labels/network/crf.ts";
import { withDatesBelowHeads } from "./dates-below-heads.ts";
import { withoutDeclarations } from "./declarations.ts";
import { withEmployersTakenForHeadings } from "./employers-taken-for-headings.ts";
import { withEntryHeadings } from "./entry-headings.ts";
import { withoutFormLines } from "./form-instructions.ts";
import { withJobBullets } from "./jobs/bullets-of-jobs.ts";
import { withoutDutyCaptions } from "./jobs/duty-captions.ts";
import { withEmployerTotals } from "./jobs/employer-totals.ts";
import { withEmployersAbove } from "./jobs/employers-above.ts";
import { withLabeledPosts } from "./jobs/labeled-posts.ts";
import { withNamedBullets, withToolLines } from "./jobs/tool-lines.ts";
import {
  withCustomHeads,
  withMarginProjects,
  withMembershipAndAwardLists,
  withOneLineEntries,
  withProjectHeads,
} from "./line-entries.ts";
import { withAwardTexts } from "./lists/award-texts.ts";
import { withBulletedEntries } from "./lists/bulleted-entries.ts";
import { withDegreeHeads } from "./lists/degree-heads.ts";
import { withLabeledRows, withNamedRows } from "./lists/labeled-rows.ts";
import { withLinesTakenForLanguages } from "./lists/lines-taken-for-languages.ts";
import { withListedSkills } from "./lists/listed-skills.ts";
import { withoutPublicationKinds } from "./lists/publication-kinds.ts";
import { withoutReferenceNumbers, withReferenceNames } from "./lists/reference-names.ts";
import { withReferencesOnRequest } from "./lists/references-on-request.ts";
import { withRowsOfDates } from "./lists/rows-of-dates.ts";
import { withSchoolsBelow } from "./lists/schools-below.ts";
import { withBracketsBelow, withoutLevelsBelow, withoutSkillLevels } from "./lists/skill-levels.ts";
import { withGradeLines, withIssuerLines } from "./lists/value-lines.ts";
import { withWrappedTitles } from "./lists/wrapped-titles.ts";
import { withoutNotices } from "./notices.ts";
import { withContactLists } from "./person/contact-lists.ts";
import { withFormName } from "./person/form-names.ts";
import {
  withoutTownHeadlines,
  withPostBelowName,
  withWrappedHeadlines,
} from "./person/headline-lines.ts";
import { withHeadlinesTakenForHeadings } from "./person/headlines-taken-for-headings.ts";
import { withNameInsteadOfHero } from "./person/hero-names.ts";
import { withNameBesideContact } from "./person/name-beside-contact.ts";
import { withLargestName, withNameLabels, withNamePieces } from "./person/name-lines.ts";
import { withPlaceAboveContact } from "./person/place-above-contact.ts";
import { withProjectLinks } from "./project-links.ts";
import { withoutRepeatedLines } from "./repeated-lines.ts";
import { withoutReferencesOnRequest, withoutSignatureBlocks } from "./signatures.ts";
import {
  withBrokenUrls,
  withListItems,
  withoutNavigation,
  withoutNetworkNames,
  withoutStraySummary,
  withStrayContacts,
  withStrayLanguages,
  withWrappedText,
} from "./stray-lines.ts";
import { withSubHeadings } from "./sub-headings.ts";
import { withoutTableHeaders } from "./table-headers.ts";
import { withTableLabels } from "./table-labels.ts";
import { withDatedRows, withRowStarts } from "./table-rows.ts";
import { withTitlesTakenForHeadings } from "./titles-taken-for-headings.ts";

/** In this order: the later ones see what the earlier ones corrected. */
const CORRECTIONS = [
  withTableLabels,
  withRowStarts,
  withoutTableHeaders,
  withDatedRows,
  withRowsOfDates,
  withDatesBelowHeads,
  withOneLineEntries,
  withTitlesTakenForHeadings,
  withEntryHeadings,
  withSubHeadings,
  withListedSkills,
  withCustomHeads,
  withMembershipAndAwardLists,
  withBulletedEntries,
  withMarginProjects,
  withProjectHeads,
  withToolLines,
  withNamedBullets,
  withEmployersTakenForHeadings,
  withEmployerTotals,
  withEmployersAbove,
  withLabeledPosts,
  withSchoolsBelow,
  withDegreeHeads,
  withAwardTexts,
  withWrappedTitles,
  withIssuerLines,
  withGradeLines,
  withReferenceNames,
  withoutReferenceNumbers,
  withReferencesOnRequest,
  withJobBullets,
  withLabeledRows,
  withNamedRows,
  withoutTownHeadlines,
  withNameLabels,
  withLargestName,
  withNameBesideContact,
  withNamePieces,
  withNameInsteadOfHero,
  withFormName,
  withHeadlinesTakenForHeadings,
  withPostBelowName,
  withWrappedHeadlines,
  withContactLists,
  withPlaceAboveContact,
  withoutNavigation,
  withoutNotices,
  withoutFormLines,
  withoutRepeatedLines,
  withoutDeclarations,
  withoutSignatureBlocks,
  withoutReferencesOnRequest,
  withoutPublicationKinds,
  withListItems,
  withoutLevelsBelow,
  withoutSkillLevels,
  withBracketsBelow,
  withProjectLinks,
  withStrayContacts,
  withStrayLanguages,
  withLinesTakenForLanguages,
  withoutNetworkNames,
  withoutDutyCaptions,
  withoutStraySummary,
  withBrokenUrls,
  withWrappedText,
  // Again: corrections above may have replaced labels that a table gives.
  withTableLabels,
  // Again: withTableLabels may have relabeled a reason for leaving, which forms ask for, as text of its job.
  withoutFormLines,
];

/**
 * Returns the corrected label of each line, in the order of the lines. `labeled` has one label for each line; `names`
 * tells which texts name towns and jobs.
 */
export const correctLabels = (
  lines: readonly LabelLine[],
  labeled: readonly Labeled[],
  names: NameFilter,
): Labeled[] =>
  CORRECTIONS.reduce((result: Labeled[], correct) => correct(lines, result, names), [...labeled]);
