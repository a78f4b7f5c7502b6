/** Tells personal facts that are no contact details, such as "Nationality: British", from those that are. */
import type { LabelCell, LabelLine } from "#app/core/import/labels/label-line.ts";

const LABEL =
  /^(?:marital status|civil status|(?:father|mother|husband|spouse)['’]?s (?:full )?name|visa status|religion|blood group|sex|datum narození|místo narození|státní (?:příslušnost|občanství)|rodinný stav|řidičský průkaz|pohlaví|nationality|citizenship|gender|(?:date|place) of birth|birth ?(?:date|place)|driving licen[cs]e|familienstand|zivilstand|heimatort|bürgerort|konfession|staatsangehörigkeit|nationalität|geschlecht|geburtsdatum|geburtstag|geburtsort|führerschein|état civil|nationalité|date de naissance|né(?:e)? le|permis|estado civil|nacionalidad|fecha de nacimiento|nacionalidade|data de nascimento|stato civile|nazionalità|data di nascita|stan cywilny|narodowość|data urodzenia|miejsce urodzenia|prawo jazdy|burgerlijke staat|nationaliteit|geboorte(?:datum|plaats)|rijbewijs|lugar de nacimiento|(?:carn[eé]t?|permiso) de conducir|patente(?: di guida)?|carta de condução|lieu de naissance|körkort|førerkort|kørekort|civilstånd|nationalitet|medborgarskap)(?!\p{L})/iu;
/** "Born" is also a town; a colon, "in" or a date follows the word where it means a birth. */
const BORN =
  /^(?:born|geboren|født|född)(?:\s*:|\s+in\s|\s.*(?:\b(?:19|20)\d{2}\b|\b\d{1,2}[./-]\d{1,2}[./-]\d{2}\b))/iu;
/** Separators between facts, without the comma, which may be inside a fact. */
const SEPARATOR = /([|·•⋅∙⋄◦▪■∗‖¦;])/u;

/** A fact's label and its value, from the cells of a line; null for other lines. */
export function splitFact(cells: readonly LabelCell[]): { label: string; value: string } | null {
  const text = cells.map((cell) => cell.text.trim()).join(" ");
  const [label = ""] = LABEL_OF_FACT.exec(text) ?? [];
  if (label === "" || (!isFact(text) && label !== text)) return null;
  const value = text.slice(label.length).replace(/^\s*:?\s*/, "");
  return { label: label.trim(), value };
}

const LABEL_OF_FACT = new RegExp(
  `${LABEL.source}|^(?:born|geboren|født|född)(?: (?:on|am|op|den)(?!\\p{L}))?`,
  "iu",
);

export const isFact = (text: string): boolean => LABEL.test(text) || BORN.test(text);
/** True for a label whose value is the next piece. */
export const isLabelAlone = (text: string): boolean =>
  isFact(text) && /^:?$/.test(text.replace(LABEL, "").trim());

export function withoutFacts(line: LabelLine): LabelLine {
  let isValue = false;
  const withoutFact = (piece: string) => {
    const text = piece.trim();
    if (text === "" || SEPARATOR.test(text)) return piece;
    const isLeftOut = isValue || isFact(text);
    isValue = isLabelAlone(text);
    return isLeftOut ? " " : piece;
  };
  const cells = line.cells.map((cell): LabelCell => {
    const text = cell.text.split(SEPARATOR).map(withoutFact).join("");
    return text === cell.text ? cell : { ...cell, text, spans: undefined };
  });
  return { ...line, cells };
}
