/** Leaves out of the contact details what is told of a person and is no address: "Nationality: British". */
import type { LabelCell, LabelLine } from "./label-line.ts";

const LABEL =
  /^(?:marital status|nationality|citizenship|gender|date of birth|birth ?date|driving licen[cs]e|familienstand|staatsangehörigkeit|nationalität|geschlecht|geburtsdatum|geburtsort|führerschein|état civil|nationalité|date de naissance|né(?:e)? le|permis|estado civil|nacionalidad|fecha de nacimiento|nacionalidade|data de nascimento|stato civile|nazionalità|data di nascita|stan cywilny|narodowość|data urodzenia|burgerlijke staat|nationaliteit|geboortedatum|civilstånd|nationalitet|medborgarskap)(?!\p{L})/iu;
/** Born is a town as well; of a person it has a colon, a date or "in" behind it. */
const BORN =
  /^(?:born|geboren|født|född)(?:\s*:|\s+in\s|\s.*(?:\b(?:19|20)\d{2}\b|\b\d{1,2}[./-]\d{1,2}[./-]\d{2}\b))/iu;
/** What parts a fact from what is beside it; a comma may be within a fact. */
const BAR = /([|·•⋅∙⋄◦▪■∗‖¦;])/u;

const isFact = (text: string) => LABEL.test(text) || BORN.test(text);
/** Its value is the next piece. */
const isLabelAlone = (text: string) => isFact(text) && /^$|:$/.test(text.replace(LABEL, ""));

export function withoutFacts(line: LabelLine): LabelLine {
  let isValue = false;
  const withoutFact = (piece: string) => {
    const text = piece.trim();
    if (text === "" || BAR.test(text)) return piece;
    const isLeftOut = isValue || isFact(text);
    isValue = isLabelAlone(text);
    return isLeftOut ? " " : piece;
  };
  const cells = line.cells.map((cell): LabelCell => {
    const text = cell.text.split(BAR).map(withoutFact).join("");
    return text === cell.text ? cell : { ...cell, text, spans: undefined };
  });
  return { ...line, cells };
}
