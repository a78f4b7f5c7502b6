/** Where the file's order and the eye's disagree. */
import type { PageText } from "./text-run.ts";
import { columnsOf, rowsOf, visibleRuns } from "./visual-order.ts";

export interface OrderAgreement {
  /** Lines that the file does not say right after the line above them. */
  breaks: number;
  lines: number;
}

export function orderAgreement(pages: readonly PageText[]): OrderAgreement {
  return pages
    .map(pageAgreement)
    .reduce((sum, each) => ({ breaks: sum.breaks + each.breaks, lines: sum.lines + each.lines }), {
      breaks: 0,
      lines: 0,
    });
}

function pageAgreement(page: PageText): OrderAgreement {
  const runs = visibleRuns(page);
  const place = new Map(runs.map((run, index) => [run, index]));
  const blocks = columnsOf(runs);
  const blockOf = new Map(blocks.flatMap((block, index) => block.map((run) => [run, index])));
  let breaks = 0;
  let lines = 0;
  blocks.forEach((block, index) => {
    const rows = rowsOf(block).map((row) => row.map((run) => place.get(run) ?? 0));
    lines += rows.length;
    for (const [at, row] of rows.entries()) {
      const above = rows[at - 1];
      if (!above) continue;
      const [from, to] = [Math.max(...above), Math.min(...row)];
      const isInterrupted = runs.slice(from + 1, to).some((run) => blockOf.get(run) !== index);
      if (to < Math.min(...above) || isInterrupted) breaks++;
    }
  });
  return { breaks, lines };
}
