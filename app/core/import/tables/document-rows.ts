/** Reads tables of identity and travel documents: "Document ⇥ Number ⇥ Place of issue ⇥ Valid until". */
import { textOf } from "./arrange-entry.ts";
import { columnKind } from "./column-names.ts";
import type { GridRow, LineMaker, RowLines } from "./table-types.ts";

const DOCUMENT_HEADER =
  /^(?:(?:name|type|kind) of (?:travel )?document|(?:travel |identity )?documents?(?: (?:name|type))?|dokument(?:art)?|document(?:o)?|documento de identidad|tipo de documento)$/iu;
const NUMBER_HEADER = /^(?:document )?(?:number|no\.?|nr\.?|nummer|número|numéro|numero)$/iu;

const isIdentityDocument = (text: string): boolean =>
  /passport|reisepass|personalausweis|passeport|pasaporte|passaporto|paspoort|paszport|(?<!\p{L})visa|seam[ae]n['’]?s? (?:book|discharge)|national id|identity card|emirates id|residence permit/iu.test(
    text,
  );

const areMostlyIdentityDocuments = (names: readonly string[]): boolean =>
  names.filter(isIdentityDocument).length * 2 >= names.filter((name) => name !== "").length;

/** One custom line for each document. The table starts at `index`; empty if it is no such table. */
export function readDocumentRows<Line>(
  rows: readonly GridRow<Line>[],
  index: number,
  maker: LineMaker<Line>,
): RowLines<Line> {
  const headers = (rows[index] ?? []).map(({ lines }) => textOf(lines, maker));
  const [first = "", ...others] = headers;
  const hasNumber = others.some((header) => NUMBER_HEADER.test(header));
  const hasDate = others.some((header) => ["until", "date"].includes(columnKind(header) ?? ""));
  if (!DOCUMENT_HEADER.test(first) || !hasNumber || !hasDate) return [];
  const end = rows.findIndex((row, at) => at > index && row.length < 2);
  const body = rows.slice(index + 1, end < 0 ? rows.length : end);
  // A certificate of competence, with a seaman's book among others, is none.
  if (!areMostlyIdentityDocuments(body.map((row) => textOf(row[0]?.lines ?? [], maker)))) return [];
  const result: RowLines<Line> = [[]];
  for (const row of body) {
    const cells = row.flatMap(({ lines: [line, ...more] }) =>
      line ? [maker.withText(line, textOf([line, ...more], maker))] : [],
    );
    result.push([{ line: maker.joinCells(cells), tableLabel: "custom.item" }]);
  }
  return result.length > 1 ? result : [];
}
