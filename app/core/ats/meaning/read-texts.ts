/**
 * The input of the neural line reader: a requirement with its sentence, and the resume's lines, cut as in its training.
 */
import type { ReadResume } from "#app/core/ats/evidence/read-resume.ts";
import type { Posting } from "#app/core/ats/posting/posting.ts";
import type { Requirement } from "#app/core/ats/posting/requirement.ts";

/** How many characters of the posting's line are kept before and after the requirement. */
const REACH = 110;
/** Longer lines are split into sentences, and longer sentences at a space. */
const LONG_LINE = 240;
const SHORTEST_LINE = 2;
/** An entry's heading is read no further. */
const LONGEST_ENTRY = 400;
/** A text was broken at one width where most of its lines are nearly as long as the longest. */
const FULL = 0.8;
const MOSTLY = 0.6;
const FEWEST_BROKEN = 8;
/** Of a line's letters; fewer are what is left of a line that does not count. */
const LEAST_LEFT = 2 / 3;

const NOT_TOO_LONG = new RegExp(`.{1,${LONG_LINE}}(?:\\s+|$)|.{${LONG_LINE}}`, "gs");

export interface ResumeLine {
  /** Offset of its line. */
  start: number;
  /** Its own offsets, within its line if it is one of several sentences. */
  at: number;
  end: number;
  text: string;
  /** The heading of its entry, or "". */
  entry: string;
}

/** The requirement's name, and the posting's sentence around it. */
export function askedText(
  { surface, places: [place] }: Requirement,
  { text: { tokens, clean } }: Posting,
): { name: string; asked: string } {
  const first = place && tokens[place.from];
  const line = first ? lineAt(clean.text, first.start) : surface;
  const sentence = plain(line);
  const wanted = surface.toLowerCase();
  const at = Math.max(0, sentence.toLowerCase().indexOf(wanted));
  const part = sentence.slice(Math.max(0, at - REACH), at + surface.length + REACH);
  const sentences = part.split(/(?<=[.;:!?])\s/);
  return {
    name: surface,
    asked: sentences.find((sentence) => sentence.toLowerCase().includes(wanted)) ?? part,
  };
}

/** The resume's lines, long ones split, without what the guards hide, and without lines that they hide a third of. */
export function resumeLines(resume: ReadResume): ResumeLine[] {
  const shown = shownText(resume);
  return wholeLines(resume).flatMap((line) =>
    partsOf(line, resume).flatMap((part) => {
      const text = plain(shown.slice(part.at, part.end));
      const isMostlyHidden = text.length < LEAST_LEFT * plain(part.text).length;
      return text.length < SHORTEST_LINE || isMostlyHidden ? [] : [{ ...part, text }];
    }),
  );
}

const plain = (line: string) =>
  line
    .replace(/^[-•*· ]+/, "")
    .replace(/\s+/g, " ")
    .trim();

/** The text with spaces in place of what is not counted. */
function shownText({ text: { tokens, clean }, hidden }: ReadResume): string {
  let shown = "";
  let at = 0;
  for (const [index, { start, end }] of tokens.entries()) {
    if (!hidden[index]) continue;
    shown += clean.text.slice(at, start) + " ".repeat(end - start);
    at = end;
  }
  return shown + clean.text.slice(at);
}

export function wholeLines(resume: ReadResume): readonly ResumeLine[] {
  const {
    text: { tokens, clean },
    entries,
  } = resume;
  const headings = entries.flatMap(({ title }) => {
    const start = tokens[title.from]?.start;
    return start === undefined
      ? []
      : [{ start, entry: lineAt(clean.text, start).slice(0, LONGEST_ENTRY) }];
  });
  const lines: ResumeLine[] = [];
  let start = 0;
  for (const raw of clean.text.split("\n")) {
    const text = raw.trim();
    const from = start;
    const at = start + raw.indexOf(text);
    const entry = headings.findLast((heading) => heading.start <= from)?.entry ?? "";
    if (text.length >= SHORTEST_LINE) lines.push({ start, at, end: at + text.length, text, entry });
    start += raw.length + 1;
  }
  return joined(lines);
}

/** The lines of a text that was broken at one width, joined up to the next bullet. */
function joined(lines: readonly ResumeLine[]): readonly ResumeLine[] {
  const widest = Math.max(0, ...lines.map(({ text }) => text.length));
  const isFull = ({ text }: ResumeLine) => text.length >= FULL * widest;
  if (lines.filter(isFull).length < MOSTLY * lines.length || lines.length < FEWEST_BROKEN)
    return lines;
  const whole: ResumeLine[] = [];
  let last: ResumeLine | null = null;
  for (const line of lines) {
    const before = whole.at(-1);
    if (before && last && isFull(last) && !/^[-•*·]/.test(line.text))
      whole[whole.length - 1] = { ...before, end: line.end, text: `${before.text} ${line.text}` };
    else whole.push(line);
    last = line;
  }
  return whole;
}

function lineAt(text: string, at: number): string {
  const start = text.lastIndexOf("\n", at - 1) + 1;
  const end = text.indexOf("\n", at);
  return text
    .slice(start, end < 0 ? undefined : end)
    .trim()
    .replace(/\s+/g, " ");
}

function partsOf(line: ResumeLine, { text: { clean } }: ReadResume): ResumeLine[] {
  if (line.text.length <= LONG_LINE) return [line];
  let at = line.at;
  return clean.text
    .slice(line.at, line.end)
    .split(/(?=\S)(?<=[.;!?]\s+)|(?<=\s)(?=•\s)/)
    .flatMap((sentence) => sentence.match(NOT_TOO_LONG) ?? [])
    .map((piece) => {
      const text = piece.trimEnd();
      const part = { ...line, at, end: at + text.length, text };
      at += piece.length;
      return part;
    });
}
