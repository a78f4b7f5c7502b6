/** Whether text stands where parsers look: not in tables, not in running headers and footers. */
import { linesInFileOrder, type TextLine } from "#app/core/pdf-text/lines.ts";
import type { PdfText } from "#app/core/pdf-text/text-run.ts";
import { type Check, check } from "./check.ts";
import type { ReadPdf } from "./read-resume-pdf.ts";

const SOURCE = "Greenhouse documentation";
/** The strip at the top and bottom of a page that running headers and footers use. */
const MARGIN_SHARE = 0.08;
/** Rows with so many cells under one another look like a table. */
const TABLE = { rows: 3, cells: 3, tolerance: 3 } as const;

export function placeChecks(pdf: PdfText, read: ReadPdf): Check[] {
  const lines = linesInFileOrder(pdf.pages);
  return [tables(pdf, lines), runningText(pdf, lines, read)];
}

function tables({ pages }: PdfText, lines: TextLine[]): Check {
  // Tags say what is a table; without them, what is set like one counts.
  const isTagged = pages.some(({ roles }) => roles.length > 0);
  const found = isTagged ? pages.some(({ roles }) => roles.includes("Table")) : hasGrid(lines);
  return check(
    "tables",
    "No text in tables",
    SOURCE,
    found ? "warn" : "good",
    found
      ? "Text is set in a table. Parsers read its cells in different orders."
      : "No table is found.",
  );
}

function hasGrid(lines: TextLine[]): boolean {
  let rows = 1;
  return lines.some((line, index) => {
    const above = lines[index - 1];
    const isRow =
      above !== undefined &&
      line.cells.length >= TABLE.cells &&
      above.cells.length === line.cells.length &&
      line.cells.every(({ x }, at) => Math.abs(x - (above.cells[at]?.x ?? 0)) < TABLE.tolerance);
    rows = isRow ? rows + 1 : 1;
    return rows >= TABLE.rows;
  });
}

/** The same words at the same height of every page. */
function runningText({ pages }: PdfText, lines: TextLine[], { contact }: ReadPdf): Check {
  const title = "No text in headers and footers";
  const inMargin = lines.filter(({ page, y }) => {
    const height = pages[page - 1]?.height ?? 0;
    return y < height * MARGIN_SHARE || y > height * (1 - MARGIN_SHARE);
  });
  const wordless = (text: string) => text.replace(/\d+/g, "#");
  const repeated = inMargin.filter((line) =>
    inMargin.some(
      (other) =>
        other.page !== line.page &&
        Math.abs(other.y - line.y) < 2 &&
        wordless(other.text) === wordless(line.text),
    ),
  );
  const texts = [...new Set(repeated.map(({ text }) => text))];
  const holdsContact = texts.some((text) => contact.emails.some((email) => text.includes(email)));
  return check(
    "running-text",
    title,
    SOURCE,
    texts.length === 0 ? "good" : holdsContact ? "bad" : "warn",
    texts.length === 0
      ? "Nothing is repeated at the edge of the pages."
      : `Repeated on several pages: “${texts.slice(0, 3).join("”, “")}”. Many parsers leave headers and footers out.`,
  );
}
