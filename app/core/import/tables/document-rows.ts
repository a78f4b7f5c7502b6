/** Reads tables of passports, visas and the like: "Document ⇥ Number ⇥ Place of issue ⇥ Valid until". */
import type { SectionKind } from "#app/core/import/readers/headings.ts";
import { type ArrangedLine, type LineMaker, type NamedRow, textOf } from "./arrange-entry.ts";
import { columnKind } from "./column-names.ts";
import { isOtherSection } from "./other-sections.ts";

const DOCUMENT =
  /^(?:(?:name|type|kind) of (?:travel )?document|(?:travel |identity )?documents?(?: (?:name|type))?|dokument(?:art)?|document(?:o)?|documento de identidad|tipo de documento)$/iu;
const NUMBER = /^(?:document )?(?:number|no\.?|nr\.?|nummer|número|numéro|numero)$/iu;

const isPass = (text: string): boolean =>
  /passport|reisepass|personalausweis|passeport|pasaporte|passaporto|paspoort|paszport|(?<!\p{L})visa|seam[ae]n['’]?s? (?:book|discharge)|national id|identity card|emirates id|residence permit/iu.test(
    text,
  );

/** One line for each, under the heading that is above them. */
export function readDocumentRows<Line>(
  rows: readonly NamedRow<Line>[],
  index: number,
  maker: LineMaker<Line>,
  section: SectionKind | null,
): ArrangedLine<Line>[][] {
  const names = (rows[index] ?? []).map(({ lines }) => textOf(lines, maker));
  const [first = "", ...others] = names;
  const isTerm = others.some((name) => ["until", "date"].includes(columnKind(name) ?? ""));
  const areDocuments = DOCUMENT.test(first) && others.some((name) => NUMBER.test(name)) && isTerm;
  if (!areDocuments) return [];
  const below = rows.slice(index + 1).map((row) => textOf(row[0]?.lines ?? [], maker));
  // A heading that names no known section leaves the one above it.
  if (isOtherSection(section) && !below.some(isPass)) return [];
  const read: ArrangedLine<Line>[][] = [[]];
  for (const row of rows.slice(index + 1)) {
    if (row.length < 2) break;
    const cells = row.flatMap(({ lines: [line, ...more] }) =>
      line ? [maker.withText(line, textOf([line, ...more], maker))] : [],
    );
    read.push([{ line: maker.beside(cells), tableLabel: "custom.item" }]);
  }
  return read.length > 1 ? read : [];
}
