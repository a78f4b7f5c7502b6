/**
 * Lines of an imported document, written in shorthand: `# Name`, `## Heading`, `- bullet`, `*bold cell* || cell`.
 */

import type { DocLine } from "#app/core/import/readers/doc-line.ts";
import { fromLines } from "#app/core/import/readers/from-lines.ts";

export function linesOf(text: string): DocLine[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map(toLine);
}

/** Sizes in points of a name and of headings. */
const SIZES: Record<string, number> = { "#": 20, "##": 13 };

function toLine(line: string): DocLine {
  const [, marks = "", rest = ""] = /^(#{1,2}|-)?\s*(.*)$/.exec(line) ?? [];
  const cells = rest.split(/\s*\|\|\s*/).map((cell) => ({
    text: cell.replace(/^\*(.*)\*$/, "$1"),
    isBold: marks.startsWith("#") || /^\*.*\*$/.test(cell),
  }));
  const isBold = cells[0]?.isBold ?? false;
  const size = SIZES[marks] ?? 10;
  return {
    ...{ cells, isBold, size, isBullet: marks === "-", isItalic: false },
    text: cells.map((cell) => cell.text).join(" "),
    styleKey: `${size}|${isBold}`,
    ...{ level: null, gap: 0, x: 0, page: 1 },
  };
}

/** The resume and what is uncertain about it. */
export function readLinesOf(text: string) {
  let ids = 0;
  const outcome = fromLines(linesOf(text), "pdf", () => `id-${++ids}`);
  if (!outcome.ok) throw new Error(outcome.message);
  return { resume: outcome.resume, uncertain: outcome.report.uncertain };
}
