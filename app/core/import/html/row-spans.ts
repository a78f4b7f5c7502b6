/**
 * Resolves `rowspan` and `colspan` of an HTML table: yields a merged cell in each row below a cell that spans several
 * rows.
 */
import { MAX_COLUMNS } from "#app/core/import/docx/document-body.ts";

/** Tables of resumes have far fewer rows; bounds the work for a hostile page. */
const MAX_ROW_SPAN = 1_000;

interface SpannedCell {
  /** The width in columns. */
  span: number;
  /** Continues the cell of the row above. */
  isMerged: boolean;
}

/** For each row, call `startRow`, then `cellsBefore` and `addCell` for each cell, then `cellsAfter`. */
export function createRowSpans() {
  /** Cells that continue in the rows below, by column: the number of rows left, and the width. */
  const continuing = new Map<number, { rows: number; span: number }>();
  let column = 0;

  /** The continued cell at the current column, if there is one; moves on to the next column. */
  function takeOneContinued(): SpannedCell | null {
    const cell = continuing.get(column);
    if (!cell) return null;
    if (cell.rows <= 1) continuing.delete(column);
    else continuing.set(column, { ...cell, rows: cell.rows - 1 });
    column += cell.span;
    return { span: cell.span, isMerged: true };
  }

  function takeContinued(): SpannedCell[] {
    const cells: SpannedCell[] = [];
    for (
      let cell = takeOneContinued();
      cell && cells.length < MAX_COLUMNS;
      cell = takeOneContinued()
    ) {
      cells.push(cell);
    }
    return cells;
  }

  return {
    startRow() {
      column = 0;
    },
    /** The cells of rows above that continue before the next cell of this row. */
    cellsBefore: takeContinued,
    /** The cells of rows above that continue at the end of this row. */
    cellsAfter: takeContinued,
    /** Takes the attributes of the next cell of this row. */
    addCell(colspan: string | undefined, rowspan: string | undefined): SpannedCell {
      const span = Math.min(MAX_COLUMNS, Math.max(1, Number(colspan) || 1));
      const rows = Math.min(MAX_ROW_SPAN, Number(rowspan) || 1) - 1;
      if (rows > 0 && column < MAX_COLUMNS) continuing.set(column, { rows, span });
      column += span;
      return { span, isMerged: false };
    },
  };
}
