/**
 * The input of the neural line reader: a requirement with its sentence, and the resume's lines, cut as in its training.
 */
import type { ReadResume } from "#app/core/ats/evidence/read-resume.ts";
import type { Posting } from "#app/core/ats/posting/posting.ts";
import type { Requirement } from "#app/core/ats/posting/requirement.ts";

/** How many characters of the posting's line are kept before and after the requirement. */
const REACH = 110;
/** Longer lines are split into sentences. */
const LONG_LINE = 240;
const SHORTEST_LINE = 4;

export interface ResumeLine {
  /** Offset of its line. */
  start: number;
  /** Its own offset, after `start` if it is a later sentence of a long line. */
  at: number;
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
  const plain = line.replace(/^[-•*· ]+/, "").replace(/\s+/g, " ");
  const wanted = surface.toLowerCase();
  const at = Math.max(0, plain.toLowerCase().indexOf(wanted));
  const part = plain.slice(Math.max(0, at - REACH), at + surface.length + REACH);
  const sentences = part.split(/(?<=[.;:!?])\s/);
  return {
    name: surface,
    asked: sentences.find((sentence) => sentence.toLowerCase().includes(wanted)) ?? part,
  };
}

/** The resume's lines, long ones split into sentences. */
export const resumeLines = (resume: ReadResume): ResumeLine[] =>
  wholeLines(resume).flatMap(sentencesOf);

export function wholeLines({ text: { tokens, clean }, entries }: ReadResume): ResumeLine[] {
  const headings = entries.flatMap(({ title }) => {
    const start = tokens[title.from]?.start;
    return start === undefined ? [] : [{ start, entry: lineAt(clean.text, start) }];
  });
  const lines: ResumeLine[] = [];
  let start = 0;
  for (const raw of clean.text.split("\n")) {
    const text = raw.trim();
    const from = start;
    const entry = headings.findLast((heading) => heading.start <= from)?.entry ?? "";
    if (text.length >= SHORTEST_LINE)
      lines.push({ start, at: start + raw.indexOf(text), text, entry });
    start += raw.length + 1;
  }
  return lines;
}

function lineAt(text: string, at: number): string {
  const start = text.lastIndexOf("\n", at - 1) + 1;
  const end = text.indexOf("\n", at);
  return text
    .slice(start, end < 0 ? undefined : end)
    .trim()
    .replace(/\s+/g, " ");
}

function sentencesOf(line: ResumeLine): ResumeLine[] {
  if (line.text.length <= LONG_LINE) return [line];
  let from = 0;
  return line.text.split(/(?<=[.;!?])\s+/).map((text) => {
    const at = line.text.indexOf(text, from);
    from = at + text.length;
    return { ...line, at: line.at + at, text };
  });
}
