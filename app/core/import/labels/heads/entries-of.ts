/** Groups the lines of a section into entries, each with its head and body, and joins wrapped lines. */

import { wouldHaveFit } from "#app/core/import/labels/features/line-facts.ts";
import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import { type Content, type Label, splitLabel } from "#app/core/import/labels/labels.ts";
import type { Join } from "#app/core/import/labels/lines/wrapped-lines.ts";
import type { Labeled } from "#app/core/import/labels/network/crf.ts";
import { toDocLine } from "#app/core/import/labels/sections-of.ts";
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
import {
  type CertificateFacts,
  extractCertificateFacts,
} from "#app/core/import/readers/read-certificates.ts";
import { findDate } from "#app/core/import/readers/read-dates.ts";
import { isGrade } from "./grades.ts";
import type { EntryHead } from "./head-parts.ts";

export interface RawEntry {
  head: EntryHead;
  isOwner: boolean;
  body: string[];
  /** The number and validity of a certificate. */
  facts?: CertificateFacts;
}

/** Removes labels that the margin repeats beside several entries, such as "Main duties". */
function withoutMarginLabels(lines: readonly LabelLine[]): LabelLine[] {
  const times = new Map<string, number>();
  for (const { cells } of lines) {
    const key = cells.length > 1 ? (cells[0]?.text ?? "") : "";
    times.set(key, (times.get(key) ?? 0) + 1);
  }
  return lines.map((line) => {
    const [first, ...rest] = line.cells;
    if (!first || rest.length === 0 || (times.get(first.text) ?? 0) < 2) return line;
    if (!/^\p{L}[\p{L} ]{1,28}:?$/u.test(first.text)) return line;
    return { ...line, cells: rest, text: rest.map(({ text }) => text).join(" ") };
  });
}

/** A line such as "Location: Leiden" belongs to the head, whatever label the model gave it. */
const PLACE_LABEL =
  /^(?:location|place|city|ort|standort|lieu|lugar|localidad|ciudad|ubicación|local|plaats|miejsce|plats|sted)\s*:\s/iu;

/** A place in brackets, such as "(Bologna)" below the duties of a job. */
const PLACE_IN_BRACKETS = /^\(\p{Lu}[\p{L}'’ .-]{1,30}(?:, \p{Lu}[\p{L}'’ .-]{1,30})?\)$/u;

const belongsToHead = (part: string, { text }: LabelLine) =>
  part === "more" || PLACE_LABEL.test(text);

/** For the parts of entries (owner, head, more, item, rest), see `Part` in labels.ts. */
export function entriesOf(
  lines: readonly LabelLine[],
  labeled: readonly Labeled[],
  content: Content,
  join: Join,
): RawEntry[] {
  const entries: RawEntry[] = [];
  let lastPart = "";
  const contentLines = withoutMarginLabels(lines);
  for (const [index, originalLine] of lines.entries()) {
    const parts = splitLabel((labeled[index]?.label ?? "contact") as Label);
    if (parts?.content !== content) continue;
    const { part } = parts;
    const line =
      part === "item" || part === "rest" ? (contentLines[index] ?? originalLine) : originalLine;
    const lastEntry = entries.at(-1);
    if (part === "head" || part === "owner" || !lastEntry) {
      const isHead = part === "head" || part === "owner" || part === "more";
      entries.push({
        head: { content, lines: isHead ? [line] : [] },
        isOwner: part === "owner",
        body: isHead ? [] : [toDocLine(line).text],
      });
    } else if (belongsToHead(part, originalLine) && lastEntry.body.length === 0)
      addToHead(lastEntry, originalLine, join, lines, index);
    else if (part === "more" && PLACE_IN_BRACKETS.test(originalLine.text))
      lastEntry.head.lines.push(originalLine);
    else if (part === "rest" && lastEntry.body.length > 0 && lastPart !== "more") {
      lastEntry.body.push(join(lastEntry.body.pop() ?? "", line.text));
    } else if (part === "rest" && lastEntry.body.length === 0) {
      const last = lastEntry.head.lines.at(-1);
      if (last)
        lastEntry.head.lines[lastEntry.head.lines.length - 1] = appendToLine(last, line, join);
    } else lastEntry.body.push(toDocLine(line).text);
    lastPart = part;
  }
  if (content !== "certificates") return entries;
  return entries.map((entry) => {
    const { lines: headLines, facts } = extractCertificateFacts(entry.head.lines);
    return { ...entry, head: { content, lines: headLines }, facts };
  });
}

/** A text whose last word shows that the name continues on the next line: "Fellow, Institute for". */
export const INCOMPLETE_NAME =
  /\s(?:of|for|the|and|&|de|du|des|del|dell[ae]|di|d[aeo]s?|für|der|und|et|van|voor|och|og)$/u;

/** A line that starts a new part of the head below a job title: "at Acme", "in Leeds". */
const STARTS_WITH_PREPOSITION =
  /^(?:at|bei|chez|presso|bij|hos|à|w|by|in|im|en|em|na|te|von|from)\s+\p{Lu}/u;

const LEGAL_FORM =
  /\s(?:GmbH|AG|SE|KG|OHG|e\.?V|Ltd|LLC|LLP|Inc|PLC|S\.?A\.?S?|SARL|S\.?L\.?U?|B\.?V|N\.?V|AB|AS|ApS|Oy|s\.?r\.?[ol]|a\.s)\.?$/u;

/** True for the lowercase rest of a name that did not fit on its line: "logistique et transport" below "DUT Gestion". */
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

/** True for a line indented below a bullet that ends in a lowercase word; it continues the bullet even if it had room there. */
const isIndentedContinuation = (last: LabelLine, line: LabelLine): boolean =>
  last.isBullet &&
  !line.isBullet &&
  line.x > last.x &&
  line.block === last.block &&
  /\s\p{Ll}+$/u.test(last.text) &&
  // "issued by Acme"
  !/\p{Lu}/u.test(line.text);

const YEAR_AT_END = /(?:\s\((?:19|20)\d{2}\)|,\s(?:19|20)\d{2})$/;

/** The last word of an organization's name, alone on its line: "Council" below "National Employment Law". */
const END_OF_NAME =
  /^(?:School|Society|Council|Guild|Association|Institute|University|College|Academy|Hospital|Cent(?:er|re)|Foundation|Trust|Group|Company|Federation|Union|Board|Authority|Club|Management|Ltd\.?|Inc\.?|LLC|GmbH)$/u;

/** "(ACLS)" below "Advanced Cardiac Life Support". */
const isInitials = (last: LabelLine, { text }: LabelLine): boolean =>
  isInitialsOf(/^\((\p{Lu}+)\)$/u.exec(text)?.[1] ?? "", last.text);

const continuesHeadLine = (last: LabelLine, line: LabelLine): boolean =>
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
 * "*Nurse, Step-*" at the end of a line in several styles, above "*Down*" in its last style, for which there was no room.
 */
function continuesLastSpan(last: LabelLine, line: LabelLine, lines: readonly LabelLine[]): boolean {
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
    (isOpenEnd(last, line) || isEndOfPost(end.text, line.text)) &&
    !wouldHaveFit({ ...last, columnRight: findColumnEdge(last, line, lines) }, line) &&
    !hasDateOrYear(line) &&
    !hasDateOrYear(last)
  );
}

const isOpenEnd = (last: LabelLine, line: LabelLine): boolean =>
  INCOMPLETE_NAME.test(last.text) || /[-\u2010]$/u.test(last.text) || /^\p{Ll}/u.test(line.text);

/** In words; more of them are another line: "Team Leader for the Night Shift" below a post. */
const MAX_REST = 3;
/** "Manager" below "Assistant" or "Arts" below "Bachelor of Liberal", but no town, company or "Full-time". */
const isEndOfPost = (post: string, rest: string): boolean =>
  (hasJobTitleWord(post) || scoreDegree(post) > 0) &&
  rest.split(/\s+/).length <= MAX_REST &&
  (hasJobTitleWord(rest) || !hasWorkOrSchoolWord(rest)) &&
  !isEmployment(rest) &&
  !isPlace(rest);

/** In font sizes: lines that start this close to each other are in one column. */
const MAX_INDENT = 3;
/**
 * The right edge of the lines that start below or above `last`, which one that spans two columns does not have. If `last`
 * is the longest of them, it shows no edge.
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

/** "Nursing" in bold below "National Diploma Dental" in bold, for which there was no room, above a school in plain type. */
function continuesDegree(
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

/** Adds a line to a head: joins it to the line above if it continues a date ("May" above "2019") or a name. */
function addToHead(
  { head }: RawEntry,
  line: LabelLine,
  join: Join,
  lines: readonly LabelLine[],
  index: number,
): void {
  const last = head.lines.at(-1);
  const isDate =
    last !== undefined &&
    /^(?:19|20)\d{2}\b/.test(line.text) &&
    findDate(last.text)?.value !== line.text.slice(0, 4) &&
    /\d{4}-\d{2}$/.test(findDate(`${last.text.slice(-20)} ${line.text.slice(0, 4)}`)?.value ?? "");
  const isRest =
    last !== undefined &&
    (continuesHeadLine(last, line) ||
      continuesLastSpan(last, line, lines) ||
      (head.content === "education" && continuesDegree(head, line, lines[index + 1])));
  if (last && (isDate || isRest))
    head.lines[head.lines.length - 1] = appendToLine(last, line, join);
  else head.lines.push(line);
}

function appendToLine(last: LabelLine, line: LabelLine, join: Join): LabelLine {
  const cells = last.cells.map((cell) => ({ ...cell }));
  const end = cells.at(-1);
  if (end) {
    end.text = join(end.text, line.text);
    if (end.spans) {
      const lastSpan = end.spans.at(-1);
      end.spans = [
        ...end.spans.slice(0, -1),
        ...(lastSpan ? [{ ...lastSpan, text: join(lastSpan.text, line.text) }] : []),
      ];
    }
  }
  return { ...last, cells, text: cells.map(({ text }) => text).join(" ") };
}
