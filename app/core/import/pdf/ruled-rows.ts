/** Finds tables with nothing but horizontal rules between rows; column headers or white strips divide their columns. */
import { readHeading } from "#app/core/import/readers/headings.ts";
import { groupIntoLines } from "#app/core/pdf-text/lines.ts";
import type { Box, TextRun } from "#app/core/pdf-text/text-run.ts";
import { sortByRows } from "#app/core/pdf-text/visual-order.ts";
import { EDGE_TOLERANCE, type Edge } from "./drawn-edges.ts";
import { type DrawnCell, type DrawnRow, middleOf } from "./drawn-row.ts";
import { isHeaderLine } from "./headed-rows.ts";

/** In points. */
const MIN_RULE_LENGTH = 150;
/** In points: the minimum width of the white strip between columns. */
const MIN_GUTTER = 9;
/** No page has as many rows; drawings may have more lines. Limits the work. */
const MAX_RULES = 400;

/** The rows of cells between rules of the same length below each other, if there are columns through all of them. */
export function ruledRows(runs: readonly TextRun[], horizontalEdges: readonly Edge[]): DrawnRow[] {
  const rules = horizontalEdges.filter(({ from, to }) => to - from >= MIN_RULE_LENGTH);
  if (rules.length > MAX_RULES) return [];
  return groupRules(rules).flatMap((group) => {
    const [{ from, to }] = group as [Edge];
    const strips = group.slice(1).map(({ position: bottom }, index) => {
      const top = group[index]?.position ?? bottom;
      const inside = runs.filter((run) => {
        const middle = middleOf(run);
        const isBetweenRules = middle > top && middle < bottom;
        const isWithinEnds =
          run.x >= from - EDGE_TOLERANCE && run.x + run.width <= to + EDGE_TOLERANCE;
        return isBetweenRules && isWithinEnds;
      });
      return { box: [from, top, to, bottom] as Box, runs: inside };
    });
    const lastStrip = stripBelow(runs, group.at(-1) as Edge);
    const all = [
      stripAbove(runs, group[0] as Edge),
      ...strips.flatMap(splitBelowHeading),
      lastStrip,
    ];
    return groupStrips(all).flatMap((table) => {
      const starts = columnStarts(table);
      return starts.length === 0 ? [] : table.map((strip) => splitIntoCells(strip, starts));
    });
  });
}

/** Groups of at least three rules with the same ends, each from the top. The rules are sorted from the top. */
function groupRules(rules: readonly Edge[]): Edge[][] {
  const groups: Edge[][] = [];
  for (const rule of rules) {
    const group = groups.find(
      ([first]) =>
        first &&
        Math.abs(first.from - rule.from) < EDGE_TOLERANCE &&
        Math.abs(first.to - rule.to) < EDGE_TOLERANCE,
    );
    const last = group?.at(-1);
    if (!group) groups.push([rule]);
    else if (last && rule.position - last.position > EDGE_TOLERANCE) group.push(rule);
  }
  return groups.filter(({ length }) => length > 2);
}

/** As a multiple of the font size: a heading is at least this much larger than the text of the table below it. */
const HEADING_SIZE = 1.05;

/**
 * The strip, or an empty one and what is below its heading: the first row of the next table, if that has no rule above
 * it. Without several cells there, the strip is text between two rules.
 */
function splitBelowHeading(strip: DrawnCell): DrawnCell[] {
  const lines = groupIntoLines(sortByRows([...strip.runs]), 0);
  const above = lines.at(-2);
  const below = lines.at(-1);
  if (!above || !below || above.cells.length > 1 || below.cells.length < 2) return [strip];
  const isAboveHeading = above.size > below.size * HEADING_SIZE || readHeading(above.text) !== null;
  if (!isAboveHeading) return [strip];
  const [left, , right, bottom] = strip.box;
  const runs = strip.runs.filter(({ y }) => y > above.y + EDGE_TOLERANCE);
  return [
    { ...strip, runs: [] },
    { box: [left, above.y, right, bottom], runs },
  ];
}

/** The line of several cells right above the first rule, such as column headers; without text for other lines. */
function stripAbove(runs: readonly TextRun[], { position, from, to }: Edge): DrawnCell {
  const isWithin = ({ x, width }: TextRun) =>
    x >= from - EDGE_TOLERANCE && x + width <= to + EDGE_TOLERANCE;
  const above = runs.filter((run) => run.y < position && isWithin(run));
  const lowest = above.reduce((y, run) => Math.max(y, run.y), 0);
  const lineRuns = above.filter(({ y }) => lowest - y < EDGE_TOLERANCE);
  const [line, ...others] = groupIntoLines(sortByRows(lineRuns), 0);
  const isRow =
    line !== undefined &&
    others.length === 0 &&
    line.cells.length > 1 &&
    position - lowest < line.size * MAX_LINE_DISTANCE;
  return { box: [from, lowest - (line?.size ?? 0), to, position], runs: isRow ? lineRuns : [] };
}

/** A gap of more than this many times the font size ends the last row. */
const MAX_LINE_DISTANCE = 1.9;

/** The text below the last rule, down to a gap: many tables have rules only above their rows. */
function stripBelow(runs: readonly TextRun[], { position, from, to }: Edge): DrawnCell {
  const below = runs.filter(({ y, x }) => y > position && x >= from - EDGE_TOLERANCE && x <= to);
  const stripRuns: TextRun[] = [];
  let bottom = position;
  for (const run of below.sort((a, b) => a.y - b.y)) {
    if (run.y - bottom > run.size * MAX_LINE_DISTANCE) break;
    stripRuns.push(run);
    bottom = run.y;
  }
  return { box: [from, position, to, bottom], runs: stripRuns };
}

/** The tables: at least two strips below each other that have text and no heading. */
function groupStrips(strips: readonly DrawnCell[]): DrawnCell[][] {
  const tables: DrawnCell[][] = [[]];
  for (const strip of strips) {
    const mayBeRow = strip.runs.length > 0 && !strip.runs.some((run) => isHeading(run, strip.runs));
    if (mayBeRow) tables.at(-1)?.push(strip);
    else tables.push([]);
  }
  return tables.filter(({ length }) => length > 1);
}

/** Excludes a section's name in the first column of a row: a heading is bold or alone on its line. */
function isHeading(run: TextRun, runs: readonly TextRun[]): boolean {
  if (readHeading(run.text) === null) return false;
  return (
    run.isBold || runs.every((other) => other === run || Math.abs(other.y - run.y) > EDGE_TOLERANCE)
  );
}

/** The left edges of all columns but the first: of the column headers in the first strip, or else of white strips. */
function columnStarts(table: readonly DrawnCell[]): number[] {
  const runs = table.flatMap((strip) => strip.runs);
  const byGutters = startsByGutters(runs);
  const byHeaders = startsByHeaders(table);
  const isCrossed = (start: number) =>
    runs.some(({ x, width }) => x < start - EDGE_TOLERANCE && x + width > start);
  return byHeaders.length > byGutters.length && !byHeaders.some(isCrossed) ? byHeaders : byGutters;
}

/** The left edges of all column headers but the first; empty unless the texts are column headers. */
function startsByHeaders([first, ...rows]: readonly DrawnCell[]): number[] {
  const [line, ...others] = groupIntoLines(sortByRows([...(first?.runs ?? [])]), 0);
  if (line === undefined || others.length > 0) return [];
  const isInOtherStyle =
    line.cells.length > 2 &&
    !/\d/.test(line.text) &&
    (first?.runs ?? []).every(isEmphasized) &&
    !rows.some(({ runs }) => runs.every(isEmphasized));
  return isInOtherStyle || isHeaderLine(line) ? line.cells.slice(1).map(({ x }) => x) : [];
}

const isEmphasized = ({ isBold, isItalic }: TextRun): boolean => isBold || isItalic;

/** The left edges of all columns but the first, where no text crosses the white strip before them. */
function startsByGutters(runs: readonly TextRun[]): number[] {
  const [first, ...others] = [...runs].sort((a, b) => a.x - b.x);
  const starts: number[] = [];
  let end = first ? first.x + first.width : 0;
  for (const { x, width } of others) {
    if (x - end >= MIN_GUTTER) starts.push(x);
    end = Math.max(end, x + width);
  }
  return starts;
}

/** The cells of a strip that have text. `otherStarts`: the left edges of all columns but the first. */
function splitIntoCells(
  { box: [left, top, right, bottom], runs }: DrawnCell,
  otherStarts: readonly number[],
): DrawnRow {
  const starts = [left, ...otherStarts];
  return starts.flatMap((start, index) => {
    const end = starts[index + 1] ?? right;
    const cellRuns = runs.filter(
      ({ x }) => x >= start - EDGE_TOLERANCE && x < end - EDGE_TOLERANCE,
    );
    const box: Box = [start, top, end, bottom];
    return cellRuns.length > 0 ? [{ box, runs: cellRuns }] : [];
  });
}
