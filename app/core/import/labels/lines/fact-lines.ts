/**
 * Moves personal facts other than contact details, such as a date of birth under "Personal details", to a custom
 * section: each fact becomes one line labeled "custom.item", "Date of birth: 3 May 1990". from-labels.ts applies it to
 * the lines of a resume after a model labeled them.
 */

import {
  isFactLabelAlone,
  isPersonalFact,
  isPersonHeading,
  splitPersonalFact,
} from "#app/core/import/labels/heads/personal-facts.ts";
import {
  type LabelCell,
  type LabeledLine,
  type LabelLine,
  replaceCells,
  replaceText,
} from "#app/core/import/labels/label-line.ts";
import { findEmail, findPhone, findUrls } from "#app/core/import/readers/find-contacts.ts";
import { readHeading } from "#app/core/import/readers/headings.ts";
import { type ColumnKind, columnKind } from "#app/core/import/tables/column-names.ts";

/** True for a value without contact details, which does not go on with another fact or an address. */
export const isSingleFactValue = (text: string): boolean =>
  findEmail(text) === null &&
  findPhone(text) === null &&
  findUrls(text).length === 0 &&
  !/[|·•;]|\b\d{4,5}\b\s+\p{Lu}/u.test(text);

const CUSTOM = /^custom\./;
/** Labels that the model gives such lines. */
const MAY_BE_FACT = /^(?:contact$|custom\.)/;

/** Facts count under a heading about the person, or in a section that has a known fact in two cells. */
export function separatePersonalFacts(all: readonly LabeledLine[]): LabeledLine[] {
  const result: LabeledLine[] = [];
  const lines = splitFactsBesideEachOther(all);
  const isInFactSection = findFactSections(lines);
  let isUnderPersonalHeading = false;
  /** True under any heading, such as "Personal profile", above a table of facts. */
  let isAboveFacts = false;
  for (let index = 0; index < lines.length; index++) {
    const current = lines[index] as LabeledLine;
    const { line, labeled } = current;
    if (labeled.label === "heading") {
      isAboveFacts = areFactsBelow(lines, index);
      isUnderPersonalHeading = isAboveFacts || isPersonHeading(line.text);
    }
    const mayBeFact = MAY_BE_FACT.test(labeled.label) || isPersonalFact(line.text);
    const knownFact = isUnderPersonalHeading && mayBeFact ? splitPersonalFact(line.cells) : null;
    const fact =
      knownFact ??
      (isInFactSection[index] || isAboveFacts ? splitUnknownFact(current, isAboveFacts) : null);
    const next = lines[index + 1];
    // If several labels precede their values, it is ambiguous which value belongs to which.
    const isAfterLabel = isFactLabelAlone(lines[index - 1]?.line.text ?? "");
    const isValueOnNextLine =
      !isAfterLabel &&
      fact?.value === "" &&
      next !== undefined &&
      MAY_BE_FACT.test(next.labeled.label) &&
      !isPersonalFact(next.line.text);
    const value = isValueOnNextLine ? next.line.text : fact?.value;
    // A passport's number may look like a telephone number.
    const isNumber = /^passport/i.test(fact?.label ?? "");
    if (!fact || !value || !(isNumber || isSingleFactValue(value))) {
      result.push(isUnderPersonalHeading ? relabelAsContact(current) : current);
      continue;
    }
    const text = `${fact.label}: ${value}`;
    result.push({ line: replaceText(line, text), labeled: { ...labeled, label: "custom.item" } });
    if (isValueOnNextLine) index++;
  }
  return result;
}

/** Relabels "Name: Ada Berg" as the name, and "Phone: …" as a contact detail; other lines are unchanged. */
function relabelAsContact(labeledLine: LabeledLine): LabeledLine {
  const { line, labeled } = labeledLine;
  if (!CUSTOM.test(labeled.label)) return labeledLine;
  const [first = "", ...rest] =
    line.cells.length > 1 ? line.cells.map(({ text }) => text) : line.text.split(":");
  const kind = rest.length > 0 ? columnKind(first.replace(/\s*:$/, "")) : null;
  if (kind === "name") return { line, labeled: { ...labeled, label: "name" } };
  const isContact = CONTACT_KINDS.has(kind) || findEmail(line.text) !== null;
  return isContact ? { line, labeled: { ...labeled, label: "contact" } } : labeledLine;
}

/** In characters: the caption of a fact is no longer. */
const MAX_FACT_LABEL = 30;
/** Kinds of captions (see tables/column-names.ts) that are contact details, not facts. */
const CONTACT_KINDS: ReadonlySet<ColumnKind | null> = new Set(["name", "place", "phone", "email"]);

/** Labels of what a table of facts has besides facts. */
const LISTED = /^(?:name|headline|contact|heading|furniture)$|^(?:languages|interests)\./;
/** In lines below a heading: at least MIN_FACTS of them are facts in two cells if a table of facts is there. */
const LINES_BELOW = 3;
const MIN_FACTS = 2;

/** True for a heading above a table of facts: "Date of birth ⇥ 3 May 1990", "Nationality ⇥ Indian". */
const areFactsBelow = (lines: readonly LabeledLine[], heading: number): boolean =>
  lines
    .slice(heading + 1, heading + 1 + LINES_BELOW)
    .filter(({ line: { cells } }) => cells.length === 2 && isFactLabelAlone(cells[0]?.text ?? ""))
    .length >= MIN_FACTS;

/** Splits a fact whose caption is not in the list of captions, "Notice period ⇥ 30 days"; null for other lines. */
function splitUnknownFact(
  { line, labeled }: LabeledLine,
  isAboveFacts: boolean,
): { label: string; value: string } | null {
  const [labelCell, value, ...others] = line.cells;
  const label = labelCell?.text.replace(/\s*:$/, "") ?? "";
  const isLabel = label !== "" && label.length <= MAX_FACT_LABEL && !/[\d@]/.test(label);
  const isNamedAsSection = readHeading(label) !== null;
  const mayBeFact =
    CUSTOM.test(labeled.label) ||
    (isAboveFacts && !LISTED.test(labeled.label) && !isNamedAsSection);
  if (!value || others.length > 0 || !isLabel || !mayBeFact) return null;
  if (CONTACT_KINDS.has(columnKind(label))) return null;
  return { label, value: value.text.replace(/^\s*:\s*/, "") };
}

/**
 * For each line, whether the lines under the same heading include a known fact in two cells, its
 * label and its value.
 */
function findFactSections(all: readonly LabeledLine[]): boolean[] {
  const result: boolean[] = [];
  for (let start = 0; start < all.length; ) {
    let end = start + 1;
    while (end < all.length && all[end]?.labeled.label !== "heading") end++;
    const section = all.slice(start, end);
    const hasFact = section.some(
      ({ line, labeled }) =>
        line.cells.length === 2 &&
        CUSTOM.test(labeled.label) &&
        isFactLabelAlone(line.cells[0]?.text ?? ""),
    );
    result.push(...section.map(() => hasFact));
    start = end;
  }
  return result;
}

/** Splits "Date of birth ⇥ … ⇥ Civil status ⇥ …" and "Born 3 May 1990 | Nationality …" into one line for each fact. */
const splitFactsBesideEachOther = (all: readonly LabeledLine[]): LabeledLine[] =>
  all.flatMap((labeledLine) => {
    const { line, labeled } = labeledLine;
    const isCustom = CUSTOM.test(labeled.label) && line.cells.length === 1;
    const facts = isCustom
      ? factsBetweenBars(line)
      : MAY_BE_FACT.test(labeled.label)
        ? factsOf(line)
        : [];
    return facts.length > 1 ? facts.map((line) => ({ ...labeledLine, line })) : [labeledLine];
  });

/** The facts between bars, a line for each; [] if one of the texts is no fact. */
function factsBetweenBars(line: LabelLine): LabelLine[] {
  const [cell] = line.cells;
  const texts = line.text.split(/\s+[|·•]\s+/);
  return cell && texts.every(isPersonalFact)
    ? texts.map((text) =>
        replaceCells(line, [{ ...cell, text, spans: undefined, pieces: undefined }]),
      )
    : [];
}

/**
 * A line of caption and value for each pair of cells; [] unless one is a personal fact and half of the captions are
 * known.
 */
function factsOf(line: LabelLine): LabelLine[] {
  const { cells } = line;
  if (cells.length < 4 || cells.length % 2 > 0) return [];
  const pairs = cells.flatMap((label, index): [LabelCell, LabelCell][] => {
    const value = cells[index + 1];
    return index % 2 === 0 && value ? [[label, value]] : [];
  });
  const isKnown = ([{ text }]: [LabelCell, LabelCell]) =>
    isFactLabelAlone(text) || columnKind(text) !== null;
  const areLabels = pairs.every(
    ([{ text }]) => text.length <= MAX_FACT_LABEL && !/[\d@]/.test(text),
  );
  const areFacts = areLabels && pairs.some(([{ text }]) => isFactLabelAlone(text));
  return areFacts && pairs.filter(isKnown).length >= pairs.length / 2
    ? pairs.map((pair) => replaceCells(line, pair))
    : [];
}
