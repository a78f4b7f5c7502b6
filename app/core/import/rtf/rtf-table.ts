/** Opens tables, rows and cells of Rich Text Format, which marks only where cells and rows end, and closes them. */
import type { ParagraphCollector } from "#app/core/import/paragraphs/paragraph-collector.ts";

/** Forwards to `paragraphs`, to which the caller adds the text itself. */
export function createRtfTable(paragraphs: ParagraphCollector) {
  let isOpen = false;
  let isRowOpen = false;
  let isCellOpen = false;

  const openCell = () => {
    if (!isOpen) paragraphs.openTable();
    if (!isRowOpen) paragraphs.openRow();
    if (!isCellOpen) paragraphs.openCell();
    isOpen = true;
    isRowOpen = true;
    isCellOpen = true;
  };
  const close = () => {
    if (isOpen) paragraphs.closeTable();
    isOpen = false;
    isRowOpen = false;
    isCellOpen = false;
  };

  return {
    /** To be called before the text of a paragraph. */
    startParagraph(isInTable: boolean) {
      if (isInTable) openCell();
      else close();
    },
    /** Cells of a table inside a cell are lines of that cell. */
    endCell(isNested: boolean) {
      paragraphs.endParagraph();
      if (isNested) return;
      // An empty cell counts as a column too.
      openCell();
      isCellOpen = false;
    },
    endRow() {
      paragraphs.endParagraph();
      isRowOpen = false;
      isCellOpen = false;
    },
    close,
  };
}
