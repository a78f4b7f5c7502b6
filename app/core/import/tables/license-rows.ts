/** Reads rows of a form with a license and its number or date: "License / certificate ⇥ … ⇥ Number / date ⇥ …". */
import { findDate } from "#app/core/import/readers/read-dates.ts";
import { textOf } from "./arrange-entry.ts";
import { columnKind } from "./column-names.ts";
import type { GridRow, LineMaker, RowLines } from "./table-types.ts";

const LICENSE_LABEL =
  /(?<!\p{L})(?:licen[cs]es?|certificat(?:es?|ions?)|registrations?|licencias?|certificados?|uprawnienia|certyfikat)(?!\p{L})/iu;
/** In characters. */
const MAX_LABEL_LENGTH = 40;

/** One certificate; empty for a row that does not have a license's label and then that of its number or date. */
export function readLicenseRow<Line>(
  rows: readonly GridRow<Line>[],
  index: number,
  maker: LineMaker<Line>,
): RowLines<Line> {
  const row = rows[index] ?? [];
  const [label = "", , second = "", value = ""] = row.map(({ lines }) => textOf(lines, maker));
  const [name] = row[1]?.lines ?? [];
  const [valueLine] = row[3]?.lines ?? [];
  const isLicense =
    row.length === 4 &&
    label.length <= MAX_LABEL_LENGTH &&
    LICENSE_LABEL.test(label) &&
    columnKind(label) === "course" &&
    ["number", "date"].includes(columnKind(second) ?? "") &&
    // A row of names of columns has no digits and a second name.
    /^$|\d/.test(value) &&
    columnKind(textOf(row[1]?.lines ?? [], maker)) === null;
  if (!isLicense || name === undefined) return [];
  const parts = value.split(/[,;]\s+/).filter(Boolean);
  const date = parts.find((part) => findDate(part)?.rest.trim() === "");
  const number = parts.filter((part) => part !== date && /\d/.test(part)).join(", ");
  const title = maker.withText(name, textOf(row[1]?.lines ?? [], maker));
  const cells = valueLine && date ? [title, maker.withText(valueLine, date)] : [title];
  const head = {
    ...{ line: maker.joinCells(cells), startsEntry: true },
    tableLabel: "certificates.head",
  };
  if (!valueLine || number === "") return [[head]];
  const numberLine = maker.withText(valueLine, `License No. ${number}`);
  return [[head, { line: numberLine, startsEntry: false, tableLabel: "certificates.more" }]];
}
