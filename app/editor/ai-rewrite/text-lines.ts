/** Splits a description into its lines, each of which is a bullet on the page, and replaces a line. */
import { BULLET_MARK, LINE, readDescription } from "#app/core/resume/description.ts";

export interface TextLine {
  /** Position of its words in the whole text, without the bullet mark. */
  start: number;
  end: number;
  text: string;
}

/** The lines of a text; blank ones are left out. */
export function linesIn(text: string): TextLine[] {
  const lines: TextLine[] = [];
  for (const { 0: raw, index } of text.matchAll(LINE)) {
    const mark = BULLET_MARK.exec(raw)?.[0].length ?? raw.length - raw.trimStart().length;
    const words = raw.slice(mark).trimEnd();
    if (readDescription(words) === null) continue;
    lines.push({ start: index + mark, end: index + mark + words.length, text: words });
  }
  return lines;
}

/** Index of the line with the caret, or the next one after it; otherwise of the first. */
export function lineAt(lines: readonly TextLine[], caret: number): number {
  return Math.max(
    0,
    lines.findIndex(({ end }) => caret <= end),
  );
}

/**
 * Replaces a line of the text; null if that line is no longer there. Of several equal lines it
 * replaces the one nearest to `lineIndex`.
 */
export function replaceLine(
  text: string,
  { before, after, lineIndex }: { before: string; after: string; lineIndex: number },
): string | null {
  const same = [...linesIn(text).entries()].filter(([, line]) => line.text === before);
  const [nearest] = same.sort(([a], [b]) => Math.abs(a - lineIndex) - Math.abs(b - lineIndex));
  if (!nearest) return null;
  const [, { start, end }] = nearest;
  return text.slice(0, start) + after + text.slice(end);
}
