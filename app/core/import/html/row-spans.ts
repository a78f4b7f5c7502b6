/** Tracks cells that span several rows of an HTML table: each row below continues them. */
import { MAX_COLUMNS } from "#app/core/import/docx/document-body.ts";

interface Cell {
  span: number;
  isMerged: boolean;
}

export function createRowSpans() {
  /** Cells that continue in the rows below, by column: the number of rows left, and the width. */
  const continuing = new Map<number, { rows: number; span: number }>();
  let column = 0;

  function takeOneContinued(): Cell | null {
    const cell = continuing.get(column);
    if (!cell) return null;
    if (cell.rows <= 1) continuing.delete(column);
    else continuing.set(column, { ...cell, rows: cell.rows - 1 });
    column += cell.span;
    return { span: cell.span, isMerged: true };
  }

  function takeContinued(): Cell[] {
    const cells: Cell[] = [];
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
    /** The cells of rows above that come before the next cell. */
    cellsBefore: takeContinued,
    /** The cells of rows above at the end of the row. */
    cellsAfter: takeContinued,
    addCell(colspan: string | undefined, rowspan: string | undefined): Cell {
      const span = Math.min(MAX_COLUMNS, Math.max(1, Number(colspan) || 1));
      const rows = Math.min(1_000, Number(rowspan) || 1) - 1;
      if (rows > 0 && column < MAX_COLUMNS) continuing.set(column, { rows, span });
      column += span;
      return { span, isMerged: false };
    },
  };
}
