/** Rows of tables, and what is read from them. */
import type { ColumnPart } from "#app/core/pdf-text/lines.ts";
import type { ColumnKind } from "./column-names.ts";

/** The left and right edge of a cell or column, counted in columns or in points. */
export interface Edges {
  from: number;
  to: number;
}

export interface GridCell<Line> extends Edges {
  lines: Line[];
}

export interface ArrangedLine<Line> {
  line: Line;
  /** Absent for a line outside entries. */
  startsEntry?: boolean;
  /**
   * The label that the table gives the line ("skills.item"), or only its kind of content ("projects") or its part
   * (".item").
   */
  tableLabel?: string;
}

/**
 * What is read from consecutive rows: the arranged lines of each. The lines of an entry are at its first row, so the
 * lists of its other rows are empty.
 */
export type RowLines<Line> = ArrangedLine<Line>[][];

/** Creates lines of one file format from others. */
export interface LineMaker<Line> {
  textOf(line: Line): string;
  /** One line with the cells of all lines; there is at least one. */
  joinCells(lines: readonly Line[]): Line;
  /** The line with another text, as its only cell. */
  withText(line: Line, text: string): Line;
  /** The line, marked as the part of an entry's head that its column header names. */
  withPart(line: Line, part: ColumnPart): Line;
}

export type GridRow<Line> = readonly GridCell<Line>[];
export type EntryValues<Line> = Map<ColumnKind, Line[]>;
