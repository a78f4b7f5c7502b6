/** Reads tables of identity and travel documents: "Document ⇥ Number ⇥ Place of issue ⇥ Valid until". */
import type { SectionKind } from "#app/core/import/readers/headings.ts";
import { textOf } from "./arrange-entry.ts";
import { columnKind } from "./column-names.ts";
import { mayHaveProjectsOrSkills } from "./project-and-skill-sections.ts";
import type { GridRow, LineMaker, RowLines } from "./table-types.ts";

const DOCUMENT_HEADER =
  /^(?:(?:name|type|kind) of (?:travel )?document|(?:travel |identity )?documents?(?: (?:name|type))?|dokument(?:art)?|document(?:o)?|documento de identidad|tipo de documento)$/iu;
const NUMBER_HEADER = /^(?:document )?(?:number|no\.?|nr\.?|nummer|número|numéro|numero)$/iu;

const isIdentityDocument = (text: string): boolean =>
  /passport|reisepass|personalausweis|passeport|pasaporte|passaporto|paspoort|paszport|(?<!\p{L})visa|seam[ae]n['’]?s? (?:book|discharge)|national id|identity card|emirates id|residence permit/iu.test(
    text,
  );

/** One custom line for each document. The table starts at `index`; empty if it is no such table. */
export function readDocumentRows<Line>(
  rows: readonly GridRow<Line>[],
  index: number,
  maker: LineMaker<Line>,
  section: SectionKind | null,
): RowLines<Line> {
  const headers = (rows[index] ?? []).map(({ lines }) => textOf(lines, maker));
  const [first = "", ...others] = headers;
  const hasNumber = others.some((header) => NUMBER_HEADER.test(header));
  const hasDate = others.some((header) => ["until", "date"].includes(columnKind(header) ?? ""));
  if (!DOCUMENT_HEADER.test(first) || !hasNumber || !hasDate) return [];
  const names = rows.slice(index + 1).map((row) => textOf(row[0]?.lines ?? [], maker));
  // `section` may be out of date: an unknown heading, such as "Travel documents", does not change it.
  if (!mayHaveProjectsOrSkills(section) && !names.some(isIdentityDocument)) return [];
  const result: RowLines<Line> = [[]];
  for (const row of rows.slice(index + 1)) {
    if (row.length < 2) break;
    const cells = row.flatMap(({ lines: [line, ...more] }) =>
      line ? [maker.withText(line, textOf([line, ...more], maker))] : [],
    );
    result.push([{ line: maker.joinCells(cells), tableLabel: "custom.item" }]);
  }
  return result.length > 1 ? result : [];
}
