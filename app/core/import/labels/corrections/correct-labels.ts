/**
 * Corrects the labels that a trained model predicted for the lines of a resume, such as "experience.head" for the first
 * line of a job (labels.ts lists them), where labels contradict each other, the text or lists of names. from-labels.ts
 * calls it right after the model.
 */

import type { NameFilter } from "#app/core/import/labels/features/name-filter.ts";
import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import type { Labeled } from "#app/core/import/labels/network/crf.ts";
import { withDatesBelowHeads } from "./dates-below-heads.ts";
import { relabelDeclarations } from "./declarations.ts";
import { withEmployersTakenForHeadings } from "./employers-taken-for-headings.ts";
import { withEntryHeadings } from "./entry-headings.ts";
import { withoutFormLines } from "./form-instructions.ts";
import { withJobBullets } from "./jobs/bullets-of-jobs.ts";
import { withCaptionedJobTitles } from "./jobs/captioned-job-titles.ts";
import { withoutDutyCaptions } from "./jobs/duty-captions.ts";
import { withEmployerTotals } from "./jobs/employer-totals.ts";
import { withEmployersAbove } from "./jobs/employers-above.ts";
import { withNamedBullets, withToolLines } from "./jobs/tool-lines.ts";
import {
  withCustomHeads,
  withMembershipAndAwardLists,
  withOneLineEntries,
  withProjectHeads,
  withProjectsInMargin,
} from "./line-entries.ts";
import { withAwardTexts } from "./lists/award-texts.ts";
import { withBulletedEntries } from "./lists/bulleted-entries.ts";
import { withDegreeHeads } from "./lists/degree-heads.ts";
import { withLabeledRows, withNamedRows } from "./lists/labeled-rows.ts";
import { correctFalseLanguages } from "./lists/lines-taken-for-languages.ts";
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
  withJobTitleBelowName,
  withTownsAsContact,
  withWrappedHeadlines,
} from "./person/headline-lines.ts";
import { withHeadlinesTakenForHeadings } from "./person/headlines-taken-for-headings.ts";
import { withNameInsteadOfSentence } from "./person/hero-names.ts";
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

/**
 * In this order: each correction sees the labels that the earlier ones corrected. `with…` gives lines the label of what
 * its name says, `withEmployersAbove` the label of employers; `without…` labels what its name says as "furniture", which
 * is not imported, or as another kind of line. The file of each one tells the labels.
 */
const CORRECTIONS = [
  // Tables, whose names of rows and columns are more certain than the model.
  withTableLabels,
  withRowStarts,
  withoutTableHeaders,
  withDatedRows,
  // Starts of entries, and headings.
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
  withProjectsInMargin,
  withProjectHeads,
  // Jobs.
  withToolLines,
  withNamedBullets,
  withEmployersTakenForHeadings,
  withEmployerTotals,
  withEmployersAbove,
  withCaptionedJobTitles,
  // Lines of education, awards, certificates and references.
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
  // The person's name, headline and contact details.
  withTownsAsContact,
  withNameLabels,
  withLargestName,
  withNameBesideContact,
  withNamePieces,
  withNameInsteadOfSentence,
  withFormName,
  withHeadlinesTakenForHeadings,
  withJobTitleBelowName,
  withWrappedHeadlines,
  withContactLists,
  withPlaceAboveContact,
  // What is not imported.
  withoutNavigation,
  withoutNotices,
  withoutFormLines,
  withoutRepeatedLines,
  relabelDeclarations,
  withoutSignatureBlocks,
  withoutReferencesOnRequest,
  withoutPublicationKinds,
  // Single lines that are labeled unlike the lines around them.
  withListItems,
  withoutLevelsBelow,
  withoutSkillLevels,
  withBracketsBelow,
  withProjectLinks,
  withStrayContacts,
  withStrayLanguages,
  correctFalseLanguages,
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
