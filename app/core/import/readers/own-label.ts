/**
 * Removes a label before a list that repeats the section's heading: "Languages: English (native)".
 */
import type { DocLine } from "./doc-line.ts";
import { readHeading, type SectionKind } from "./headings.ts";

const LABEL = /^([^:,;()]{3,40}?)\s*:(?:\s+|$)/;

/** Removes the label before a colon, or in a cell before the list. */
export function withoutOwnLabel(line: DocLine, kind: SectionKind): DocLine {
  const [first, ...rest] = line.cells;
  if (!first) return line;
  const [label = "", name = ""] = LABEL.exec(first.text) ?? [];
  if (name !== "" && readHeading(name) === kind) {
    const text = first.text.slice(label.length);
    if (text === "" && rest.length === 0) return line;
    return withCells(line, text === "" ? rest : [{ ...first, text }, ...rest]);
  }
  return rest.length > 0 && readHeading(first.text) === kind ? withCells(line, rest) : line;
}

const withCells = (line: DocLine, cells: DocLine["cells"]): DocLine => ({
  ...line,
  cells,
  text: cells.map(({ text }) => text).join(" "),
});
