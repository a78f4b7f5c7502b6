/** The lines of a description as the form has it, each of which is a bullet on the page. */
import { LINE, readDescription } from "#app/core/resume/description.ts";

export interface TextLine {
  /** Where its words are in the whole text, without the mark of a bullet. */
  start: number;
  end: number;
  text: string;
}

export function linesIn(text: string): TextLine[] {
  const lines: TextLine[] = [];
  for (const { 0: raw, index } of text.matchAll(LINE)) {
    const mark = /^\s*[•\-*]\s*/.exec(raw)?.[0].length ?? raw.length - raw.trimStart().length;
    const words = raw.slice(mark).trimEnd();
    if (readDescription(words) === null) continue;
    lines.push({ start: index + mark, end: index + mark + words.length, text: words });
  }
  return lines;
}

/** The line a caret is in or behind, else the first. */
export function lineAt(lines: readonly TextLine[], caret: number): number {
  return Math.max(
    0,
    lines.findIndex(({ end }) => caret <= end),
  );
}

/**
 * The text with one line said otherwise; null where that line is no longer there. Of equal lines the one
 * nearest to where it was.
 */
export function replaceLine(
  text: string,
  { before, after, place }: { before: string; after: string; place: number },
): string | null {
  const same = [...linesIn(text).entries()].filter(([, line]) => line.text === before);
  const [nearest] = same.sort(([one], [other]) => Math.abs(one - place) - Math.abs(other - place));
  if (!nearest) return null;
  const [, { start, end }] = nearest;
  return text.slice(0, start) + after + text.slice(end);
}
