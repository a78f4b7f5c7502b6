/** Records the bold, italic and linked words of a paragraph's lines, so that `restoreFormats` can restore them. */
import { stripBullet } from "#app/core/import/readers/doc-line.ts";
import { isLinkAddress } from "#app/core/resume/inline-text.ts";
import type { FormattedRun } from "./link-addresses.ts";
import { formattedLine, type LineFormats } from "./restore-formats.ts";

/** Adds the paragraph's lines that have formats, or are nested list items, to `formats`. */
export function addFormats(
  formats: LineFormats,
  runs: readonly FormattedRun[],
  options: { isListItem: boolean; isNested: boolean },
): void {
  for (const line of splitLines(runs)) {
    const formatted = formattedLine(toInlineRuns(line), options);
    if (formatted !== null) formats.set(plainTextOf(line), formatted);
  }
}

function splitLines(runs: readonly FormattedRun[]): FormattedRun[][] {
  const lines: FormattedRun[][] = [[]];
  for (const run of runs) {
    for (const [index, text] of run.text.split("\n").entries()) {
      if (index > 0) lines.push([]);
      if (text !== "") lines.at(-1)?.push({ ...run, text });
    }
  }
  return lines;
}

/** The text as the document line has it: single spaces, and no bullet in front. */
function plainTextOf(runs: readonly FormattedRun[]): string {
  const text = runs
    .map((run) => run.text)
    .join("")
    .replace(/\s+/g, " ")
    .trim();
  return stripBullet(text) ?? text;
}

function toInlineRuns(runs: readonly FormattedRun[]) {
  const texts = runs.map(({ text }) => text.replace(/\s+/g, " "));
  const start = texts.findIndex((text) => text.trim() !== "");
  if (start < 0) return [];
  const first = (texts[start] ?? "").trimStart();
  texts[start] = stripBullet(first) ?? first;
  let previousCharacter = " ";
  return runs.slice(start).map(({ isBold, isItalic, link }, index) => {
    const uncollapsed = texts[start + index] ?? "";
    const text = previousCharacter === " " ? uncollapsed.trimStart() : uncollapsed;
    if (text !== "") previousCharacter = text.at(-1) ?? "";
    return {
      text: start + index === runs.length - 1 ? text.trimEnd() : text,
      ...(isBold ? { bold: true as const } : {}),
      ...(isItalic ? { italic: true as const } : {}),
      ...(link && isLinkAddress(link) ? { link } : {}),
    };
  });
}
