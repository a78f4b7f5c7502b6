/**
 * Removes a label before a list that repeats the section's heading: "Languages: English (native)".
 */
import type { DocLine } from "./doc-line.ts";
import { readHeading, type SectionKind } from "./headings.ts";

const LABEL = /^([^:,;()]{3,40}?)\s*:(?:\s+|$)/;

/** Removes the label before a colon, or in a separate cell, if as a heading it would open a section of `kind`. */
export function withoutSectionLabel(line: DocLine, kind: SectionKind): DocLine {
  const [first, ...otherCells] = line.cells;
  if (!first) return line;
  const [label = "", name = ""] = LABEL.exec(first.text) ?? [];
  if (name !== "" && readHeading(name) === kind) {
    const text = first.text.slice(label.length);
    if (text === "" && otherCells.length === 0) return line;
    return withCells(line, text === "" ? otherCells : [{ ...first, text }, ...otherCells]);
  }
  return otherCells.length > 0 && readHeading(first.text) === kind
    ? withCells(line, otherCells)
    : line;
}

const withCells = (line: DocLine, cells: DocLine["cells"]): DocLine => ({
  ...line,
  cells,
  text: cells.map(({ text }) => text).join(" "),
});
