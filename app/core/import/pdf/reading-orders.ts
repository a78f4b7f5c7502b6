/**
 * Computes the possible reading orders of a PDF's lines. Which one is best is decided by the
 * resumes read from them.
 */
import { fromTextBlocks, type LabelLine } from "#app/core/import/labels/label-line.ts";
import { withLetterBullets } from "#app/core/import/labels/lines/letter-bullets.ts";
import { type SectionKind, sectionAfter } from "#app/core/import/readers/headings.ts";
import { groupIntoLines, type TextLine } from "#app/core/pdf-text/lines.ts";
import type { PageText, TextRun } from "#app/core/pdf-text/text-run.ts";
import { sortByRows, visibleRuns, visualBlocks } from "#app/core/pdf-text/visual-order.ts";
import { arrangeBorderlessTables } from "./borderless-tables.ts";
import { drawnBlocks } from "./drawn-tables.ts";
import { splitHeadedColumns } from "./headed-columns.ts";
import { removeLetterSpacing } from "./letter-spacing.ts";
import { areDatesOrLabelsBeside, moveMarginTextToDates } from "./margin-column.ts";
import { prepareLines } from "./pdf-lines.ts";
import { moveSideColumns } from "./side-columns.ts";

type ReadBlocks = (page: PageText) => TextLine[][];

/** Keeps dates and labels in a column of their own with the text beside them. */
const WITH_DATE_COLUMNS = { belongTogether: areDatesOrLabelsBeside };

/** The minimum share of its height that text fills in a sparse column, such as one of skills. */
const SPARSE_DENSITY = 0.12;

const ORDERS: readonly ReadBlocks[] = [
  (page) => visualBlocks(page, WITH_DATE_COLUMNS),
  (page) => visualBlocks(page),
  (page) => visualBlocks(page, { ...WITH_DATE_COLUMNS, minDensity: SPARSE_DENSITY }),
  (page) => [groupIntoLines(sortByRows(visibleRuns(page)), page.number)],
  fileBlocks,
];

/** Limits for a page and for the file; only drawings made of letters have more. */
export const MAX_RUNS_PER_PAGE = 5_000;
export const MAX_LINES = 5_000;

/** The lines in each distinct order; in the first, columns are read one after the other and dates beside their text. */
export const readingOrders = (pages: readonly PageText[]): LabelLine[][] =>
  ordersOfPages(pages).orders;

/** As `readingOrders`; `drawn` is that of the orders in which tables are read by their rows, null without tables. */
export function ordersOfPages(pages: readonly PageText[]): {
  orders: LabelLine[][];
  drawn: LabelLine[] | null;
} {
  const preparedPages = pages.map((page) =>
    removeLetterSpacing({ ...page, runs: page.runs.slice(0, MAX_RUNS_PER_PAGE) }),
  );
  let section: SectionKind | null = null;
  const drawnBlocksByPage = new Map(
    preparedPages.map((page) => {
      const blocks = drawnBlocks(page, WITH_DATE_COLUMNS, section);
      section = blocks && sectionAfter(blocks.flat(), section);
      return [page, blocks];
    }),
  );
  const readDrawnBlocks: ReadBlocks = (page) =>
    drawnBlocksByPage.get(page) ?? visualBlocks(page, WITH_DATE_COLUMNS);
  const hasDrawnBlocks = [...drawnBlocksByPage.values()].some((blocks) => blocks !== null);
  const orders = new Map<string, LabelLine[]>();
  let drawn: LabelLine[] | null = null;
  for (const readBlocks of [...ORDERS, ...(hasDrawnBlocks ? [readDrawnBlocks] : [])]) {
    let sectionAbove: SectionKind | null = null;
    const allLines = preparedPages.flatMap((page) =>
      splitHeadedColumns(
        fromTextBlocks(
          readBlocks(page).map((block) => {
            const lines = moveMarginTextToDates(prepareLines(block));
            const arranged = arrangeBorderlessTables(lines, sectionAbove);
            sectionAbove = sectionAfter(lines, sectionAbove);
            return arranged;
          }),
          page,
        ),
      ),
    );
    const lines = withLetterBullets(moveSideColumns(allLines.slice(0, MAX_LINES)));
    const text = lines.map((line) => line.text).join("\n");
    const order = orders.get(text) ?? lines;
    orders.set(text, order);
    if (readBlocks === readDrawnBlocks) drawn = order;
  }
  return { orders: [...orders.values()], drawn };
}

/** As a multiple of the font size: text that is higher than the text before by more than this starts a new block. */
const MAX_RISE = 0.6;

/** Groups runs in the order of the file into blocks; one starts where the text moves up the page. */
function fileBlocks(page: PageText): TextLine[][] {
  const blocks: TextRun[][] = [];
  let lowest = Number.NEGATIVE_INFINITY;
  for (const run of visibleRuns(page)) {
    const last = blocks.at(-1);
    if (!last || run.y < lowest - run.size * MAX_RISE) {
      blocks.push([run]);
      lowest = run.y;
      continue;
    }
    last.push(run);
    lowest = Math.max(lowest, run.y);
  }
  return blocks
    .map((block) => groupIntoLines(sortByRows(block), page.number))
    .filter((block) => block.length > 0);
}
