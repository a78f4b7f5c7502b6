/** Converts one paragraph, a list of formatted runs, to document lines. */
import { type DocCell, type DocLine, stripBullet } from "#app/core/import/readers/doc-line.ts";
import type { TextStyle } from "./docx-styles.ts";

/** A piece of text with one format; size in points, 0 where unknown. */
export interface Run {
  text: string;
  isBold: boolean;
  isItalic: boolean;
  size: number;
}

/** Lines that have text: a line break inside the paragraph starts a new line, a tab a new cell. */
export function paragraphLines(
  runs: readonly Run[],
  style: TextStyle,
  isListItem: boolean,
): DocLine[] {
  const runsByLine: Run[][] = [[]];
  for (const run of runs) {
    for (const [index, text] of run.text.split("\n").entries()) {
      if (index > 0) runsByLine.push([]);
      if (text !== "") runsByLine.at(-1)?.push({ ...run, text });
    }
  }
  return runsByLine.flatMap((runsOfLine) => toLine(runsOfLine, style, isListItem) ?? []);
}

function toLine(runs: readonly Run[], style: TextStyle, isListItem: boolean): DocLine | null {
  const cells = splitCells(runs);
  const hasBulletCell = !isListItem && cells.length > 1 && isLoneBullet(cells[0]?.text ?? "");
  if (hasBulletCell) cells.shift();
  const [first] = cells;
  if (!first) return null;
  const withoutBullet = isListItem || hasBulletCell ? null : stripBullet(first.text);
  if (withoutBullet !== null) first.text = withoutBullet;
  const text = cells.map((cell) => cell.text).join(" ");
  const size = runs.reduce((largest, run) => Math.max(largest, run.size), 0);
  const isUpperCase = text === text.toUpperCase() && text !== text.toLowerCase();
  return {
    text,
    cells,
    isBold: first.isBold,
    isItalic: runs.every((run) => run.isItalic),
    size,
    styleKey: [style.name, size, first.isBold, isUpperCase].join("|"),
    isBullet: isListItem || hasBulletCell || withoutBullet !== null,
    level: style.level,
    gap: 0,
    x: 0,
    page: 1,
  };
}

/** True for a bullet in a cell of its own, because a tab follows it: "•" and "–". */
const isLoneBullet = (text: string): boolean =>
  text.length === 1 && stripBullet(`${text} a`) !== null;

/** The tab-separated parts that have text; a cell is bold when its first run is. */
function splitCells(runs: readonly Run[]): DocLine["cells"] {
  const cells: DocLine["cells"] = [];
  let startsCell = true;
  for (const run of runs) {
    const { text, isBold, isItalic } = run;
    for (const [index, part] of text.split("\t").entries()) {
      if (index > 0) startsCell = true;
      if (part.trim() === "" && (startsCell || part === "")) continue;
      const last = cells.at(-1);
      if (startsCell || !last)
        cells.push({ text: part, isBold, isItalic, spans: [{ ...run, text: part }] });
      else {
        last.text += part;
        addSpan(last, { ...run, text: part });
      }
      startsCell = false;
    }
  }
  for (const cell of cells) {
    cell.text = cell.text.replace(/\s+/g, " ").trim();
    if (cell.spans?.length === 1) delete cell.spans;
  }
  return cells.filter(({ text }) => text !== "");
}

function addSpan({ spans }: DocCell, run: Run): void {
  const last = spans?.at(-1);
  const { isBold, isItalic, size } = run;
  const hasSameFormat =
    last && last.isBold === isBold && last.isItalic === isItalic && last.size === size;
  if (hasSameFormat) last.text += run.text;
  else spans?.push(run);
}
