/** Converts labeled lines to the profile and sections that the readers take: joins wrapped lines, marks entry starts. */

import type { BesideName } from "#app/core/import/labels/corrections/person/beside-name.ts";
import { joinNames, splitName } from "#app/core/import/labels/corrections/person/name-lines.ts";
import { isHeadingOfPerson } from "#app/core/import/labels/heads/personal-facts.ts";
import type { Join } from "#app/core/import/labels/lines/join-wrapped.ts";
import type { Labeled } from "#app/core/import/labels/network/crf.ts";
import { type DocCell, type DocLine, stripBullet } from "#app/core/import/readers/doc-line.ts";
import { findUrls } from "#app/core/import/readers/find-contacts.ts";
import { readHeading } from "#app/core/import/readers/headings.ts";
import { LIST_SEPARATOR } from "#app/core/import/readers/read-lists.ts";
import { namesTools } from "#app/core/import/readers/read-projects.ts";
import type { SplitLines } from "#app/core/import/readers/split-sections.ts";
import type { LabelLine } from "./label-line.ts";
import { type Content, type Label, partsOf } from "./labels.ts";

/** Items of these are no bullets: the dash before a name tells who gives the reference. */
const WITHOUT_BULLETS: ReadonlySet<Content> = new Set(["skills", "languages", "references"]);

/** "3. Personal data", and not "24 Hour Races". */
const NUMBER = /^(?:\d{1,2}|[IVX]{1,5})[.)]\s+(?=\p{L})/u;

export interface LabeledSections extends SplitLines {
  headline: string;
}

interface SectionOptions {
  readElsewhere: ReadonlySet<Content>;
  join: Join;
  namesJob: (text: string) => boolean;
  beside: BesideName;
}

export function sectionsOf(
  lines: readonly LabelLine[],
  labeled: readonly Labeled[],
  { readElsewhere, join, namesJob, beside }: SectionOptions,
): LabeledSections {
  const result: LabeledSections = { profile: [], sections: [], headline: "" };
  const ofLabel = (wanted: Label) => lines.filter((_, index) => labeled[index]?.label === wanted);
  const headlines = ofLabel("headline");
  let names = joinNames(ofLabel("name"), beside.isOther);
  if (names.length === 0 && headlines[0]) {
    const { name, headline } = splitName(headlines[0]);
    names = [name];
    result.headline = joinTexts([headline, ...headlines.slice(1).map(({ text }) => text)], join);
  } else {
    const [only] = names;
    const [first, second] = only?.cells ?? [];
    const isPair = names.length === 1 && only?.cells.length === 2;
    if (isPair && only && first && second && beside.isHeadline(first.text, second.text)) {
      names = [splitName(only).name];
      result.headline = joinTexts([second.text, ...headlines.map(({ text }) => text)], join);
    } else if (only && names.length === 1 && headlines.length === 0) {
      const { name, headline } = splitName(only);
      if (isHeadline(only.text.slice(name.text.length), headline, namesJob))
        [names, result.headline] = [[name], headline];
    }
    result.headline ||= joinTexts(
      headlines.map(({ text }) => text),
      join,
    );
  }
  for (const name of names) result.profile.push({ ...docLine(name), level: 0 });
  let heading = "";
  let open = null as { content: Content; lines: DocLine[] } | null;
  for (const [index, line] of lines.entries()) {
    const label = (labeled[index]?.label ?? "contact") as Label;
    const parts = partsOf(label);
    const before = labeled[index - 1]?.label === "heading" ? lines[index - 1] : undefined;
    if (label === "furniture" || label === "name" || label === "headline") continue;
    if (label === "heading") {
      heading = headingOf(line, before, heading);
      open = null;
    } else if (!parts) result.profile.push(docLine(line));
    else {
      const { content, part } = parts;
      if (readElsewhere.has(content)) {
        open = null;
        continue;
      }
      if (open?.content !== content) {
        open = { content, lines: [] };
        const kind = content === "custom" ? null : content;
        result.sections.push({ kind, title: heading.replace(NUMBER, ""), lines: open.lines });
      }
      const last = open.lines.at(-1);
      if (part === "rest" && last) {
        const end = last.cells.at(-1);
        if (end) extend(end, join(end.text, line.text));
        last.text = last.cells.map(({ text }) => text).join(" ");
        continue;
      }
      const startsEntry = part === "head" || part === "owner";
      const isItem = part === "item" && !WITHOUT_BULLETS.has(content);
      const made = docLine(LISTS.has(content) ? withPieces(line) : line);
      const items = content === "projects" && !startsEntry ? toolsOf(made) : null;
      if (items) made.items = items;
      open.lines.push({ ...made, startsEntry, isBullet: isItem || made.isBullet });
    }
  }
  for (const section of result.sections)
    if (section.kind === "projects") section.lines = withNamedStarts(section.lines);
  return result;
}

/** Gives a cell the text with its wrapped rest, which has the style of the cell's end. */
function extend(cell: DocCell, text: string): void {
  const last = cell.spans?.at(-1);
  const from = cell.text.length - (last?.text.length ?? 0);
  const isSame = last !== undefined && cell.text.endsWith(last.text);
  cell.spans = isSame
    ? [...(cell.spans ?? []).slice(0, -1), { ...last, text: text.slice(from) }]
    : undefined;
  cell.text = text;
}

const joinTexts = (texts: readonly string[], join: Join): string =>
  texts.filter(Boolean).reduce((before, text) => (before === "" ? text : join(before, text)), "");

/** "Heron: a log viewer" above "Slow Mail: a newsletter": if no line is a head, each of these starts an entry. */
const NAMED = /^\p{Lu}[^:.]{1,50}:\s+\S.{10,}/u;

function withNamedStarts(lines: readonly DocLine[]): DocLine[] {
  const isNamed = ({ text, startsEntry }: DocLine) => !startsEntry && NAMED.test(text);
  const areTools = lines.map(({ text }) => namesTools(text));
  if (lines.length < 2 || !lines.every((line, at) => areTools[at] || isNamed(line)))
    return [...lines];
  return lines.map((line, at) =>
    areTools[at] ? line : { ...line, startsEntry: true, isBullet: false },
  );
}

/** True for "Ada Berg – Calm cook"; without a dash or bar, as in "Berg, Ada" or "Ada Berg, RN", it must be a post. */
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

/** Joins a wrapped heading; a line without letters is not a heading. */
function headingOf({ text }: LabelLine, before: LabelLine | undefined, last: string): string {
  if (!/\p{L}/u.test(text)) return last;
  const isWrapped = before && /\p{L}/u.test(before.text) && !readHeading(before.text);
  if (isHeadingOfPerson(text)) return text;
  return isWrapped && !readHeading(text) ? `${before.text} ${text}` : text;
}

const LISTS: ReadonlySet<Content> = new Set(["skills", "interests"]);

/** Splits list items at gaps wider than a space, unless a character such as a comma separates them. */
function withPieces(line: LabelLine): LabelLine {
  const cells = line.cells.flatMap((cell) =>
    cell.pieces && !LIST_SEPARATOR.test(cell.text)
      ? cell.pieces.map((text) => ({ ...cell, text }))
      : [cell],
  );
  return { ...line, cells };
}

const TOOL = /^[\p{Lu}\d.][\p{L}\d.+#/-]*(?: [\p{L}\d.+#/-]+)?$/u;
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

export function docLine(line: LabelLine): DocLine {
  const withoutBullet = stripBullet(line.text);
  const [first] = line.cells;
  const isCaps = line.text === line.text.toUpperCase();
  return {
    text: withoutBullet ?? line.text,
    cells: line.cells.map(({ text, isBold, spans }, at) => ({
      text: at === 0 && withoutBullet !== null ? (stripBullet(text) ?? text) : text,
      isBold,
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
