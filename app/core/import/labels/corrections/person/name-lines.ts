/**
 * Finds the person's name at the top of a document. The corrections relabel lines that the model did not label as
 * "name"; `joinNames` and `splitName` then read the name from the labeled lines: it may be in several cells or lines,
 * and have the headline after it. `areNames` tests whether texts look like names.
 */

import type { Correction } from "#app/core/import/labels/corrections/correction.ts";
import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import { PERSON_LABELS } from "#app/core/import/labels/labels.ts";
import { DOCUMENT_TITLE, withoutDocumentTitle } from "#app/core/import/readers/document-title.ts";
import { hasJobTitleWord } from "#app/core/import/readers/entry-keywords.ts";
import { isPlace } from "#app/core/import/readers/places.ts";
import { NAME_LABEL, NAME_LABEL_ALONE } from "#app/core/import/readers/read-profile.ts";
import type { NameNeighbors } from "./name-neighbors.ts";

/** One to five words that begin with a capital, or the first of which does: "Ada van der Berg". */
const NAME_WORDS = /^\p{Lu}[\p{L}\p{M}.'’-]*(?:\s[\p{L}\p{M}.'’-]+){0,4}$/u;
/** In words: a whole name is no longer. */
const MAX_WORDS = 6;
/** Signs between a name and the headline on its line: "Ada Berg – Calm cook". */
const AFTER_NAME = /\s*[,|•·]\s+|\s+[–—-]\s+/u;

/** The name in "Résumé of Ada Berg"; null for other texts. */
const nameBesideTitle = (text: string): string | null => {
  const name = withoutDocumentTitle(text);
  return name?.includes(" ") && areNames([name]) ? name : null;
};

/**
 * Labels "Name: Ada Berg" as a name whatever its label was, "Ada Berg's CV" on the first line even if it was taken for
 * a heading, and "Curriculum Vitae" as furniture.
 */
export const withNameLabels: Correction = (lines, labeled) =>
  labeled.map((current, index) => {
    const text = lines[index]?.text ?? "";
    const isTop = PERSON_LABELS.has(current.label);
    const isLabeled =
      NAME_LABEL.test(text) || NAME_LABEL_ALONE.test(firstOfSeveralCells(lines[index]));
    const isFirst = index === 0 && current.label === "heading";
    if ((isTop && isLabeled) || ((isTop || isFirst) && nameBesideTitle(text) !== null))
      return { ...current, label: "name" };
    return isTop && DOCUMENT_TITLE.test(text) ? { ...current, label: "furniture" } : current;
  });

/** The text of the first of several cells, which may be the label of the next; empty for a line of one cell. */
const firstOfSeveralCells = (line: LabelLine | undefined) =>
  line && line.cells.length > 1 ? (line.cells[0]?.text ?? "") : "";

/** Labels as a name the first or last name above or below the rest of the name, in the same style. */
export const withNamePieces: Correction = (lines, labeled) => {
  const result = [...labeled];
  for (const [index, current] of labeled.entries()) {
    const line = lines[index];
    if (!line || (current.label !== "contact" && current.label !== "headline")) continue;
    for (const [neighborIndex, neighbor] of [
      [index - 1, lines[index - 1]],
      [index + 1, lines[index + 1]],
    ] as const)
      if (
        neighbor &&
        labeled[neighborIndex]?.label === "name" &&
        isNamePiece(line, neighbor, current.label)
      )
        result[index] = { ...current, label: "name" };
  }
  return result;
};

/** In lines from the top of the document: the name is among these. */
const TOP_LINES = 6;
/** The largest size of a headline above the name, as a share of the name's size. */
const HEADLINE_SIZE_RATIO = 0.85;

/**
 * Labels the line with the largest font at the top as the name if no line was labeled as the name, or only a job title
 * in smaller letters; that becomes the headline.
 */
export const withLargestName: Correction = (lines, labeled) => {
  const top = lines.slice(0, TOP_LINES).flatMap((line, index) => {
    const label = labeled[index]?.label ?? "";
    return PERSON_LABELS.has(label) ? [{ line, index, label }] : [];
  });
  const names = top.filter(({ label }) => label === "name");
  const [largest] = top.toSorted((first, second) => second.line.size - first.line.size);
  if (!largest || largest.line.size === 0) return [...labeled];
  const isJobTitle = ({ line }: { line: LabelLine }) =>
    hasJobTitleWord(line.text) && line.size < largest.line.size * HEADLINE_SIZE_RATIO;
  // The name may come after the top lines, for example if a side column is read first.
  const hasName = labeled.some(({ label }) => label === "name");
  const hasJobTitle = names.some(isJobTitle);
  const isName =
    isWholeName(largest.line, hasJobTitle) ||
    (largest.label === "contact" && !hasName && isFarLarger(largest.line, top));
  if ((hasName && !hasJobTitle) || !isName) return [...labeled];
  return labeled.map((current, index) => {
    if (index === largest.index) return { ...current, label: "name" };
    return names.some((name) => name.index === index) ? { ...current, label: "headline" } : current;
  });
};

/**
 * True for a line with nothing but a name. `hasJobTitle`: below a smaller job title, the last word may look like a job:
 * "Maria Santos Cook" below "Pastry Chef".
 */
const isWholeName = ({ text, cells }: LabelLine, hasJobTitle: boolean) =>
  cells.length === 1 &&
  text.includes(" ") &&
  areNames([hasJobTitle ? text.replace(/\s\S+$/, "") : text]) &&
  NAME_WORDS.test(text);

/** The font of a name beside contact details is at least this many times as large as that of the other lines. */
const NAME_SIZE_RATIO = 1.5;

/** "Oliwia Nowak ⇥ Kielce": a name in far larger letters than the rest, beside contact details. */
const isFarLarger = (line: LabelLine, top: readonly { line: LabelLine }[]): boolean => {
  const name = line.cells[0]?.text ?? "";
  return (
    name.includes(" ") &&
    areNames([name]) &&
    !line.text.includes("@") &&
    top.every((other) => other.line === line || other.line.size * NAME_SIZE_RATIO <= line.size)
  );
};

/** In words: each piece of a name over two lines is no longer. */
const MAX_PIECE_WORDS = 3;

/**
 * True if `line` is the other part of the name in `name`: same style and few words. A line labeled as headline is one
 * only if both are single words.
 */
const isNamePiece = (line: LabelLine, name: LabelLine, label: string) =>
  (label === "contact" || ![line.text, name.text].some((text) => text.includes(" "))) &&
  line.page === name.page &&
  Math.abs(line.size - name.size) < 0.3 &&
  line.isBold === name.isBold &&
  isCaps(line.text) === isCaps(name.text) &&
  line.size > 0 &&
  line.cells.length === 1 &&
  name.cells.length === 1 &&
  name.text.split(" ").length <= MAX_PIECE_WORDS &&
  line.text.split(" ").length <= MAX_PIECE_WORDS &&
  areNames([line.text, name.text.replace(/-$/, "")]);

const isCaps = (text: string) => text === text.toUpperCase();

/** A whole name of several words printed twice; "Mohamed Mohamed" is one name. */
const TWICE = /^(\p{L}\S*\s\S.{0,60}?)\s+\1$/iu;

/** Removes from a line all that is not the name: a label, a document title, a repetition of the name. */
function extractName(line: LabelLine): LabelLine {
  const [, once] = TWICE.exec(line.text) ?? [];
  if (once) return replaceText(line, once);
  const titled = nameBesideTitle(line.text);
  if (titled !== null) return replaceText(line, titled);
  const isLabelBeside = NAME_LABEL_ALONE.test(firstOfSeveralCells(line));
  if (!NAME_LABEL.test(line.text) && !isLabelBeside) return line;
  const [first, ...rest] = line.cells;
  if (!first || rest.length === 0) return replaceText(line, line.text.replace(NAME_LABEL, ""));
  // Cells beside the name are not part of it; a cell with only the label is removed.
  const isLabeled = !isLabelBeside && NAME_LABEL.test(first.text);
  const [name = first, ...others] = isLabeled ? line.cells : rest;
  const { isBold, isItalic, x, width } = name;
  const text = name.text.replace(isLabeled ? NAME_LABEL : /^[\s:]+/, "");
  const cells = [{ text, isBold, isItalic, x, width }, ...others];
  return { ...line, cells, text: cells.map((cell) => cell.text).join(" ") };
}

/**
 * Joins the lines labeled as the name: first and last names in separate cells or lines become one line, and repetitions
 * of the name are dropped. Several lines are returned if they are no single name.
 */
export function joinNames(
  nameLines: readonly LabelLine[],
  isHeadlineOrTown: NameNeighbors["isHeadlineOrTown"] = () => false,
): LabelLine[] {
  const joined: LabelLine[] = [];
  const lines =
    nameLines.length > 1 ? nameLines.filter((line) => !isMonogram(line, nameLines)) : nameLines;
  for (const line of lines
    .map(extractName)
    .map((nameLine) => joinCells(nameLine, isHeadlineOrTown))) {
    const previous = joined.at(-1);
    if (joined.some(({ text }) => text.toLowerCase() === line.text.toLowerCase())) continue;
    const continuesName =
      previous !== undefined &&
      previous.page === line.page &&
      Math.abs(previous.size - line.size) < 1 &&
      (areNames([previous.text, line.text]) || areCredentials(previous.text, line.text));
    const separator = previous?.text.endsWith("-") ? "" : " ";
    if (continuesName)
      joined[joined.length - 1] = replaceText(previous, previous.text + separator + line.text);
    else joined.push(line);
  }
  return joined;
}

/** "AL" above "Ada Lovelace". */
const isMonogram = ({ text }: LabelLine, lines: readonly LabelLine[]): boolean =>
  /^\p{Lu}{2,3}$/u.test(text) && lines.some((other) => initialsOf(other.text) === text);
const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => word.charAt(0).toUpperCase())
    .join("");

/**
 * Splits a name from the headline on its line: "Ada Berg – Calm cook". The headline is "" if the line has only the
 * name.
 */
export function splitName(line: LabelLine): { name: LabelLine; headline: string } {
  const [first, ...rest] = line.cells;
  const spans = first?.spans ?? [];
  const pieces =
    rest.length > 0
      ? [first?.text ?? "", rest.map(({ text }) => text).join(" ")]
      : spans.length > 1
        ? [
            spans[0]?.text ?? "",
            spans
              .slice(1)
              .map(({ text }) => text)
              .join(""),
          ]
        : [line.text.split(AFTER_NAME, 1)[0] ?? "", ""];
  const [name = "", after = ""] = pieces.map((text) => text.trim());
  const afterName = after || line.text.slice(name.length);
  const headline = afterName.replace(/^[\s,|•·–—-]+/u, "").trim();
  if (/^\s*,/.test(afterName) && areCredentials(`${name},`, headline))
    return { name: replaceText(line, line.text), headline: "" };
  return { name: replaceText(line, name.replace(/[\s,|•·–—-]+$/u, "")), headline };
}

/** "BSN, RN", "Ph.D." and "M.Ed." in the cell or line after a name and comma: short words with two capitals. */
const CREDENTIALS = /^(?:(?:^|,\s*)(?=[^\s,]*\p{Lu}[^\s,]*\p{Lu})[\p{L}.-]{2,9}(?=,|$))+$/u;

/** Abbreviations of job titles and places that the lists of job titles and places lack. */
const NOT_CREDENTIALS = /^(?:C\p{Lu}O|[SE]VP|HR|IT|NYC|SF|US|EU|GB)$/u;

/** "NYC", "LEEDS, UK" and "CEO" look like credentials but are not. */
const isNotCredential = (text: string) =>
  isPlace(text) || hasJobTitleWord(text) || NOT_CREDENTIALS.test(text);

/** True if the text after a name and its comma is credentials. */
const areCredentials = (name = "", after = "") =>
  /\p{L},$/u.test(name) && CREDENTIALS.test(after) && !after.split(/,\s*/).some(isNotCredential);

/** Links within a page, beside the name: "Ada Berg ⇥ About ⇥ Work ⇥ Contact". */
const PAGE_LINK =
  /^(?:home|about(?: me)?|work|projects|portfolio|writing|blog|resume|résumé|cv|skills|experience|education|services|contact(?: me)?)$/iu;

/** Joins the cells of a line if together they are one name, perhaps with credentials ("BSN, RN") or links of a page. */
const joinCells = (
  line: LabelLine,
  isHeadlineOrTown: NameNeighbors["isHeadlineOrTown"],
): LabelLine => {
  const [first, second, ...rest] = line.cells;
  if (first && second && [second, ...rest].every(({ text }) => PAGE_LINK.test(text.trim())))
    return replaceText(line, first.text);
  const after = line.cells.slice(1).map(({ text }) => text);
  const isOneName =
    after.length > 0 &&
    areNames(line.cells.map(({ text }) => text)) &&
    !isHeadlineOrTown(first?.text ?? "", after.join(" "));
  const hasCredentials = rest.length === 0 && areCredentials(first?.text, second?.text);
  return isOneName || hasCredentials ? replaceText(line, line.text) : line;
};

/** True if each text looks like a name of a person, and all together are short enough for one name. */
export function areNames(texts: readonly string[]): boolean {
  const isName = (text: string) =>
    NAME_WORDS.test(text) && !hasJobTitleWord(text) && !isPlace(text);
  return texts.every(isName) && texts.join(" ").split(/\s+/).length <= MAX_WORDS;
}

/** The line with one cell of this text, in the style of its first cell. */
function replaceText(line: LabelLine, text: string): LabelLine {
  const { isBold = false, isItalic = false, x = 0, width = 0 } = line.cells[0] ?? {};
  return { ...line, text, cells: [{ text, isBold, isItalic, x, width }] };
}
