/** Removes personal facts that are no contact details from a contact line, such as "Nationality: British". */
import type { LabelCell, LabelLine } from "#app/core/import/labels/label-line.ts";

const LABEL =
  /^(?:marital status|nationality|citizenship|gender|date of birth|birth ?date|driving licen[cs]e|familienstand|staatsangehörigkeit|nationalität|geschlecht|geburtsdatum|geburtsort|führerschein|état civil|nationalité|date de naissance|né(?:e)? le|permis|estado civil|nacionalidad|fecha de nacimiento|nacionalidade|data de nascimento|stato civile|nazionalità|data di nascita|stan cywilny|narodowość|data urodzenia|burgerlijke staat|nationaliteit|geboortedatum|civilstånd|nationalitet|medborgarskap)(?!\p{L})/iu;
/** "Born" is also a town; a colon, "in" or a date follows the word where it means a birth. */
const BORN =
  /^(?:born|geboren|født|född)(?:\s*:|\s+in\s|\s.*(?:\b(?:19|20)\d{2}\b|\b\d{1,2}[./-]\d{1,2}[./-]\d{2}\b))/iu;
/** Separators between facts, without the comma, which may be inside a fact. */
const SEPARATOR = /([|·•⋅∙⋄◦▪■∗‖¦;])/u;

const isFact = (text: string) => LABEL.test(text) || BORN.test(text);
/** True for a label whose value is the next piece. */
const isLabelAlone = (text: string) => isFact(text) && /^$|:$/.test(text.replace(LABEL, ""));

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
