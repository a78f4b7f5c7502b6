/**
 * Converts labeled lines to the profile (name and contact details) and the sections that the readers by rules take:
 * joins wrapped lines and marks where entries start. Sections whose entries have heads, such as jobs, are left to
 * heads/entries-of.ts.
 */

import { joinNames, splitName } from "#app/core/import/labels/corrections/person/name-lines.ts";
import type { NameNeighbors } from "#app/core/import/labels/corrections/person/name-neighbors.ts";
import { isPersonHeading } from "#app/core/import/labels/heads/personal-facts.ts";
import type { Join } from "#app/core/import/labels/lines/wrapped-lines.ts";
import type { Labeled } from "#app/core/import/labels/network/crf.ts";
import { type DocCell, type DocLine, stripBullet } from "#app/core/import/readers/doc-line.ts";
import { findUrls } from "#app/core/import/readers/find-contacts.ts";
import { readHeading } from "#app/core/import/readers/headings.ts";
import { LIST_SEPARATOR } from "#app/core/import/readers/list-items.ts";
import { isTechnologiesLine } from "#app/core/import/readers/read-projects.ts";
import type { SplitLines } from "#app/core/import/readers/split-sections.ts";
import type { LabelLine } from "./label-line.ts";
import { type Content, type Label, splitLabel } from "./labels.ts";

/**
 * Sections whose items are not marked as bullets. In references, a line is a bullet only by its own sign: a dash before
 * a name marks the person who is quoted.
 */
const WITHOUT_BULLETS: ReadonlySet<Content> = new Set(["skills", "languages", "references"]);

/** The number before a heading: "3. Personal data"; not the one of "24 Hour Races". */
const HEADING_NUMBER = /^(?:\d{1,2}|[IVX]{1,5})[.)]\s+(?=\p{L})/u;

/** The sections, and the headline of the person, "" without one. */
export interface LabeledSections extends SplitLines {
  headline: string;
}

interface SectionOptions {
  /** Kinds of content that are left out, since entries-of.ts reads them. */
  readElsewhere: ReadonlySet<Content>;
  /** Joins the texts of a wrapped line. */
  join: Join;
  /** Tells whether a text names a job. */
  namesJob: (text: string) => boolean;
  /** Tells whether the text after the person's name, in the same line, is a headline or a town. */
  nameNeighbors: NameNeighbors;
}

/** `labeled` has the label of each line. */
export function sectionsOf(
  lines: readonly LabelLine[],
  labeled: readonly Labeled[],
  options: SectionOptions,
): LabeledSections {
  const { readElsewhere, join } = options;
  const linesLabeled = (wanted: Label) =>
    lines.filter((_, index) => labeled[index]?.label === wanted);
  const { names, headline } = readNameAndHeadline(
    linesLabeled("name"),
    linesLabeled("headline"),
    options,
  );
  const result: LabeledSections = { profile: [], sections: [], headline };
  for (const name of names) result.profile.push({ ...toDocLine(name), level: 0 });
  let heading = "";
  let currentSection = null as { content: Content; lines: DocLine[] } | null;
  for (const [index, line] of lines.entries()) {
    const label = (labeled[index]?.label ?? "contact") as Label;
    const parts = splitLabel(label);
    const headingAbove = labeled[index - 1]?.label === "heading" ? lines[index - 1] : undefined;
    if (label === "furniture" || label === "name" || label === "headline") continue;
    if (label === "heading") {
      heading = headingOf(line, headingAbove, heading);
      currentSection = null;
    } else if (!parts) result.profile.push(toDocLine(line));
    else {
      const { content, part } = parts;
      if (readElsewhere.has(content)) {
        currentSection = null;
        continue;
      }
      if (currentSection?.content !== content) {
        currentSection = { content, lines: [] };
        const kind = content === "custom" ? null : content;
        const title = heading.replace(HEADING_NUMBER, "");
        result.sections.push({ kind, title, lines: currentSection.lines });
      }
      const lineAbove = currentSection.lines.at(-1);
      if (part === "rest" && lineAbove) {
        appendWrapped(lineAbove, line.text, join);
        continue;
      }
      const startsEntry = part === "head" || part === "owner";
      const isItem = part === "item" && !WITHOUT_BULLETS.has(content);
      const docLineToAdd = toDocLine(LIST_CONTENT.has(content) ? splitAtGaps(line) : line);
      const items = content === "projects" && !startsEntry ? toolsOf(docLineToAdd) : null;
      if (items) docLineToAdd.items = items;
      const isBullet = isItem || docLineToAdd.isBullet;
      currentSection.lines.push({ ...docLineToAdd, startsEntry, isBullet });
    }
  }
  for (const section of result.sections)
    if (section.kind === "projects") section.lines = startEntriesAtNames(section.lines);
  return result;
}

/** Finds the name and the headline, which has lines of its own or is on the name's line. */
function readNameAndHeadline(
  nameLines: readonly LabelLine[],
  headlineLines: readonly LabelLine[],
  { join, namesJob, nameNeighbors }: SectionOptions,
): { names: LabelLine[]; headline: string } {
  const headlines = headlineLines.map(({ text }) => text);
  const names = joinNames(nameLines, nameNeighbors.isHeadlineOrTown);
  const [firstHeadline] = headlineLines;
  if (names.length === 0 && firstHeadline) {
    // No line was labeled as the name: the first line of the headline begins with it.
    const { name, headline } = splitName(firstHeadline);
    return { names: [name], headline: joinTexts([headline, ...headlines.slice(1)], join) };
  }
  const [nameLine] = names;
  if (nameLine && names.length === 1) {
    const { name, headline } = splitName(nameLine);
    const [firstCell, secondCell, ...furtherCells] = nameLine.cells;
    const isPair = firstCell && secondCell && furtherCells.length === 0;
    // The headline begins in the second cell of the name's line.
    if (isPair && nameNeighbors.isHeadline(firstCell.text, secondCell.text))
      return { names: [name], headline: joinTexts([secondCell.text, ...headlines], join) };
    // Without lines of its own, the headline may follow the name.
    const afterName = nameLine.text.slice(name.text.length);
    if (headlines.length === 0 && isHeadline(afterName, headline, namesJob))
      return { names: [name], headline };
  }
  return { names, headline: joinTexts(headlines, join) };
}

/** Appends the continuation of a wrapped line to the last cell, and to the text, of the line above it. */
function appendWrapped(lineAbove: DocLine, text: string, join: Join): void {
  const lastCell = lineAbove.cells.at(-1);
  if (lastCell) setCellText(lastCell, join(lastCell.text, text));
  lineAbove.text = lineAbove.cells.map((cell) => cell.text).join(" ");
}

/** Replaces the text of a cell by a longer one that begins with it; what is added gets the style of the cell's end. */
function setCellText(cell: DocCell, text: string): void {
  const lastSpan = cell.spans?.at(-1);
  const from = cell.text.length - (lastSpan?.text.length ?? 0);
  const endsInSpan = lastSpan !== undefined && cell.text.endsWith(lastSpan.text);
  cell.spans = endsInSpan
    ? [...(cell.spans ?? []).slice(0, -1), { ...lastSpan, text: text.slice(from) }]
    : undefined;
  cell.text = text;
}

/** The texts joined as a wrapped line is. */
const joinTexts = (texts: readonly string[], join: Join): string =>
  texts.filter(Boolean).reduce((before, text) => (before === "" ? text : join(before, text)), "");

/** A line with a name and a description: "Heron: a log viewer". */
const NAMED = /^\p{Lu}[^:.]{1,50}:\s+\S.{10,}/u;

/** If no line was labeled as a head, and each names a project or its tools, each name of a project starts an entry. */
function startEntriesAtNames(lines: readonly DocLine[]): DocLine[] {
  const isNamed = ({ text, startsEntry }: DocLine) => !startsEntry && NAMED.test(text);
  const areTools = lines.map(({ text }) => isTechnologiesLine(text));
  if (lines.length < 2 || !lines.every((line, index) => areTools[index] || isNamed(line)))
    return [...lines];
  return lines.map((line, index) =>
    areTools[index] ? line : { ...line, startsEntry: true, isBullet: false },
  );
}

/**
 * True if the text after a name is a headline: "Ada Berg – Calm cook". Without a dash or bar, it must begin in lower
 * case after a comma, or be a job title; "Berg, Ada" and "Ada Berg, RN" are names.
 */
const isHeadline = (
  afterName: string,
  headline: string,
  namesJob: SectionOptions["namesJob"],
): boolean =>
  /\p{Ll}{2}/u.test(headline) &&
  !headline.includes("@") &&
  (/^\s*[|•·–—-]\s/u.test(afterName) ||
    /^,\s+(?!(?:née?|geb|geboren|verh|born|ur)(?!\p{L}))\p{Ll}/u.test(afterName) ||
    namesJob(headline));

/**
 * The text of a heading, joined with the line above if it was wrapped. A line without letters is no heading: the
 * current one stays.
 */
function headingOf(
  { text }: LabelLine,
  headingAbove: LabelLine | undefined,
  currentHeading: string,
): string {
  if (!/\p{L}/u.test(text)) return currentHeading;
  const isWrapped =
    headingAbove && /\p{L}/u.test(headingAbove.text) && !readHeading(headingAbove.text);
  if (isPersonHeading(text)) return text;
  return isWrapped && !readHeading(text) ? `${headingAbove.text} ${text}` : text;
}

/** Sections of short items. */
const LIST_CONTENT: ReadonlySet<Content> = new Set(["skills", "interests"]);

/** Splits list items at gaps wider than a space, unless a character such as a comma separates them. */
function splitAtGaps(line: LabelLine): LabelLine {
  const cells = line.cells.flatMap((cell) =>
    cell.pieces && !LIST_SEPARATOR.test(cell.text)
      ? cell.pieces.map((text) => ({ ...cell, text }))
      : [cell],
  );
  return { ...line, cells };
}

/** A technology of one or two words: "Rust", "Node.js", "GitHub Actions". */
const TOOL = /^[\p{Lu}\d.][\p{L}\d.+#/-]*(?: [\p{L}\d.+#/-]+)?$/u;
/** In characters. */
const MAX_TOOL = 20;

/** The technologies on a line that has nothing else, such as "Rust, SIMD" or "Go"; null for other lines. */
function toolsOf({ text, cells }: DocLine): string[] | null {
  const texts = cells.length > 1 ? cells.map((cell) => cell.text) : text.split(/,\s+|\s+[·|]\s+/);
  const isWord = texts.length > 1 || !text.includes(" ");
  const areTools = texts.every(
    (tool) => tool.length <= MAX_TOOL && TOOL.test(tool) && !/[\p{L}\d]\.$/u.test(tool),
  );
  return isWord && areTools && findUrls(text).length === 0 ? texts : null;
}

/** The line as the readers by rules take it, without its bullet. */
export function toDocLine(line: LabelLine): DocLine {
  const withoutBullet = stripBullet(line.text);
  const [first] = line.cells;
  const isCaps = line.text === line.text.toUpperCase();
  return {
    text: withoutBullet ?? line.text,
    cells: line.cells.map(({ text, isBold, x, width, spans }, index) => ({
      text: index === 0 && withoutBullet !== null ? (stripBullet(text) ?? text) : text,
      isBold,
      ...(x > 0 ? { x, width } : {}),
      ...(spans ? { spans } : {}),
    })),
    isBold: line.isBold,
    isItalic: line.isItalic,
    size: line.size,
    styleKey: [line.size.toFixed(1), first?.isBold, line.isItalic, isCaps].join("|"),
    isBullet: line.isBullet,
    level: null,
    gap: line.gap,
    x: line.x,
    page: line.page,
    ...(line.besideDates ? { besideDates: line.besideDates } : {}),
  };
}
