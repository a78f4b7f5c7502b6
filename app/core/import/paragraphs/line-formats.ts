/** Records the bold, italic and linked words of a paragraph's lines, by the lines' plain text. */
import { stripBullet } from "#app/core/import/readers/doc-line.ts";
import { isLinkAddress } from "#app/core/resume/inline-text.ts";
import type { FormattedRun } from "./link-text.ts";
import { formattedLine, type LineFormats } from "./restore-formats.ts";

export function addFormats(
  formats: LineFormats,
  runs: readonly FormattedRun[],
  options: { isListItem: boolean; isNested: boolean },
): void {
  for (const line of splitLines(runs)) {
    const formatted = formattedLine(toInlineRuns(line), options);
    if (formatted !== null) formats.set(plainOf(line), formatted);
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
function plainOf(runs: readonly FormattedRun[]): string {
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
  let before = " ";
  return runs.slice(start).map(({ isBold, isItalic, link }, index) => {
    const raw = texts[start + index] ?? "";
    const text = before === " " ? raw.trimStart() : raw;
    if (text !== "") before = text.at(-1) ?? "";
    return {
      text: start + index === runs.length - 1 ? text.trimEnd() : text,
      ...(isBold ? { bold: true as const } : {}),
      ...(isItalic ? { italic: true as const } : {}),
      ...(link && isLinkAddress(link) ? { link } : {}),
    };
  });
}
