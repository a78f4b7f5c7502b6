/** Finds lines that the score quotes on the rendered page, as DOM ranges. */
import { FLOW_ID } from "#app/core/templates/page/sheet.ts";
import { locateQuote, type ReportQuote } from "./locate-quote.ts";
import { type PageLine, readPageLines } from "./page-lines.ts";

export interface PageQuote {
  range: Range;
  /** The field with the words; null for a section's heading. */
  field: string | null;
}

/**
 * Reads the page once for all quotes. The returned function gives null for a line that is no longer
 * there.
 */
export function readPageQuotes(pageDocument: Document): (where: ReportQuote) => PageQuote | null {
  const flow = pageDocument.getElementById(FLOW_ID);
  const lines = flow ? readPageLines<Node>(flow) : [];
  return (where) => {
    const place = locateQuote(lines, where);
    const start = place && positionOfCharacter(lines, place.start.line, place.start.at);
    const end = place && positionOfCharacter(lines, place.end.line, place.end.at - 1);
    if (!start || !end) return null;
    const range = pageDocument.createRange();
    range.setStart(...start);
    range.setEnd(end[0], end[1] + 1);
    return { range, field: place.field };
  };
}

const positionOfCharacter = (lines: readonly PageLine<Node>[], line: number, at: number) =>
  lines[line]?.positions[at];
