/** Personal facts that are no contact details, such as a date of birth, under a heading such as "Personal details". */

import {
  isFact,
  isHeadingOfPerson,
  isLabelAlone,
  splitFact,
} from "#app/core/import/labels/heads/personal-facts.ts";
import {
  type LabelCell,
  type LabeledLine,
  type LabelLine,
  withCells,
} from "#app/core/import/labels/label-line.ts";
import { findEmail, findPhone, findUrls } from "#app/core/import/readers/find-contacts.ts";
import { type ColumnKind, columnKind } from "#app/core/import/tables/column-names.ts";

/** Contact details, and several facts in one line, are none. */
const isValue = (text: string): boolean =>
  findEmail(text) === null &&
  findPhone(text) === null &&
  findUrls(text).length === 0 &&
  !/[|·•;]|\b\d{4,5}\b\s+\p{Lu}/u.test(text);

const CUSTOM = /^custom\./;
const MAY_BE_FACT = /^(?:contact$|custom\.)/;

/** Makes such facts a section of their own, a line each: "Date of birth: 3 May 1990". */
export function keepFacts(all: readonly LabeledLine[]): LabeledLine[] {
  const result: LabeledLine[] = [];
  const parted = partBeside(all);
  const areAmongFacts = amongFacts(parted);
  let isOfPerson = false;
  for (let index = 0; index < parted.length; index++) {
    const own = parted[index] as LabeledLine;
    const { line, labeled } = own;
    if (labeled.label === "heading") isOfPerson = isHeadingOfPerson(line.text);
    const mayBeFact = MAY_BE_FACT.test(labeled.label) || isFact(line.text);
    const known = isOfPerson && mayBeFact ? splitFact(line.cells) : null;
    const found = known ?? (areAmongFacts[index] ? splitCells(own) : null);
    const next = parted[index + 1];
    // Of several labels above their values, it is open whose value is which.
    const isAfterLabel = isLabelAlone(parted[index - 1]?.line.text ?? "");
    const isBelow =
      !isAfterLabel &&
      found?.value === "" &&
      next !== undefined &&
      MAY_BE_FACT.test(next.labeled.label) &&
      !isFact(next.line.text);
    const value = isBelow ? next.line.text : found?.value;
    if (!found || !value || !isValue(value)) {
      result.push(isOfPerson ? asContact(own) : own);
      continue;
    }
    const text = `${found.label}: ${value}`;
    const [first] = line.cells;
    const cells = first ? [{ ...first, text, spans: undefined, pieces: undefined }] : [];
    result.push({ line: withCells(line, cells), labeled: { ...labeled, label: "custom.item" } });
    if (isBelow) index++;
  }
  return result;
}

/** "Name: Ada Berg" and "Phone: …" below a heading of the person are no facts of a section of their own. */
function asContact(own: LabeledLine): LabeledLine {
  const { line, labeled } = own;
  if (!CUSTOM.test(labeled.label)) return own;
  const [first = "", ...rest] =
    line.cells.length > 1 ? line.cells.map(({ text }) => text) : line.text.split(":");
  const kind = rest.length > 0 ? columnKind(first.replace(/\s*:$/, "")) : null;
  if (kind === "name") return { line, labeled: { ...labeled, label: "name" } };
  const isContact = OF_CONTACT.has(kind) || findEmail(line.text) !== null;
  return isContact ? { line, labeled: { ...labeled, label: "contact" } } : own;
}

/** In characters. */
const MAX_NAME = 30;
const OF_CONTACT: ReadonlySet<ColumnKind | null> = new Set(["name", "place", "phone", "email"]);

/** "Notice period ⇥ 30 days" among facts, whose name is not known. */
function splitCells({ line, labeled }: LabeledLine): { label: string; value: string } | null {
  const [name, value, ...others] = line.cells;
  const label = name?.text.replace(/\s*:$/, "") ?? "";
  const isName = label !== "" && label.length <= MAX_NAME && !/[\d@]/.test(label);
  if (!value || others.length > 0 || !isName || !CUSTOM.test(labeled.label)) return null;
  if (OF_CONTACT.has(columnKind(label))) return null;
  return { label, value: value.text.replace(/^\s*:\s*/, "") };
}

/** Tells the lines below a heading that has a fact below it too, each of two cells. */
function amongFacts(all: readonly LabeledLine[]): boolean[] {
  const are: boolean[] = [];
  for (let from = 0; from < all.length; ) {
    let to = from + 1;
    while (to < all.length && all[to]?.labeled.label !== "heading") to++;
    const under = all.slice(from, to);
    const hasFact = under.some(
      ({ line, labeled }) =>
        line.cells.length === 2 &&
        CUSTOM.test(labeled.label) &&
        isLabelAlone(line.cells[0]?.text ?? ""),
    );
    are.push(...under.map(() => hasFact));
    from = to;
  }
  return are;
}

/** "Date of birth ⇥ … ⇥ Civil status ⇥ …" as lines of their own. */
const partBeside = (all: readonly LabeledLine[]): LabeledLine[] =>
  all.flatMap((own) => {
    const parts = MAY_BE_FACT.test(own.labeled.label) ? pairsOf(own.line) : [];
    return parts.length > 1 ? parts.map((line) => ({ ...own, line })) : [own];
  });

function pairsOf(line: LabelLine): LabelLine[] {
  const { cells } = line;
  if (cells.length < 4 || cells.length % 2 > 0) return [];
  const pairs = cells.flatMap((name, at): [LabelCell, LabelCell][] => {
    const value = cells[at + 1];
    return at % 2 === 0 && value ? [[name, value]] : [];
  });
  const isKnown = ([{ text }]: [LabelCell, LabelCell]) =>
    isLabelAlone(text) || columnKind(text) !== null;
  const areNames = pairs.every(([{ text }]) => text.length <= MAX_NAME && !/[\d@]/.test(text));
  const areFacts = areNames && pairs.some(([{ text }]) => isLabelAlone(text));
  return areFacts && pairs.filter(isKnown).length >= pairs.length / 2
    ? pairs.map((pair) => withCells(line, pair))
    : [];
}
