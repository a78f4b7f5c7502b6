/**
 * Bold, italic and links of a shared text. In the document they are attributes of the Y.Text, so that two people who
 * format the same words converge; in a resume's JSON they are markup such as `**bold**` (inline-text.ts).
 */
import * as Y from "yjs";
import { splicesOf } from "#app/core/collab/merge/text-splice.ts";
import {
  CAPTURED_LINE_END,
  escapeInline,
  isLinkAddress,
  isSameFormat,
  type Run,
  readInline,
  tidyRuns,
  writeInline,
} from "#app/core/resume/inline-text.ts";

/** Attributes to set; null removes one. */
export interface TextFormat {
  bold?: true | null;
  italic?: true | null;
  link?: string | null;
}

/** Offsets in UTF-16 code units, `end` exclusive. */
export interface TextRange {
  start: number;
  end: number;
}

/** Whether a client may write this attribute of a text. */
export function isFormat(key: string, value: unknown): boolean {
  if (value === null) return key === "bold" || key === "italic" || key === "link";
  if (key === "link") return typeof value === "string" && isLinkAddress(value);
  return (key === "bold" || key === "italic") && value === true;
}

/** A part of the text with one format; may contain line ends. */
interface Segment extends Run {
  start: number;
}

/** False if no part of the text was ever formatted: most texts, which need no search for formats at every key. */
const hasFormats = (text: Y.Text): boolean => text._hasFormatting;

function segmentsOf(text: Y.Text): Segment[] {
  const segments: Segment[] = [];
  let start = 0;
  for (const { insert, attributes } of text.toDelta()) {
    if (typeof insert !== "string") continue;
    segments.push({ start, text: insert, ...knownFormats(attributes) });
    start += insert.length;
  }
  return segments;
}

function knownFormats(attributes: Record<string, unknown> = {}): Omit<Run, "text"> {
  const known = Object.entries(attributes).filter(
    ([key, value]) => value !== null && isFormat(key, value),
  );
  return Object.fromEntries(known);
}

const isPlain = (runs: readonly Run[]) => runs.every((run) => isSameFormat(run, {}));

/** The lines of a text as runs, each followed by its line end. */
function linesOf(runs: readonly Run[]): { runs: Run[]; end: string }[] {
  const lines: { runs: Run[]; end: string }[] = [{ runs: [], end: "" }];
  for (const { text, ...format } of runs) {
    for (const [index, part] of text.split(CAPTURED_LINE_END).entries()) {
      const last = lines.at(-1) as { runs: Run[]; end: string };
      // Every second part is a line end, which the pattern captures.
      if (index % 2 === 0) {
        if (part !== "") last.runs.push({ text: part, ...format });
      } else {
        last.end = part;
        lines.push({ runs: [], end: "" });
      }
    }
  }
  return lines;
}

/** Converts a shared text to a resume's JSON form, with `**bold**` markup. */
export function toMarkup(text: Y.Text): string {
  if (!hasFormats(text)) return escapeInline(text.toString());
  const segments = segmentsOf(text);
  if (isPlain(segments)) return escapeInline(segments.map((segment) => segment.text).join(""));
  return linesOf(segments)
    .map(({ runs, end }) => writeInline(runs) + end)
    .join("");
}

/** Creates a shared text from a text of a resume's JSON. */
export function textFromMarkup(marked: string): Y.Text {
  const runs = runsOf(marked);
  if (isPlain(runs)) return new Y.Text(runs.map((run) => run.text).join(""));
  const text = new Y.Text();
  text.applyDelta(runs.map(({ text: insert, ...attributes }) => ({ insert, attributes })));
  return text;
}

/** All runs (parts with one format) of a text with markup; line ends are runs without a format. */
function runsOf(marked: string): Run[] {
  return marked
    .split(CAPTURED_LINE_END)
    .flatMap((part, index) => (index % 2 === 0 ? readInline(part) : [{ text: part }]));
}

/** Changes a shared text to a text of a resume's JSON, by the smallest possible edits. */
export function applyMarkup(text: Y.Text, marked: string): void {
  const newRuns = runsOf(marked);
  const plain = newRuns.map((run) => run.text).join("");
  for (const { index, remove, insert } of splicesOf(text.toString(), plain)) {
    if (remove > 0) text.delete(index, remove);
    if (insert !== "") text.insert(index, insert);
  }
  const current = segmentsOf(text);
  if (isPlain(current) && isPlain(newRuns)) return;
  const tidy = (runs: readonly Run[]) =>
    linesOf(runs).flatMap(({ runs, end }) => [...tidyRuns(runs), ...(end ? [{ text: end }] : [])]);
  const [before, after] = [tidy(current), tidy(newRuns)];
  const delta = formatDelta(before, after);
  // One delta, because separate calls would each search from the start of the text.
  if (delta.some(({ attributes }) => attributes)) text.applyDelta(delta);
}

/** Returns the delta that gives the runs `before` the formats of `after`; both have the same text. */
function formatDelta(before: readonly Run[], after: readonly Run[]) {
  const delta: { retain: number; attributes?: TextFormat }[] = [];
  const [oldRuns, newRuns] = [before.values(), after.values()];
  let [old, next]: (Run | undefined)[] = [oldRuns.next().value, newRuns.next().value];
  while (old && next) {
    const retain = Math.min(old.text.length, next.text.length);
    const { bold = null, italic = null, link = null } = next;
    delta.push(
      isSameFormat(old, next) ? { retain } : { retain, attributes: { bold, italic, link } },
    );
    old = rest(old, retain) ?? oldRuns.next().value;
    next = rest(next, retain) ?? newRuns.next().value;
  }
  return delta;
}

/** What is left of a run after its first `length` characters; undefined if nothing. */
const rest = (run: Run, length: number): Run | undefined =>
  run.text.length > length ? { ...run, text: run.text.slice(length) } : undefined;

/** Formats a part of a text. */
export function formatText(text: Y.Text, { start, end }: TextRange, format: TextFormat): void {
  const length = Math.min(end, text.length) - start;
  if (length > 0) text.format(start, length, { ...format });
}

/**
 * Moves a line with its formats. `range`: the line without its line end. `to`, in offsets before the move: where
 * another line ends if moving down, where one starts if moving up. The line break goes before the line when moving
 * down, else after it, so there is always one to take along.
 */
export function moveLineIn(text: Y.Text, range: TextRange, to: number): void {
  const { start, end } = range;
  const isDown = to > end;
  const length = end - start + 1;
  const line = segmentsOf(text).map((segment) => {
    const [from, stop] = [start - segment.start, end - segment.start].map((at) => Math.max(0, at));
    return { ...segment, text: segment.text.slice(from, stop) };
  });
  text.delete(isDown ? start : start - 1, length);
  let index = isDown ? to - length : to;
  const lineEnd: Segment = { start: 0, text: "\n" };
  for (const { text: words, start: _, ...format } of isDown
    ? [lineEnd, ...line]
    : [...line, lineEnd]) {
    text.insert(index, words, format);
    index += words.length;
  }
}

/** The formats that all characters of a range share; for an empty range, those that typing there would have. */
export function formatAt(text: Y.Text, { start, end }: TextRange): Omit<Run, "text"> {
  const overlapping = segmentsOf(text).filter((segment) => {
    const stop = segment.start + segment.text.length;
    return start === end
      ? segment.start < start && start <= stop
      : segment.start < end && stop > start && segment.text.trim() !== "";
  });
  const [first, ...others] = overlapping;
  const sharedFormat: Omit<Run, "text"> = {};
  if (first?.bold && others.every(({ bold }) => bold)) sharedFormat.bold = true;
  if (first?.italic && others.every(({ italic }) => italic)) sharedFormat.italic = true;
  if (first?.link && others.every(({ link }) => link === first.link))
    sharedFormat.link = first.link;
  return sharedFormat;
}

/**
 * Inserted text takes the format of the character before it, but typing after a link does not
 * extend it.
 */
export function applySplice(
  text: Y.Text,
  { index, remove, insert }: { index: number; remove: number; insert: string },
): void {
  if (remove > 0) text.delete(index, remove);
  if (insert === "") return;
  const before = index > 0 && hasFormats(text) ? linkAt(text, index) : undefined;
  if (before === undefined || before === linkAt(text, index + 1)) text.insert(index, insert);
  else text.insert(index, insert, { ...formatAt(text, { start: index, end: index }), link: null });
}

/** The link of the character before an offset. */
function linkAt(text: Y.Text, offset: number): string | undefined {
  return offset > text.length ? undefined : formatAt(text, { start: offset, end: offset }).link;
}
