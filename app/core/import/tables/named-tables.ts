/**
 * Reads tables whose columns or rows have names, such as "Period ⇥ Employer ⇥ Duties" above rows, or "Employer ⇥ Acme"
 * row by row: the names tell what each cell is, so its entries are arranged as a resume without tables has them.
 */
import { readHeading, type SectionKind } from "#app/core/import/readers/headings.ts";
import { isLevel } from "#app/core/import/readers/language-levels.ts";
import { isSpoken } from "#app/core/import/readers/spoken-languages.ts";
import {
  type ArrangedLine,
  kindOf,
  type LineMaker,
  type NamedRow,
  textOf,
} from "./arrange-entry.ts";
import { readBelowNames } from "./below-names.ts";
import { readBesideNames, readTurned, splitFacts } from "./beside-names.ts";
import { readDocumentRows } from "./document-rows.ts";
import { readFactRows } from "./fact-rows.ts";
import { readLanguageRows } from "./language-rows.ts";
import { readProjectRows } from "./project-rows.ts";
import { readSkillRows } from "./skill-rows.ts";

/** The lines of each row, arranged; null for one that is none of an entry with names. */
type Arranged<Line> = (ArrangedLine<Line>[] | null)[];

/** The first that reads rows is right: a name above rows says more than one beside a value. */
const READERS = [
  readProjectRows,
  readSkillRows,
  readLanguageRows,
  readDocumentRows,
  readBelowNames,
  readTurned,
  readBesideNames,
  splitFacts,
  readFactRows,
] as const;

/** `above` is the section whose heading is above the rows, if that is known. */
export function arrangeNamedRows<Line>(
  all: readonly NamedRow<Line>[],
  maker: LineMaker<Line>,
  above: SectionKind | null = null,
): Arranged<Line> {
  const rows = all.map((row) => withNamesBeside(withoutNumber(row, maker), maker));
  const arranged: Arranged<Line> = rows.map(() => null);
  let section = above;
  for (let index = 0; index < rows.length; ) {
    let read: ArrangedLine<Line>[][] = [];
    for (const readRows of READERS) {
      read = readRows(rows, index, maker, section);
      if (read.length > 0) break;
    }
    read.forEach((lines, at) => {
      arranged[index + at] = lines;
    });
    const end = index + Math.max(1, read.length);
    for (const row of rows.slice(index, end)) section = headingOf(row, maker) ?? section;
    index = end;
  }
  return arranged;
}

function headingOf<Line>(row: NamedRow<Line>, maker: LineMaker<Line>): SectionKind | null {
  const [line, ...more] = row[0]?.lines ?? [];
  return row.length === 1 && line && more.length === 0 ? readHeading(maker.textOf(line)) : null;
}

const ROW_NUMBER =
  /^(?:(?:post(?:e|en)?|positions?|jobs?|employment|emploi|stelle|employer|arbeitgeber)\s+)?\d{1,2}[.)]?$/iu;

/** Without the number of a row in a form: "3. ⇥ Date of birth ⇥ …", "Poste 1 ⇥ Employeur ⇥ …". */
function withoutNumber<Line>(row: NamedRow<Line>, maker: LineMaker<Line>): NamedRow<Line> {
  const [first, second, third] = row.map(({ lines }) => textOf(lines, maker));
  const isNumber = third !== undefined && ROW_NUMBER.test(first ?? "");
  const isNamed = kindOf(second ?? "") !== null || (isSpoken(second ?? "") && isLevel(third ?? ""));
  return isNumber && isNamed ? row.slice(1) : row;
}

const ENUMERATION = /^(?:\d{1,2}|[A-H])[.)]?\s+(?=\p{L})/u;
const isName = (text: string) => kindOf(text.replace(ENUMERATION, "")) !== null;

/** A form has small names above the values, in the same cells: they are cells of their own. */
function withNamesBeside<Line>(row: NamedRow<Line>, maker: LineMaker<Line>): NamedRow<Line> {
  const named = row.filter(({ lines: [name] }) => name && isName(maker.textOf(name)));
  const areStacked = row.every(({ lines }) => lines.length > 1);
  if (!areStacked || named.length === 0 || named.length < row.length / 2) return row;
  return row.flatMap(({ from, to, lines: [name, ...value] }) => [
    { from, to: from, lines: name ? [withoutEnumeration(name, maker)] : [] },
    { from, to, lines: value },
  ]);
}

/** "Job title" of "A) Job title" and "5 E-mail". */
function withoutEnumeration<Line>(name: Line, maker: LineMaker<Line>): Line {
  const text = maker.textOf(name);
  const bare = text.replace(ENUMERATION, "");
  return bare === text || kindOf(bare) === null ? name : maker.withText(name, bare);
}
