/**
 * Reads the applicant's rows of an application form, with two labels and values in a row: "Full name ⇥ … ⇥ Date of
 * application ⇥ …".
 */
import { isFactLabelAlone } from "#app/core/import/labels/heads/personal-facts.ts";
import { isSingleFactValue } from "#app/core/import/labels/lines/fact-lines.ts";
import { readHeading } from "#app/core/import/readers/headings.ts";
import { LABEL_ALONE } from "#app/core/import/readers/read-profile.ts";
import { addressPart } from "./address-parts.ts";
import { textOf } from "./arrange-entry.ts";
import { type ColumnKind, columnKind, isNameOfPerson } from "./column-names.ts";
import { isPostLabel, mayBePost } from "./post-labels.ts";
import { rowsFrom } from "./rows-from.ts";
import type { ArrangedLine, GridRow, LineMaker, RowLines } from "./table-types.ts";

/** More rows are no form of one person. */
const MAX_ROWS = 12;
/** In characters. A question may be longer: "Are you legally eligible to work in the U.S.?" */
const MAX_LABEL_LENGTH = 30;
const MAX_QUESTION_LENGTH = 80;

const NAME_LABEL = /^(?:(?:name of (?:the )?)?(?:candidate|applicant)(?:['’]s)?(?: name)?)\s*:?$/iu;
/** What a form asks about the application. */
const APPLICATION_LABEL =
  /^(?:date of application|application date|(?:date|start date) available|available (?:from|to start)|availability|(?:desired|expected|current) (?:pay|salary|wages?)|salary (?:desired|expected|expectations?|requirements?)|notice period|consultant|recruiter|(?:vacancy|job|application) (?:ref(?:erence)?|number|no)\.?)\s*:?$/iu;
/** A label of a number that would be taken for a telephone's. */
const IDENTITY_LABEL =
  /^(?:c\.? ?c\.?|d\.?n\.?i\.?|c\.? ?i\.?|cédula(?: de .{3,20})?|pesel)\s*:?$/iu;
const YES_OR_NO = /^[☐☑☒✓✔\s]*(?:yes|no|sí|si|ja|nein|oui|non|tak|nie)(?!\p{L})/iu;

/** The kinds that a form has for its applicant; with another, as "employer", the rows are an entry. */
const APPLICANT_KINDS: ReadonlySet<ColumnKind> = new Set<ColumnKind>([
  "name",
  "firstName",
  "middleName",
  "surname",
  "phone",
  "email",
  "place",
  "position",
  "detail",
]);

interface Pair<Line> {
  label: string;
  labelLine: Line;
  value: readonly Line[];
}

/**
 * A line for each pair; empty unless the rows from `index` on have the name of one person and what only an applicant
 * states, such as the post applied for.
 */
export function readApplicantRows<Line>(
  rows: readonly GridRow<Line>[],
  index: number,
  maker: LineMaker<Line>,
): RowLines<Line> {
  const pairsByRow: Pair<Line>[][] = [];
  for (const row of rowsFrom(rows, index)) {
    const pairs = pairsOf(row, maker);
    if (!pairs || pairsByRow.length === MAX_ROWS) break;
    pairsByRow.push(pairs);
  }
  const pairs = pairsByRow.flat();
  const names = pairs.filter(
    ({ label, value }) => isNameLabel(label) && columnKind(textOf(value, maker)) === null,
  );
  const nameParts = readNameParts(pairsByRow[0] ?? [], maker);
  const isApplicant =
    names.length === (nameParts ? 0 : 1) &&
    (nameParts !== null || pairsByRow[0]?.some(({ label }) => isNameLabel(label)) === true) &&
    pairsByRow.some((inRow) => inRow.length > 1) &&
    pairs.some(({ label }) => isPostLabel(label) || APPLICATION_LABEL.test(label)) &&
    // An agency's "Candidate" has its own details, not those of the person.
    (names.some(({ label }) => NAME_LABEL.test(label)) ||
      pairs.some(({ label }) => ["phone", "email"].includes(columnKind(label) ?? "")));
  if (!isApplicant) return [];
  const hasPostLabel = pairs.some(({ label }) => isPostLabel(label));
  const arranged = pairsByRow.map((inRow) =>
    inRow
      .filter((pair) => !nameParts?.pairs.includes(pair) && addressPart(pair.label) === null)
      .flatMap((pair) => arrangePair(pair, hasPostLabel, maker)),
  );
  if (nameParts) arranged[0]?.unshift({ line: nameParts.line, tableLabel: "name" });
  for (const { pair, line } of joinAddresses(pairs, maker))
    arranged[pairsByRow.findIndex((inRow) => inRow.includes(pair))]?.unshift({ line });
  return arranged;
}

/**
 * The addresses whose parts a form has in cells of their own, each with its first pair. A second part of the same kind,
 * as "Permanent address" after "Present address", starts another one.
 */
function joinAddresses<Line>(
  pairs: readonly Pair<Line>[],
  maker: LineMaker<Line>,
): { pair: Pair<Line>; line: Line }[] {
  const addresses: Map<string, Pair<Line>>[] = [];
  for (const pair of pairs) {
    const part = addressPart(pair.label);
    if (part === null || pair.value.length === 0) continue;
    const current = addresses.at(-1);
    if (!current || current.has(part)) addresses.push(new Map([[part, pair]]));
    else current.set(part, pair);
  }
  return addresses.flatMap((parts) => {
    const [pair] = [...parts.values()];
    const [first] = pair?.value ?? [];
    if (!pair || first === undefined) return [];
    const text = [...parts.values()].map(({ value }) => textOf(value, maker)).join(", ");
    const label = maker.withText(pair.labelLine, "Address");
    return [{ pair, line: maker.joinCells([label, maker.withText(first, text)]) }];
  });
}

/** The kinds of the parts of a name, in the order of the full name. */
const NAME_PARTS = ["firstName", "middleName", "surname"] as const;

/** The name in "Last name ⇥ Berg ⇥ First name ⇥ Ada", and its pairs; null without both. */
function readNameParts<Line>(
  row: readonly Pair<Line>[],
  maker: LineMaker<Line>,
): { pairs: Pair<Line>[]; line: Line } | null {
  const pairs = NAME_PARTS.flatMap((part) => row.filter(({ label }) => columnKind(label) === part));
  const kinds = pairs.map(({ label }) => columnKind(label));
  const isOnePerson = new Set(kinds).size === kinds.length;
  const [first] = pairs[0]?.value ?? [];
  // Captions of columns have captions beside them: "First name ⇥ Middle name".
  const areValues = pairs.every(({ value }) => columnKind(textOf(value, maker)) === null);
  if (
    !first ||
    !isOnePerson ||
    !areValues ||
    !kinds.includes("firstName") ||
    !kinds.includes("surname")
  )
    return null;
  const name = pairs.map(({ value }) => textOf(value, maker)).filter(Boolean);
  return { pairs, line: maker.withText(first, name.join(" ")) };
}

/** "Profesión" below "Padre" is not the person's own. */
const RELATIVE =
  /(?<!\p{L})(?:padre|madre|cónyuge|espos[oa]|marido|pareja|herman[oa]|hij[oa])(?!\p{L})/iu;
export const isRelative = (label: string): boolean => RELATIVE.test(label);

/** The post alone in its row: "Desired employment / Occupational field ⇥ Cook". Empty for other rows. */
export function readPostRow<Line>(
  rows: readonly GridRow<Line>[],
  index: number,
  maker: LineMaker<Line>,
): RowLines<Line> {
  const [label, value, ...others] = rows[index] ?? [];
  const [first] = value?.lines ?? [];
  const post = textOf(value?.lines ?? [], maker);
  const isPost = isPostLabel(textOf(label?.lines ?? [], maker)) && mayBePost(post);
  if (first === undefined || others.length > 0 || !isPost) return [];
  const labelAbove = textOf(rows[index - 1]?.[0]?.lines ?? [], maker);
  if (isRelative(labelAbove)) return [];
  return [[{ line: maker.withText(first, post), tableLabel: "headline" }]];
}

const isNameLabel = (label: string): boolean =>
  NAME_LABEL.test(label) || isNameOfPerson(label) || columnKind(label) === "name";

function arrangePair<Line>(
  { label, labelLine, value }: Pair<Line>,
  hasPostLabel: boolean,
  maker: LineMaker<Line>,
): ArrangedLine<Line>[] {
  const [first] = value;
  if (first === undefined) return [];
  const text = textOf(value, maker);
  const whole = maker.withText(first, text);
  const line = maker.joinCells([maker.withText(labelLine, label), whole]);
  if (isNameLabel(label)) return [{ line: whole, tableLabel: "name" }];
  const isPost = isPostLabel(label) || (!hasPostLabel && columnKind(label) === "position");
  if (isPost && mayBePost(text)) return [{ line: whole, tableLabel: "headline" }];
  return [
    isFact(label, text)
      ? { line: withFact(whole, label, maker), tableLabel: "custom.item" }
      : { line },
  ];
}

/** True for a personal fact, an answer about the application, and what no other field or section has. */
function isFact(label: string, value: string): boolean {
  if (IDENTITY_LABEL.test(label) || APPLICATION_LABEL.test(label)) return true;
  if (label.endsWith("?")) return YES_OR_NO.test(value);
  const kind = columnKind(label);
  return (
    isFactLabelAlone(label) ||
    ((kind === null || kind === "detail") &&
      isSingleFactValue(value) &&
      !LABEL_ALONE.test(label.replace(/\s*:$/, "")) &&
      readHeading(label) === null)
  );
}

/** "Notice period: One month", and "Do you have a van? Yes". */
const withFact = <Line>(value: Line, label: string, maker: LineMaker<Line>): Line => {
  const caption = label.replace(/\s*:$/, "");
  return maker.withText(
    value,
    `${caption}${/\?$/.test(caption) ? "" : ":"} ${maker.textOf(value)}`,
  );
};

/** The labels and values of a row in turn; null for other rows. A value may be missing. */
function pairsOf<Line>(row: GridRow<Line>, maker: LineMaker<Line>): Pair<Line>[] | null {
  if (row.length === 0 || row.length % 2 > 0) return null;
  const pairs: Pair<Line>[] = [];
  for (let at = 0; at < row.length; at += 2) {
    const [labelLine] = row[at]?.lines ?? [];
    const label = textOf(row[at]?.lines ?? [], maker);
    if (labelLine === undefined || !mayBeLabel(label)) return null;
    pairs.push({ label, labelLine, value: row[at + 1]?.lines ?? [] });
  }
  return pairs;
}

function mayBeLabel(label: string): boolean {
  if (label.endsWith("?")) return label.length <= MAX_QUESTION_LENGTH;
  if (label.length > MAX_LABEL_LENGTH || /[\d@]/.test(label)) return false;
  const kind = columnKind(label);
  return (
    kind === null || isFactLabelAlone(label) || APPLICANT_KINDS.has(kind) || isFormLabel(label)
  );
}

const isFormLabel = (label: string): boolean =>
  NAME_LABEL.test(label) || isPostLabel(label) || APPLICATION_LABEL.test(label);
