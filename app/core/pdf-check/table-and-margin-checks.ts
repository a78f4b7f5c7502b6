/** Checks that no text is in tables or in running headers and footers, where parsers may miss it. */
import { linesInFileOrder, type TextLine } from "#app/core/pdf-text/lines.ts";
import type { PdfText } from "#app/core/pdf-text/text-run.ts";
import { type Check, createCheck } from "./check.ts";
import type { ParsedPdf } from "./read-resume-pdf.ts";

const SOURCE = "Greenhouse documentation";
/** The height of the area for running headers and footers, as a share of the page's height. */
const MARGIN_SHARE = 0.08;
/** Consecutive rows with this many aligned cells count as a table; the tolerance is in points. */
const TABLE = { rows: 3, cells: 3, tolerance: 3 } as const;

export function tableAndMarginChecks(pdf: PdfText, read: ParsedPdf): Check[] {
  const lines = linesInFileOrder(pdf.pages);
  return [checkTables(pdf, lines), checkRunningText(pdf, lines, read)];
}

function checkTables({ pages }: PdfText, lines: TextLine[]): Check {
  // The layout is used only if the file has no tags.
  const isTagged = pages.some(({ roles }) => roles.length > 0);
  const hasTable = isTagged ? pages.some(({ roles }) => roles.includes("Table")) : hasGrid(lines);
  return createCheck(
    "tables",
    "No text in tables",
    SOURCE,
    hasTable ? "warn" : "good",
    hasTable
      ? "The file has a table. Parsers read its cells in different orders."
      : "No table was found.",
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
      line.cells.every(
        ({ x }, index) => Math.abs(x - (above.cells[index]?.x ?? 0)) < TABLE.tolerance,
      );
    rows = isRow ? rows + 1 : 1;
    return rows >= TABLE.rows;
  });
}

/** Running text: the same words at the same height on several pages. */
function checkRunningText({ pages }: PdfText, lines: TextLine[], { contact }: ParsedPdf): Check {
  const title = "No text in headers and footers";
  const inMargin = lines.filter(({ page, y }) => {
    const height = pages[page - 1]?.height ?? 0;
    return y < height * MARGIN_SHARE || y > height * (1 - MARGIN_SHARE);
  });
  const withoutNumbers = (text: string) => text.replace(/\d+/g, "#");
  const repeated = inMargin.filter((line) =>
    inMargin.some(
      (otherLine) =>
        otherLine.page !== line.page &&
        Math.abs(otherLine.y - line.y) < 2 &&
        withoutNumbers(otherLine.text) === withoutNumbers(line.text),
    ),
  );
  const texts = [...new Set(repeated.map(({ text }) => text))];
  const hasEmail = texts.some((text) => contact.emails.some((email) => text.includes(email)));
  return createCheck(
    "running-text",
    title,
    SOURCE,
    texts.length === 0 ? "good" : hasEmail ? "bad" : "warn",
    texts.length === 0
      ? "No text repeats at the top or bottom of the pages."
      : `Repeated on several pages: “${texts.slice(0, 3).join("”, “")}”. Many parsers skip headers and footers.`,
  );
}
