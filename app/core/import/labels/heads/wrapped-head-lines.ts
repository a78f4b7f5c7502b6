/**
 * Tells whether a line in the head of an entry (its first lines, with title, organization, place and dates) continues
 * the line above it, because a name was too long for one line: "Council" below "National Employment Law". entries-of.ts
 * joins such lines.
 */

import { wouldHaveFit } from "#app/core/import/labels/features/line-facts.ts";
import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import { stripBullet } from "#app/core/import/readers/doc-line.ts";
import {
  hasJobTitleWord,
  hasSchoolWord,
  hasWorkOrSchoolWord,
  scoreDegree,
} from "#app/core/import/readers/entry-keywords.ts";
import { hasDateOrYear } from "#app/core/import/readers/has-date.ts";
import { isInitialsOf } from "#app/core/import/readers/initials.ts";
import { isEmployment, isPlace } from "#app/core/import/readers/places.ts";
import { isGrade } from "./grades.ts";
import type { EntryHead } from "./head-parts.ts";

/** A text whose last word shows that the name continues on the next line: "Fellow, Institute for". */
export const INCOMPLETE_NAME =
  /\s(?:of|for|the|and|&|de|du|des|del|dell[ae]|di|d[aeo]s?|für|der|und|et|van|voor|och|og)$/u;

/** A line that starts a new part of the head below a job title: "at Acme", "in Leeds". */
const STARTS_WITH_PREPOSITION =
  /^(?:at|bei|chez|presso|bij|hos|à|w|by|in|im|en|em|na|te|von|from)\s+\p{Lu}/u;

/** "GmbH", "Ltd" and others at the end of a company's name. */
const LEGAL_FORM =
  /\s(?:GmbH|AG|SE|KG|OHG|e\.?V|Ltd|LLC|LLP|Inc|PLC|S\.?A\.?S?|SARL|S\.?L\.?U?|B\.?V|N\.?V|AB|AS|ApS|Oy|s\.?r\.?[ol]|a\.s)\.?$/u;

/**
 * True for the lowercase rest of a name that did not fit on its line: "logistique et transport" below "DUT Gestion".
 */
const isLowercaseContinuation = (last: LabelLine, line: LabelLine): boolean =>
  line.columnRight > 0 &&
  (!wouldHaveFit(last, line) || isIndentedContinuation(last, line)) &&
  /^\p{Ll}{2,}[\s'’-]/u.test(line.text) &&
  /^\p{Lu}/u.test(stripBullet(last.text) ?? last.text) &&
  /[\p{L}\d)]$/u.test(last.text) &&
  !STARTS_WITH_PREPOSITION.test(line.text) &&
  !LEGAL_FORM.test(line.text) &&
  !hasWorkOrSchoolWord(line.text) &&
  !isGrade(line.text) &&
  !isEmployment(line.text) &&
  !hasDateOrYear(last) &&
  !/[\d@|·:]/.test(line.text.replace(YEAR_AT_END, ""));

/**
 * True for a line indented below a bullet that ends in a lowercase word; it continues the bullet even if it had room
 * there.
 */
const isIndentedContinuation = (last: LabelLine, line: LabelLine): boolean =>
  last.isBullet &&
  !line.isBullet &&
  line.x > last.x &&
  line.block === last.block &&
  /\s\p{Ll}+$/u.test(last.text) &&
  // With a name, as in "issued by Acme", it is a line of its own.
  !/\p{Lu}/u.test(line.text);

/** "(2019)" or ", 2019" at the end of a text. */
const YEAR_AT_END = /(?:\s\((?:19|20)\d{2}\)|,\s(?:19|20)\d{2})$/;

/** The last word of an organization's name, alone on its line: "Council" below "National Employment Law". */
const END_OF_NAME =
  /^(?:School|Society|Council|Guild|Association|Institute|University|College|Academy|Hospital|Cent(?:er|re)|Foundation|Trust|Group|Company|Federation|Union|Board|Authority|Club|Management|Ltd\.?|Inc\.?|LLC|GmbH)$/u;

/** "(ACLS)" below "Advanced Cardiac Life Support". */
const isInitials = (last: LabelLine, { text }: LabelLine): boolean =>
  isInitialsOf(/^\((\p{Lu}+)\)$/u.exec(text)?.[1] ?? "", last.text);

/** True if `line` is the continuation of `last`, a line of the head that was wrapped, in the same style. */
export const continuesHeadLine = (last: LabelLine, line: LabelLine): boolean =>
  ((INCOMPLETE_NAME.test(last.text) && /^(?:\p{Lu}|\p{Ll}\D*$)/u.test(line.text)) ||
    (/\p{Ll}[-\u2010]$/u.test(last.text) && /^\p{Ll}/u.test(line.text)) ||
    (END_OF_NAME.test(line.text) && last.cells.length === 1 && !wouldHaveFit(last, line)) ||
    (isInitials(last, line) && last.cells.length === 1) ||
    (isLowercaseContinuation(last, line) && last.cells.length === 1)) &&
  line.cells.length === 1 &&
  line.size === last.size &&
  line.isItalic === last.isItalic &&
  line.cells[0]?.isBold === last.cells.at(-1)?.isBold;

/**
 * True if a line continues the end of a line in several styles, for which there was no room: "Nurse, Step-" in italics
 * at the end of a line, above "Down" in italics.
 */
export function continuesLastSpan(
  last: LabelLine,
  line: LabelLine,
  lines: readonly LabelLine[],
): boolean {
  const [cell, ...otherCells] = last.cells;
  const [first, end] = [cell?.spans?.[0], cell?.spans?.at(-1)];
  if (!first || !end || otherCells.length > 0) return false;
  const isOtherStyle = first.isBold !== end.isBold || first.isItalic !== end.isItalic;
  return (
    isOtherStyle &&
    line.cells.length === 1 &&
    line.cells[0]?.spans === undefined &&
    line.block === last.block &&
    line.page === last.page &&
    line.isBullet === last.isBullet &&
    line.isBold === end.isBold &&
    line.isItalic === end.isItalic &&
    line.size === end.size &&
    // A degree below its school is a line of its own.
    scoreDegree(line.text) <= 0 &&
    (isOpenEnd(last, line) || isEndOfJobTitleOrDegree(end.text, line.text)) &&
    !wouldHaveFit({ ...last, columnRight: findColumnEdge(last, line, lines) }, line) &&
    !hasDateOrYear(line) &&
    !hasDateOrYear(last)
  );
}

/** True if the text of `last` cannot end there. */
const isOpenEnd = (last: LabelLine, line: LabelLine): boolean =>
  INCOMPLETE_NAME.test(last.text) || /[-\u2010]$/u.test(last.text) || /^\p{Ll}/u.test(line.text);

/** In words: a longer line is one of its own, such as "Team Leader for the Night Shift" below a job title. */
const MAX_REST = 3;
/**
 * True for "Manager" below "Assistant" and "Arts" below "Bachelor of Liberal"; false for a town, a company or
 * "Full-time".
 */
const isEndOfJobTitleOrDegree = (start: string, rest: string): boolean =>
  (hasJobTitleWord(start) || scoreDegree(start) > 0) &&
  rest.split(/\s+/).length <= MAX_REST &&
  (hasJobTitleWord(rest) || !hasWorkOrSchoolWord(rest)) &&
  !isEmployment(rest) &&
  !isPlace(rest);

/** In font sizes: lines whose left edges are closer are in one column. */
const MAX_INDENT = 3;
/**
 * The right edge, in points, of the other lines of the page that start at about the same x as `last`. The edge of the
 * block is not used, because a line across two columns may have widened it. Infinity if `last` is the longest of them
 * and so shows no edge.
 */
function findColumnEdge(last: LabelLine, line: LabelLine, lines: readonly LabelLine[]): number {
  const others = lines.filter(
    (other) =>
      other.page === last.page &&
      Math.abs(other.x - last.x) < last.size * MAX_INDENT &&
      other.text !== last.text &&
      other.text !== line.text,
  );
  const edge = Math.max(0, ...others.map(({ right }) => right));
  return edge < last.right - last.size ? Number.POSITIVE_INFINITY : edge;
}

/** A degree's grade on a line of its own. */
const HONORS =
  /^(?:with |summa |magna |cum |honou?rs|distinction|merit|first class|(?:upper|lower) second|pass(?:ed)?$|mit |avec |mention |con )/iu;

/**
 * True if a bold line continues the bold degree above it, for which there was no room, above a school in plain type:
 * "Nursing" below "National Diploma Dental".
 */
export function continuesDegree(
  { lines }: EntryHead,
  line: LabelLine,
  below: LabelLine | undefined,
): boolean {
  const [last, ...others] = lines;
  if (!last || others.length > 0) return false;
  return (
    last.cells.length === 1 &&
    line.cells.length === 1 &&
    last.isBold &&
    line.isBold &&
    below?.isBold === false &&
    hasSchoolWord(below.text) &&
    last.size === line.size &&
    last.isItalic === line.isItalic &&
    last.page === line.page &&
    scoreDegree(last.text) > 0 &&
    /\p{L}$/u.test(last.text) &&
    /^\p{L}[\p{L} &]+$/u.test(line.text) &&
    !hasWorkOrSchoolWord(line.text) &&
    !isPlace(line.text) &&
    !HONORS.test(line.text) &&
    last.columnRight > 0 &&
    !wouldHaveFit(last, line)
  );
}
