/**
 * Counts the lines whose file order differs from the visual order. A parser that reads in file order would mix them up.
 */
import type { PageText } from "./text-run.ts";
import { groupRows, splitColumns, visibleRuns } from "./visual-order.ts";

export interface OrderAgreement {
  /** Lines that do not directly follow the line above them in the file. */
  breaks: number;
  lines: number;
}

export function orderAgreement(pages: readonly PageText[]): OrderAgreement {
  return pages
    .map(pageAgreement)
    .reduce((sum, page) => ({ breaks: sum.breaks + page.breaks, lines: sum.lines + page.lines }), {
      breaks: 0,
      lines: 0,
    });
}

function pageAgreement(page: PageText): OrderAgreement {
  const runs = visibleRuns(page);
  const fileIndex = new Map(runs.map((run, index) => [run, index]));
  const blocks = splitColumns(runs);
  const blockOf = new Map(blocks.flatMap((block, index) => block.map((run) => [run, index])));
  let breaks = 0;
  let lines = 0;
  blocks.forEach((block, index) => {
    const rows = groupRows(block).map((row) => row.map((run) => fileIndex.get(run) ?? 0));
    lines += rows.length;
    for (const [rowIndex, row] of rows.entries()) {
      const above = rows[rowIndex - 1];
      if (!above) continue;
      const [from, to] = [Math.max(...above), Math.min(...row)];
      const isInterrupted = runs.slice(from + 1, to).some((run) => blockOf.get(run) !== index);
      if (to < Math.min(...above) || isInterrupted) breaks++;
    }
  });
  return { breaks, lines };
}
