/**
 * Groups the labeled lines of a section into entries, each with its head (the first lines, with title, organization,
 * place and dates) and its body (bullets and other text), and joins wrapped lines. fill-entries.ts makes entries of the
 * resume from them.
 */

import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import { type Content, type Label, splitLabel } from "#app/core/import/labels/labels.ts";
import type { Join } from "#app/core/import/labels/lines/wrapped-lines.ts";
import type { Labeled } from "#app/core/import/labels/network/crf.ts";
import { toDocLine } from "#app/core/import/labels/sections-of.ts";
import {
  type CertificateFacts,
  extractCertificateFacts,
} from "#app/core/import/readers/read-certificates.ts";
import { findDate } from "#app/core/import/readers/read-dates.ts";
import type { EntryHead } from "./head-parts.ts";
import { continuesDegree, continuesHeadLine, continuesLastSpan } from "./wrapped-head-lines.ts";

export interface RawEntry {
  head: EntryHead;
  /** True for an employer above the entries of several jobs there. */
  isOwner: boolean;
  /** One text for each bullet or paragraph. */
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

/** True for a further line of a head. */
const belongsToHead = (part: string, { text }: LabelLine) =>
  part === "more" || PLACE_LABEL.test(text);

/**
 * Returns the entries of one section in order. `content` names the section; `labeled` has the label of each line. For
 * the parts of entries in a label (owner, head, more, item, rest), see `Part` in labels.ts.
 *
 * The first of these cases decides what a line becomes:
 * 1. `head`, `owner`, or the first line of the section, whatever its part: starts an entry.
 * 2. `more` or "Location: …" above the body: belongs to the head, where it may continue the line above.
 * 3. `more` with a place in brackets below the body: also belongs to the head.
 * 4. `rest` below a line of the body: is joined to it.
 * 5. `rest` above the body: is joined to the last line of the head.
 * 6. Any other line: a new text of the body.
 */
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
    // A line without a label belongs to no entry, like one about the person ("contact").
    const parts = splitLabel((labeled[index]?.label ?? "contact") as Label);
    if (parts?.content !== content) continue;
    const { part } = parts;
    // Not for a line of the head, where a text that several entries repeat may be their employer.
    const line =
      part === "item" || part === "rest" ? (contentLines[index] ?? originalLine) : originalLine;
    const lastEntry = entries.at(-1);
    if (part === "head" || part === "owner" || !lastEntry) {
      // The first line of a section may be a `more`, which belongs to a head as well.
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
    // Not after `more`: then the line above is no bullet that this line could continue.
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

/** Adds a line to a head: joins it to the line above if it continues a date ("May" above "2019") or a name. */
function addToHead(
  { head }: RawEntry,
  line: LabelLine,
  join: Join,
  lines: readonly LabelLine[],
  index: number,
): void {
  const last = head.lines.at(-1);
  const isContinuation =
    last !== undefined &&
    (continuesDate(last, line) ||
      continuesHeadLine(last, line) ||
      continuesLastSpan(last, line, lines) ||
      (head.content === "education" && continuesDegree(head, line, lines[index + 1])));
  if (last && isContinuation) head.lines[head.lines.length - 1] = appendToLine(last, line, join);
  else head.lines.push(line);
}

/** In characters: the longest end of a line that may be a month. */
const MAX_MONTH_LENGTH = 20;

/** True for a line that starts with the year of a date whose month ends the line above: "2019" below "Nurse, May". */
function continuesDate(last: LabelLine, line: LabelLine): boolean {
  if (!/^(?:19|20)\d{2}\b/.test(line.text)) return false;
  // The date above has its year already.
  if (/\d{4}$/.test(last.text)) return false;
  const year = line.text.slice(0, 4);
  const joinedDate = findDate(`${last.text.slice(-MAX_MONTH_LENGTH)} ${year}`);
  return /\d{4}-\d{2}$/.test(joinedDate?.value ?? "");
}

/** The line with the text of the next one added to its last cell. */
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
