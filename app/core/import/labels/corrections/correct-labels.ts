/** Corrects the labels of lines, whatever the section. */

import type { NameFilter } from "#app/core/import/labels/features/name-filter.ts";
import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import type { Labeled } from "#app/core/import/labels/network/crf.ts";
import { withAwardTexts } from "./award-texts.ts";
import { withBullets } from "./bullets-of-jobs.ts";
import { withDegreeHeads } from "./degree-heads.ts";
import { withoutDutyLabels } from "./duty-labels.ts";
import { withEmployerTotals } from "./employer-totals.ts";
import { withEmployersAbove } from "./employers-above.ts";
import { withHeadlineRest, withPlaces } from "./headline-lines.ts";
import { withNameBesideHero } from "./hero-names.ts";
import { withoutKindsOfPapers } from "./kinds-of-papers.ts";
import { withLabeledRows } from "./labeled-rows.ts";
import {
  withCustomHeads,
  withLineEntries,
  withMarginProjects,
  withMemberships,
  withProjectHeads,
} from "./line-entries.ts";
import { withListedSkills } from "./listed-skills.ts";
import { withLargestName, withNameLabels, withNamePieces } from "./name-lines.ts";
import { withReferees } from "./referees.ts";
import { withoutRepeats } from "./repeated-lines.ts";
import { withSchoolsBelow } from "./schools-below.ts";
import { withoutSkillLevels } from "./skill-levels.ts";
import { withoutStrayHeadings } from "./stray-headings.ts";
import {
  withCutAddresses,
  withListItems,
  withoutNetworkNames,
  withoutNotices,
  withoutStraySummary,
  withStrayContacts,
  withWrappedText,
} from "./stray-lines.ts";
import { withSubHeadings } from "./sub-headings.ts";
import { withoutTableHeads } from "./table-heads.ts";
import { withDatedRows, withRowStarts } from "./table-rows.ts";
import { withNamedBullets, withToolLines } from "./tool-lines.ts";

/** In this order: the later ones see what the earlier ones corrected. */
const CORRECTIONS = [
  withRowStarts,
  withoutTableHeads,
  withDatedRows,
  withLineEntries,
  withSubHeadings,
  withListedSkills,
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
  withNameBesideHero,
  withHeadlineRest,
  withoutNotices,
  withoutRepeats,
  withoutKindsOfPapers,
  withListItems,
  withoutSkillLevels,
  withStrayContacts,
  withoutNetworkNames,
  withoutDutyLabels,
  withoutStraySummary,
  withCutAddresses,
  withWrappedText,
];

/** Labels that contradict each other, the text or lists of names are corrected. */
export const correctLabels = (
  lines: readonly LabelLine[],
  labeled: readonly Labeled[],
  names: NameFilter,
): Labeled[] =>
  CORRECTIONS.reduce((result: Labeled[], correct) => correct(lines, result, names), [...labeled]);
