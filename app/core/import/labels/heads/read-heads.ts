/**
 * Reads the heads of a section's entries (the first lines of each, with title, organization, place and dates): splits
 * them into parts, labels each part by a model and rules, and joins the parts with one label, such as the job title.
 */

import type { HeadLabel } from "#app/core/import/labels/features/head-features.ts";
import type { Labeled } from "#app/core/import/labels/network/crf.ts";
import { isGenericLinkText } from "#app/core/import/readers/generic-link-text.ts";
import { isPlace } from "#app/core/import/readers/places.ts";
import type { Period } from "#app/core/import/readers/read-dates.ts";
import { findPlaceBesideDates } from "#app/core/import/readers/read-entry.ts";
import {
  withFieldsInBrackets,
  withNamesBeforePlace,
  withNamesInBrackets,
  withProvincesInBrackets,
  withRolesInBrackets,
  withTownsInBrackets,
} from "./bracketed-parts.ts";
import { splitGradeNames, withoutGradeName } from "./grades.ts";
import { type EntryHead, type HeadPart, splitHead } from "./head-parts.ts";
import {
  withDivisions,
  withEmployersAsElsewhere,
  withJobTitlesAroundSlash,
  withPlacesAboveNames,
} from "./job-corrections.ts";
import { closeBracket, joinParts, LEADING_WORD } from "./join-parts.ts";
import { withColumnParts } from "./label-column-parts.ts";
import { createMarginLabelTest, isAfterPlaceLabel, isValueLabel } from "./label-words.ts";
import { findIssuer, isDateCaption, labelOfValue, labelsNextPart } from "./labeled-values.ts";
import { withDegreeNames, withNameStarts, withTownsBesideDates } from "./name-corrections.ts";
import {
  withJobTitlesBeforeEmployment,
  withOrganizationsInBrackets,
} from "./organization-brackets.ts";
import {
  withBracketedNotes,
  withJobTowns,
  withMemberRoles,
  withPlaceLines,
  withSchools,
  withTownAndState,
  withTownsBeforeStates,
} from "./part-corrections.ts";
import {
  correctPartLabel,
  type HeadTexts,
  type PreviousPart,
  SINGLE_LABELS,
} from "./part-labels.ts";
import { withRolesBelow } from "./roles-below.ts";
import { withSchoolsAfterDash } from "./schools-after-dash.ts";
import { withoutSecondRole } from "./second-role.ts";
import { withLabelsOfSimilarEntries } from "./similar-entries.ts";
import { withTownsOfSimilarEntries } from "./towns-of-similar-entries.ts";
import { withVolunteeringPlaces } from "./volunteering-places.ts";

/** What was read from one head. */
export interface ReadHead {
  texts: HeadTexts;
  /** The lowest probability among the parts of each text, from 0 to 1. */
  probabilities: Partial<Record<HeadLabel, number>>;
  period: Period | null;
}

/** The probability given to a place that is recognized only by its position beside the dates. */
export const ONLY_BESIDE_DATES = 0;

/** In this order: the later ones see what the earlier ones corrected. */
const CORRECTIONS = [
  withLabelsOfSimilarEntries,
  withoutSecondRole,
  withRolesBelow,
  withTownsInBrackets,
  withFieldsInBrackets,
  withNamesBeforePlace,
  withBracketedNotes,
  withRolesInBrackets,
  withOrganizationsInBrackets,
  withJobTitlesBeforeEmployment,
  withTownAndState,
  withTownsBeforeStates,
  withJobTowns,
  withTownsBesideDates,
  withProvincesInBrackets,
  withPlacesAboveNames,
  withPlaceLines,
  withDivisions,
  withJobTitlesAroundSlash,
  withEmployersAsElsewhere,
  withTownsOfSimilarEntries,
  withSchools,
  withSchoolsAfterDash,
  withMemberRoles,
  withVolunteeringPlaces,
  withNamesInBrackets,
  withNameStarts,
  withDegreeNames,
  withColumnParts,
];

/** The model: returns the label of each part, in order. */
export type PartLabeler = (parts: readonly HeadPart[]) => Labeled[];

/**
 * Returns what each head has, in order. `language` ("en") decides what ambiguous names of months mean.
 */
export function readHeads(
  heads: readonly EntryHead[],
  labelParts: PartLabeler,
  language?: string,
): ReadHead[] {
  const headSplits = heads.map((head, index) => splitHead(head, index, language));
  const uncutParts = headSplits.flatMap((head) => head.parts);
  const parts = splitGradeNames(uncutParts);
  const labeled = CORRECTIONS.reduce(
    (labelsSoFar: readonly Labeled[], correct) => correct(parts, labelsSoFar),
    labelParts(uncutParts),
  );
  const isMarginLabel = createMarginLabelTest(parts);
  return headSplits.map(({ parts: entryParts, periods }, entryIndex) => {
    const hasCapitals = entryParts.some(({ text }) => /\p{Lu}/u.test(text));
    const readHead: ReadHead = { texts: {}, probabilities: {}, period: wholePeriod(periods) };
    let previous = null as (PreviousPart & { isRepeated: boolean }) | null;
    for (const [index, uncutPart] of parts.entries()) {
      if (uncutPart.entryIndex !== entryIndex) continue;
      const isBullet = heads[entryIndex]?.lines[uncutPart.lineIndex]?.isBullet === true;
      const isFromColumn = uncutPart.columnPart !== undefined;
      const issuer =
        isFromColumn || isBullet || readHead.texts.issuer !== undefined
          ? null
          : findIssuer(uncutPart);
      const part = issuer === null ? uncutPart : { ...uncutPart, text: issuer };
      const { label: predicted, probability } = labeled[index] ?? { label: "note", probability: 0 };
      if (!isFromColumn && predicted === "note" && isMarginLabel(part)) continue;
      if (part.text === "" || (!isFromColumn && isCaption(part, parts[index + 1]))) continue;
      const { texts } = readHead;
      const explicitLabel =
        uncutPart.columnPart ??
        (issuer === null ? labelFromPartBefore(part, parts[index - 1]) : "issuer");
      const label =
        explicitLabel ??
        correctPartLabel(predicted as HeadLabel, part, previous, {
          texts,
          hasCapitals,
          isAfterComma: endsInComma(heads[entryIndex], previous?.part),
        });
      const textSoFar = readHead.texts[label];
      if (textSoFar === part.text && SINGLE_LABELS.has(label)) continue;
      const continuesText: boolean =
        explicitLabel === null &&
        previous?.label === label &&
        previous.part.lineIndex === part.lineIndex &&
        previous.part.cellIndex === part.cellIndex;
      const isPlaceAgain = label === "place" && textSoFar?.split(", ").includes(part.text) === true;
      const isRepeated: boolean = isPlaceAgain && (!continuesText || previous?.isRepeated === true);
      // A name over two lines is joined with a space, two names with a comma.
      const isWrapped = previous?.label === label && previous.part.lineIndex !== part.lineIndex;
      const separator =
        isWrapped && explicitLabel === null && !endsInComma(heads[entryIndex], previous?.part)
          ? " "
          : ", ";
      // "Hamburg (Altona)" in a column of places, after the town beside the employer.
      const isFullerPlace =
        uncutPart.columnPart === "place" &&
        textSoFar !== undefined &&
        startsWithTown(part.text, textSoFar);
      if (textSoFar === undefined || isFullerPlace) readHead.texts[label] = part.text;
      else if (continuesText && !isRepeated) readHead.texts[label] = joinParts(textSoFar, part);
      else if (!isRepeated) readHead.texts[label] = `${textSoFar}${separator}${part.text}`;
      readHead.probabilities[label] = Math.min(readHead.probabilities[label] ?? 1, probability);
      previous = { label, part, isRepeated };
    }
    const placeBesideDates = findPlaceBesideDates(heads[entryIndex]?.lines ?? []);
    if (placeBesideDates !== "" && readHead.texts.place === undefined) {
      readHead.texts.place = placeBesideDates;
      readHead.probabilities.place = isPlace(placeBesideDates) ? 1 : ONLY_BESIDE_DATES;
    }
    for (const [label, text] of Object.entries(readHead.texts))
      readHead.texts[label as HeadLabel] = closeBracket(
        text
          .replace(LEADING_WORD, "")
          .replace(TRAILING_WORD, "")
          .replace(
            label === "issuer" && heads[entryIndex]?.content === "publications" ? LEADING_IN : /^$/,
            "",
          ),
      );
    if (readHead.texts.grade) readHead.texts.grade = withoutGradeName(readHead.texts.grade);
    return readHead;
  });
}

/** True for "Hamburg (Altona)" and "Hamburg". */
const startsWithTown = (text: string, town: string): boolean =>
  text.startsWith(town) && !/^[\p{L}\d]/u.test(text.slice(town.length));

/** The label of a value by the caption before it, such as "City:"; null for other parts. */
const labelFromPartBefore = (part: HeadPart, before: HeadPart | undefined): HeadLabel | null =>
  isAfterPlaceLabel(part, before) ? "place" : labelOfValue(part, before);

/** True for a part that is a caption of the next part or of the dates, or the text of a link, and is not imported. */
const isCaption = (part: HeadPart, next: HeadPart | undefined): boolean =>
  isValueLabel(part, next) ||
  labelsNextPart(part, next) ||
  isDateCaption(part) ||
  isGenericLinkText(part.text);

/** "Halifax," above "Canada": a comma at the end of a line does not separate parts, and is kept. */
const endsInComma = (head: EntryHead | undefined, part: HeadPart | undefined): boolean =>
  part !== undefined &&
  /,\s*$/u.test(head?.lines[part.lineIndex]?.cells[part.cellIndex]?.text ?? "");

/** "in" before the journal of a publication: "in Journal of Phonetics". */
const LEADING_IN = /^(?:in|im|dans|en|em|w)\s+(?=\p{Lu})/u;

/** A preposition at the end of a text, "Nurse at" above "Acme", and the word "link". */
const TRAILING_WORD =
  /\s+(?:at|from|by|bei|von|chez|presso|bij|hos|@|\[[Ll]ink\]|link|published(?: on| in)?)$/u;

/**
 * Makes one period of those in a head: two separate dates are its start and end; beside a word for the present, a date
 * is the start. Null without dates.
 */
function wholePeriod(periods: readonly Period[]): Period | null {
  const whole = periods.find(({ startDate }) => startDate !== "");
  if (whole) return whole;
  const isOpen = periods.some(({ current }) => current);
  const dates = periods.map(({ endDate }) => endDate).filter((date) => date !== "");
  const [first = "", last = ""] = [...dates].sort();
  if (isOpen) return { startDate: first, endDate: "", current: true };
  if (last !== "") return { startDate: first, endDate: last, current: false };
  return periods[0] ?? null;
}
