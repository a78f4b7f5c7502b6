/**
 * Corrects line labels in lists with one entry per line, "Baker, Oak & Co., Leeds (2015–2019)" above the next one: a
 * line that the model labeled as part of the entry above becomes the start of an entry, such as "experience.head". Also
 * exports `looksLike`, which compares the styles of two lines.
 */

import { wouldHaveFit } from "#app/core/import/labels/features/line-facts.ts";
import { INCOMPLETE_NAME } from "#app/core/import/labels/heads/wrapped-head-lines.ts";
import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import type { Labeled } from "#app/core/import/labels/network/crf.ts";
import { hasJobTitleWord, scoreJobTitle } from "#app/core/import/readers/entry-keywords.ts";
import { hasDateOrYear } from "#app/core/import/readers/has-date.ts";
import { findPeriod, type Period } from "#app/core/import/readers/read-dates.ts";
import type { Correction } from "./correction.ts";

/** Labels of lines that may start an entry in spite of their label. */
const CONTINUATION_LABEL =
  /^(?:experience|education|volunteering|memberships)\.(?:more|rest|item)$/;
const HEAD_LABEL = /\.(?:head|more)$/;
/** In points: the largest differences in font size and left edge between two lines of one style. */
const TOLERANCE = { size: 0.3, x: 2 } as const;
/** Signs between the names on a line: "Baker, Oak & Co." has one. */
const SEPARATOR = /,\s|\s[–—|·•/-]\s|\t|\s{2,}/;

/** Starts an entry at a line with a period and names whose style is that of such a line above it. */
export const withOneLineEntries: Correction = (lines, labeled) => {
  const result = [...labeled];
  for (const [index, current] of labeled.entries()) {
    const [line, above] = [lines[index], lines[index - 1]];
    const labelAbove = result[index - 1];
    if (
      !line ||
      !above ||
      !labelAbove ||
      !CONTINUATION_LABEL.test(current.label) ||
      !HEAD_LABEL.test(labelAbove.label)
    )
      continue;
    const [content] = current.label.split(".");
    if (!labelAbove.label.startsWith(`${content}.`)) continue;
    const headIndex = result
      .slice(0, index)
      .findLastIndex(({ label }) => label === `${content}.head`);
    const isInside = isWithinPeriod(line, lines[headIndex]);
    const areWhole = isWholeEntry(line) && isWholeEntry(above) && looksLike(line, above);
    if (!isInside && (areWhole || areBesideDates(line, above)))
      result[index] = { ...current, label: `${content}.head` };
  }
  return result;
};

/** Starts an entry of a custom section at a line without a bullet that has the look of the section's first head. */
export const withCustomHeads: Correction = (lines, labeled) => {
  let head: LabelLine | null = null;
  return labeled.map((current, index) => {
    const [line, above] = [lines[index], lines[index - 1]];
    if (!line || !current.label.startsWith("custom.")) head = null;
    else if (current.label === "custom.head") head ??= line;
    else if (
      head &&
      above?.isBullet &&
      !line.isBullet &&
      !head.isBullet &&
      looksLike(line, head) &&
      !looksLike(line, above)
    )
      return { ...current, label: "custom.head" };
    return current;
  });
};

/** Labels of lines that do not start a project. */
const PROJECT_LABEL = /^projects\.(?:more|item|rest)$/;

/** A project and its tools: "River Watch | Python, FastAPI". */
const NAME_AND_TOOLS =
  /^[\p{L}\d][^|•:.]{1,60}\s\|\s+[\p{Lu}\d][\p{L}\d.+#/ -]*(?:, [\p{L}\d.+#/ -]+)*$/u;

/**
 * Relabels lines as "projects.head", the first line of a project:
 * - if no line below the heading has that label, the lines that look like the first one, where that has tools beside it
 *   ("Course Graph | TypeScript, Flask") or bullets below it
 * - if the first line has that label and tools beside it, further lines like it
 */
export const withProjectHeads: Correction = (lines, labeled) => {
  const result = [...labeled];
  let from = 0;
  while (from < labeled.length) {
    const hasHead = labeled[from]?.label === "projects.head";
    let to = hasHead ? from + 1 : from;
    while (PROJECT_LABEL.test(labeled[to]?.label ?? "")) to++;
    const section = lines.slice(from, to);
    const [first] = section;
    const haveTools = section.length > 1 && first !== undefined && hasNameAndTools(first);
    const isHead = (line: LabelLine, index: number) =>
      !line.isBullet &&
      looksLike(line, first ?? line) &&
      (haveTools ? hasNameAndTools(line) : !hasHead && section[index + 1]?.isBullet === true);
    if (first && (hasHead || labeled[from - 1]?.label === "heading") && isHead(first, 0))
      for (const [index, line] of section.entries()) {
        const current = labeled[from + index];
        // "React, Node | MongoDB" right below a head are its tools.
        const isBelowHead = index > 0 && result[from + index - 1]?.label === "projects.head";
        if (current && isHead(line, index) && !(hasHead && isBelowHead))
          result[from + index] = { ...current, label: "projects.head" };
      }
    from = Math.max(to, from + 1);
  }
  return result;
};

/** True for a line whose first cell is a project's name with its tools: "River Watch | Python, FastAPI". */
export const hasNameAndTools = ({ cells: [first] }: LabelLine) =>
  NAME_AND_TOOLS.test(first?.text ?? "");

/** In points: the largest difference between the left edges of one column. */
const SAME_COLUMN = 3;

/**
 * Starts a project at each name in the left margin, if the first project of the section has its name there: "Crumb ⇥ A
 * scaler of recipes".
 */
export const withProjectsInMargin: Correction = (lines, labeled) => {
  let textX: number | null = null;
  return labeled.map((current, index) => {
    const line = lines[index];
    const [name, text, ...furtherCells] = line?.cells ?? [];
    if (!current.label.startsWith("projects.")) textX = null;
    if (current.label === "projects.head") {
      const isInMargin =
        name && text && furtherCells.length === 0 && !hasDateOrYear(text) && text.x > 0;
      textX = isInMargin ? text.x : null;
    }
    const isName =
      textX !== null &&
      PROJECT_LABEL.test(current.label) &&
      name !== undefined &&
      text !== undefined &&
      Math.abs(text.x - textX) < SAME_COLUMN &&
      /^\p{Lu}/u.test(name.text) &&
      /^\p{Lu}/u.test(text.text);
    return isName ? { ...current, label: "projects.head" } : current;
  });
};

/** In shorter lists of awards, a line may be the issuer of the award above. */
const MIN_AWARDS = 3;

/**
 * Starts an entry at each line of a list of memberships or awards whose lines look alike and are plain names ("Royal
 * Society of Chemistry").
 */
export const withMembershipAndAwardLists: Correction = (lines, labeled) =>
  labeled.map((current, index) => {
    const [line, above] = [lines[index], lines[index - 1]];
    const [content = "", part] = current.label.split(".");
    const isAbove = labeled[index - 1]?.label.startsWith(`${content}.`) === true;
    const isOfKind =
      content === "memberships" ||
      (content === "awards" && isPlainList(lines, labeled, "awards", MIN_AWARDS));
    const isList =
      isOfKind &&
      (part === "more" || part === "rest") &&
      isAbove &&
      line !== undefined &&
      above !== undefined &&
      looksLike(line, above) &&
      line.block === above.block &&
      [line, above].every(isPlainName) &&
      !INCOMPLETE_NAME.test(above.text) &&
      (wouldHaveFit(above, line) || [line, above].every(({ text }) => scoreJobTitle(text) < 0));
    return isList ? { ...current, label: `${content}.head` } : current;
  });

/**
 * True if at least `minLines` lines are labeled with the section `content`, and all look like the first one and are
 * plain names, unless they alternate between names and issuers.
 */
function isPlainList(
  lines: readonly LabelLine[],
  labeled: readonly Labeled[],
  content: string,
  minLines: number,
): boolean {
  const hasContent = (_: unknown, index: number) =>
    labeled[index]?.label.startsWith(`${content}.`) === true;
  const [contentLines, labels] = [lines.filter(hasContent), labeled.filter(hasContent)];
  const [first] = contentLines;
  // In pairs, each award is above its issuer.
  const arePairs =
    contentLines.length % 2 === 0 &&
    labels.every(({ label }, index) => label.endsWith(".head") === (index % 2 === 0));
  return (
    contentLines.length >= minLines &&
    !arePairs &&
    contentLines.every((line) => isPlainName(line) && looksLike(line, first as LabelLine))
  );
}

/** True for several words in one cell, without digits, separators or a job title: "Royal Society of Chemistry". */
const isPlainName = ({ cells, text }: LabelLine) =>
  cells.length === 1 &&
  /^\p{Lu}/u.test(text) &&
  text.split(/\s+/).length > 1 &&
  !/[\d,;|·•–—]/u.test(text) &&
  !hasJobTitleWord(text);

/** True if the period of the line is within that of the head, so that the line is a job at the employer above. */
function isWithinPeriod(line: LabelLine, head: LabelLine | undefined): boolean {
  const [linePeriod, headPeriod] = [line, head].map((each) => findPeriod(each?.text ?? "")?.period);
  if (!linePeriod?.startDate || !headPeriod?.startDate) return false;
  return linePeriod.startDate >= headPeriod.startDate && endOf(linePeriod) <= endOf(headPeriod);
}

/** The end of a period; "present" sorts after every date. */
const endOf = ({ startDate, endDate, current }: Period) =>
  current ? "present" : endDate || startDate;

/** True for a line with a period and at least two names: "Baker, Oak & Co., 2015–2019". */
function isWholeEntry({ text, cells, isBullet }: LabelLine): boolean {
  const period = isBullet || isSentence(text) ? null : findPeriod(text);
  if (!period || period.period.startDate === "") return false;
  const names = text.replace(period.text, " ").replace(/[()\s–—|·•:,-]+$/u, "");
  return cells.length > 2 || SEPARATOR.test(names.replace(/^[()\s–—|·•:,-]+/u, ""));
}

/** An entry that ends with a period has fewer words. */
const MIN_SENTENCE_WORDS = 10;
/** True for "Line captain and, from 2011, check airman who gave some 400 line checks." */
const isSentence = (text: string): boolean =>
  /[.!]$/.test(text) &&
  !LEGAL_FORM.test(text) &&
  (text.match(/\p{L}+/gu)?.length ?? 0) >= MIN_SENTENCE_WORDS;
/** "Big Sky Software Inc.", "Robert Koch e.V." */
const LEGAL_FORM = /(?:^|[\s.])(?:Inc|Ltd|Co|Corp|Cie|Bros|S\.A|S\.L|e\.V|p\.A)\.$/u;

/**
 * True for two entries beside their dates: "2010 ⇥ Baccalauréat, Lycée Ampère" below "2010 – 2012 ⇥ BTS, Lycée Vauban".
 */
function areBesideDates(line: LabelLine, above: LabelLine): boolean {
  const [lineCells, cellsAbove] = [line, above].map(({ cells }) => cells);
  const [date, name] = lineCells ?? [];
  const [dates, first] = cellsAbove ?? [];
  if (!date || !name || !dates || !first || lineCells?.length !== cellsAbove?.length) return false;
  const year = YEAR.exec(date.text)?.[0] ?? "";
  const period = findPeriod(dates.text);
  return (
    year !== "" &&
    period?.rest === "" &&
    !(year > period.period.startDate.slice(0, 4) && year < endOf(period.period).slice(0, 4)) &&
    name.x > 0 &&
    Math.abs(name.x - first.x) < TOLERANCE.x &&
    Math.abs(date.x + date.width - dates.x - dates.width) < TOLERANCE.x &&
    name.isBold === first.isBold &&
    name.isItalic === first.isItalic &&
    [name, first].every(({ text }) => /^\p{Lu}/u.test(text) && SEPARATOR.test(text))
  );
}

const YEAR = /^(?:19|20)\d{2}$/;

/** True if both lines have the same font size, left edge, italics and boldness. */
export function looksLike(line: LabelLine, other: LabelLine): boolean {
  const [first, second] = [line.cells[0], other.cells[0]];
  return (
    Math.abs(line.size - other.size) < TOLERANCE.size &&
    Math.abs(line.x - other.x) < TOLERANCE.x &&
    line.isItalic === other.isItalic &&
    first?.isBold === second?.isBold
  );
}
