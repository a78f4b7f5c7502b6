/**
 * Detects personal facts other than contact details, such as "Nationality: British", and splits them into caption and
 * value, or removes them from lines in which the address is searched.
 */
import type { LabelCell, LabelLine } from "#app/core/import/labels/label-line.ts";
import { withoutEnumeration } from "#app/core/import/readers/headings.ts";
import { FACT_LABEL, PERSON_HEADING } from "./personal-fact-labels.ts";

/** True for the heading of a section about the person, also with a number: "1. Personal details". */
export const isPersonHeading = (text: string): boolean =>
  PERSON_HEADING.test(withoutEnumeration(text.trim()));

/** "Born on", "geboren am". */
const BORN = String.raw`^(?:born|geboren|født|född)(?: (?:on|am|op|den)(?!\p{L}))?`;
/** "Born" before a colon, "in" or a date tells a birth; alone it may be a town. */
const BIRTH = new RegExp(
  String.raw`${BORN}(?:\s*:|\s+in\s|\s.*(?:\b(?:19|20)\d{2}\b|\b\d{1,2}[./-]\d{1,2}[./-]\d{2}\b))`,
  "iu",
);
const LABEL_OF_FACT = new RegExp(`${FACT_LABEL.source}|${BORN}`, "iu");
/** Separators between facts, without the comma, which may be inside a fact. */
const SEPARATOR = /([|·•⋅∙⋄◦▪■∗‖¦;])/u;

/**
 * Splits a fact into its caption and its value, from the cells of a line: "Nationality ⇥ British". Null for other
 * lines; the value is "" for a caption alone.
 */
export function splitPersonalFact(
  cells: readonly LabelCell[],
): { label: string; value: string } | null {
  const [first = "", ...others] = cells.map((cell) => cell.text.trim());
  const text = [first, ...others].join(" ");
  const isLabelCell = others.length > 0 && isFactLabelAlone(first);
  const [label = ""] = LABEL_OF_FACT.exec(isLabelCell ? first : text) ?? [];
  if (label === "" || !(isLabelCell || isPersonalFact(text) || label === text)) return null;
  const value = text.slice(label.length).replace(/^\s*:?\s*(?:[–—-]\s+)?/, "");
  return { label: label.trim(), value };
}

/** True for a text that begins with the caption of a fact or tells a birth: "Born in Leeds". */
export const isPersonalFact = (text: string): boolean => FACT_LABEL.test(text) || BIRTH.test(text);
/** True for the caption of a fact without a value, such as "Nationality:"; its value is in the next cell or line. */
export const isFactLabelAlone = (text: string): boolean =>
  isPersonalFact(text) && /^:?$/.test(text.replace(LABEL_OF_FACT, "").trim());

/**
 * Replaces each fact by a space, so that it is not taken for a part of the address. The value after a caption alone is
 * removed too, even in the next cell.
 */
export function withoutPersonalFacts(line: LabelLine): LabelLine {
  let isValue = false;
  const withoutFact = (piece: string) => {
    const text = piece.trim();
    if (text === "" || SEPARATOR.test(text)) return piece;
    const isLeftOut = isValue || isPersonalFact(text);
    isValue = isFactLabelAlone(text);
    return isLeftOut ? " " : piece;
  };
  const cells = line.cells.map((cell): LabelCell => {
    const text = cell.text.split(SEPARATOR).map(withoutFact).join("");
    // The spans hold the text before.
    return text === cell.text ? cell : { ...cell, text, spans: undefined };
  });
  return { ...line, cells };
}
