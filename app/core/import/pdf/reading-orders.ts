/** Computes the possible reading orders of a PDF's lines; the best one is chosen by the text that results. */
import { fromTextBlocks, type LabelLine } from "#app/core/import/labels/label-line.ts";
import { withLetterBullets } from "#app/core/import/labels/lines/letter-bullets.ts";
import { type SectionKind, sectionAfter } from "#app/core/import/readers/headings.ts";
import { groupIntoLines, type TextLine } from "#app/core/pdf-text/lines.ts";
import type { PageText, TextRun } from "#app/core/pdf-text/text-run.ts";
import { sortByRows, visibleRuns, visualBlocks } from "#app/core/pdf-text/visual-order.ts";
import { closeLetters } from "./close-letters.ts";
import { drawnBlocks } from "./drawn-tables.ts";
import { splitHeadedColumns } from "./headed-columns.ts";
import { gatherMargin, isTimeline } from "./margin-column.ts";
import { arrangeNamedLines } from "./named-lines.ts";
import { prepareLines } from "./pdf-lines.ts";

type ReadBlocks = (page: PageText) => TextLine[][];

const BESIDE_DATES = { belongTogether: isTimeline };

/**
 * The minimum density (share of its height with text) of a sparse column, such as one of skills.
 */
const SPARSE = 0.12;

const ORDERS: readonly ReadBlocks[] = [
  (page) => visualBlocks(page, BESIDE_DATES),
  (page) => visualBlocks(page),
  (page) => visualBlocks(page, { ...BESIDE_DATES, minDensity: SPARSE }),
  (page) => [groupIntoLines(sortByRows(visibleRuns(page)), page.number)],
  fileBlocks,
];

/** Limits for a page and for the file; only drawings made of letters have more. */
export const MAX_RUNS_PER_PAGE = 5_000;
export const MAX_LINES = 5_000;

/** The lines in each distinct order; in the first, columns are read one after the other and dates beside their text. */
export function readingOrders(pages: readonly PageText[]): LabelLine[][] {
  const preparedPages = pages.map((page) =>
    closeLetters({ ...page, runs: page.runs.slice(0, MAX_RUNS_PER_PAGE) }),
  );
  let section: SectionKind | null = null;
  const drawn = new Map(
    preparedPages.map((page) => {
      const blocks = drawnBlocks(page, BESIDE_DATES, section);
      section = blocks && sectionAfter(blocks.flat(), section);
      return [page, blocks];
    }),
  );
  const readDrawn: ReadBlocks = (page) => drawn.get(page) ?? visualBlocks(page, BESIDE_DATES);
  const hasDrawn = [...drawn.values()].some((blocks) => blocks !== null);
  const seen = new Set<string>();
  return [...ORDERS, ...(hasDrawn ? [readDrawn] : [])].flatMap((readBlocks) => {
    let above: SectionKind | null = null;
    const read = preparedPages.flatMap((page) =>
      splitHeadedColumns(
        fromTextBlocks(
          readBlocks(page).map((block) => {
            const lines = gatherMargin(prepareLines(block));
            const arranged = arrangeNamedLines(lines, above);
            above = sectionAfter(lines, above);
            return arranged;
          }),
          page,
        ),
      ),
    );
    const lines = withLetterBullets(read.slice(0, MAX_LINES));
    const key = lines.map(({ text }) => text).join("\n");
    if (seen.has(key)) return [];
    seen.add(key);
    return [lines];
  });
}

/** As a multiple of the font size: text that is higher than the text before by more than this starts a new block. */
const LINES_UP = 0.6;

/** Groups runs in the order of the file into blocks; one starts where the text moves up the page. */
function fileBlocks(page: PageText): TextLine[][] {
  const blocks: TextRun[][] = [];
  let lowest = Number.NEGATIVE_INFINITY;
  for (const run of visibleRuns(page)) {
    const open = blocks.at(-1);
    if (!open || run.y < lowest - run.size * LINES_UP) {
      blocks.push([run]);
      lowest = run.y;
      continue;
    }
    open.push(run);
    lowest = Math.max(lowest, run.y);
  }
  return blocks
    .map((block) => groupIntoLines(sortByRows(block), page.number))
    .filter((block) => block.length > 0);
}
