/** Reads the heads of entries: labels their parts, such as post and employer or degree and school, and joins them. */

import type { HeadLabel } from "#app/core/import/labels/features/head-features.ts";
import type { Labeled } from "#app/core/import/labels/network/crf.ts";
import { isLinkText } from "#app/core/import/readers/link-text.ts";
import { isPlace } from "#app/core/import/readers/places.ts";
import type { Period } from "#app/core/import/readers/read-dates.ts";
import { besideDates } from "#app/core/import/readers/read-entry.ts";
import { splitGradeNames, withoutGradeName } from "./grades.ts";
import { type EntryHead, type HeadPart, splitHead } from "./head-parts.ts";
import { closeBracket, joinParts, LEADING_WORD } from "./join-parts.ts";
import { withColumnParts } from "./label-column-parts.ts";
import { isAfterPlaceLabel, isLabel, marginLabels } from "./label-words.ts";
import { giverIn, isBesideDate, labelOfValue, namesValue } from "./labeled-values.ts";
import { withLikeEntries } from "./like-entries.ts";
import { withDegreeNames, withNameStarts, withTownsBesideDates } from "./name-corrections.ts";
import { withOneRole } from "./one-role.ts";
import {
  withBrackets,
  withJobTowns,
  withMemberRoles,
  withNamesInBrackets,
  withPlaceLines,
  withSchools,
  withStates,
  withTowns,
} from "./part-corrections.ts";
import { type Last, labelOfPart, SINGLE, type Texts } from "./part-labels.ts";

export interface ReadHead {
  texts: Texts;
  /** The lowest probability among the parts of each text, from 0 to 1. */
  sure: Partial<Record<HeadLabel, number>>;
  period: Period | null;
}

/** The probability given to a place that is recognized only by its position beside the dates. */
export const ONLY_BESIDE_DATES = 0;

const CORRECTIONS = [
  withLikeEntries,
  withOneRole,
  withBrackets,
  withStates,
  withTowns,
  withJobTowns,
  withTownsBesideDates,
  withPlaceLines,
  withSchools,
  withMemberRoles,
  withNamesInBrackets,
  withNameStarts,
  withDegreeNames,
  withColumnParts,
];

export type LabelParts = (parts: readonly HeadPart[]) => Labeled[];

export function readHeads(
  heads: readonly EntryHead[],
  labelParts: LabelParts,
  language?: string,
): ReadHead[] {
  const splits = heads.map((head, index) => splitHead(head, index, language));
  const whole = splits.flatMap((head) => head.parts);
  const parts = splitGradeNames(whole);
  const labeled = CORRECTIONS.reduce(
    (before: readonly Labeled[], correct) => correct(parts, before),
    labelParts(whole),
  );
  const isMarginLabel = marginLabels(parts);
  return splits.map(({ parts: ownParts, periods }, entry) => {
    const hasCapitals = ownParts.some(({ text }) => /\p{Lu}/u.test(text));
    const read: ReadHead = { texts: {}, sure: {}, period: wholePeriod(periods) };
    let last = null as (Last & { isRepeated: boolean }) | null;
    for (const [index, whole] of parts.entries()) {
      if (whole.entry !== entry) continue;
      const isBullet = heads[entry]?.lines[whole.line]?.isBullet === true;
      const isFromColumn = whole.columnPart !== undefined;
      const giver =
        isFromColumn || isBullet || read.texts.issuer !== undefined ? null : giverIn(whole);
      const part = giver === null ? whole : { ...whole, text: giver };
      const { label: name, probability } = labeled[index] ?? { label: "note", probability: 0 };
      if (!isFromColumn && name === "note" && isMarginLabel(part)) continue;
      if (part.text === "" || (!isFromColumn && isLabelIn(part, parts[index + 1]))) continue;
      const { texts } = read;
      const named =
        whole.columnPart ?? (giver === null ? namedLabel(part, parts[index - 1]) : "issuer");
      const label =
        named ??
        labelOfPart(name as HeadLabel, part, last, {
          ...{ texts, hasCapitals },
          isAfterComma: endsInComma(heads[entry], last?.part),
        });
      const before = read.texts[label];
      if (before === part.text && SINGLE.has(label)) continue;
      const continues: boolean =
        named === null &&
        last?.label === label &&
        last.part.line === part.line &&
        last.part.cell === part.cell;
      const isPlaceAgain = label === "place" && before?.split(", ").includes(part.text) === true;
      const isRepeated: boolean = isPlaceAgain && (!continues || last?.isRepeated === true);
      const isWrapped = last?.label === label && last.part.line !== part.line;
      const joint =
        isWrapped && named === null && !endsInComma(heads[entry], last?.part) ? " " : ", ";
      // "Hamburg (Altona)" in a column of places, after the town beside the employer.
      const isFuller =
        whole.columnPart === "place" && before !== undefined && startsWith(part.text, before);
      if (before === undefined || isFuller) read.texts[label] = part.text;
      else if (continues && !isRepeated) read.texts[label] = joinParts(before, part);
      else if (!isRepeated) read.texts[label] = `${before}${joint}${part.text}`;
      read.sure[label] = Math.min(read.sure[label] ?? 1, probability);
      last = { label, part, isRepeated };
    }
    const beside = besideDates(heads[entry]?.lines ?? []);
    if (beside !== "" && read.texts.place === undefined) {
      read.texts.place = beside;
      read.sure.place = isPlace(beside) ? 1 : ONLY_BESIDE_DATES;
    }
    for (const [label, text] of Object.entries(read.texts))
      read.texts[label as HeadLabel] = closeBracket(
        text
          .replace(LEADING_WORD, "")
          .replace(TRAILING_WORD, "")
          .replace(
            label === "issuer" && heads[entry]?.content === "publications" ? WITHIN : /^$/,
            "",
          ),
      );
    if (read.texts.grade) read.texts.grade = withoutGradeName(read.texts.grade);
    return read;
  });
}

const startsWith = (text: string, town: string): boolean =>
  text.startsWith(town) && !/^[\p{L}\d]/u.test(text.slice(town.length));

/** The label of a value that the part before it names. */
const namedLabel = (part: HeadPart, before: HeadPart | undefined): HeadLabel | null =>
  isAfterPlaceLabel(part, before) ? "place" : labelOfValue(part, before);

const isLabelIn = (part: HeadPart, next: HeadPart | undefined): boolean =>
  isLabel(part, next) || namesValue(part, next) || isBesideDate(part) || isLinkText(part.text);

/** "Halifax," above "Canada": a comma at the end of a line does not separate parts, and is kept. */
const endsInComma = (head: EntryHead | undefined, part: HeadPart | undefined): boolean =>
  part !== undefined && /,\s*$/u.test(head?.lines[part.line]?.cells[part.cell]?.text ?? "");

/** "in Journal of Phonetics". */
const WITHIN = /^(?:in|im|dans|en|em|w)\s+(?=\p{Lu})/u;

/** "Nurse at" above "Acme", "Best Apprentice from" above the issuer, and the word "link". */
const TRAILING_WORD =
  /\s+(?:at|from|by|bei|von|chez|presso|bij|hos|@|\[[Ll]ink\]|link|published(?: on| in)?)$/u;

/** Two separate dates are start and end; with a word for the present beside it, a date is the start. */
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
