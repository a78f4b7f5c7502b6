/**
 * Detects captions before values in the heads (first lines) of entries, such as "Employer" and "Degree:", which are not
 * imported.
 */

import { isDutyCaption } from "#app/core/import/labels/corrections/jobs/duty-captions.ts";
import { scoreDegree } from "#app/core/import/readers/entry-keywords.ts";
import type { HeadPart } from "./head-parts.ts";

/** Captions in the left margin or before a colon: "Dates", "Position", "Employer", in many languages. */
const LABEL_WORDS =
  /^(?:dates?|period|duration|tenure|position|designation|employer|company|organi[sz]ation|location|place|city|role|title|job title|area|study ?type|major|subject|course|issuer|publisher|awarder|client|department|firm|firma|unternehmen|stelle|entreprise|azienda|ruolo|bedrijf|företag|bedrift|roll|rolle|duties|main duties|school|university|institution|degree|qualification|field of study|zeitraum|arbeitgeber|ort|aufgaben|tätigkeit|poste|employeur|lieu|fechas?|puesto|empresa|lugar|funciones|período|empregador|cargo|local|funções|periode|functie|werkgever|plaats|okres|stanowisko|pracodawca|miejsce|tid|befattning|arbetsgivare|stilling|arbeidsgiver|sted|tarih|görev|işveren|yer)$/iu;
/** Captions of places before a colon: "City", "Ort". */
const PLACE_LABEL =
  /^(?:location|place|city|town|country|ort|standort|land|lieu|ville|localité|pays|lugar|localidad|ciudad|país|local|localidade|cidade|luogo|città|località|paese|plaats|miejsce|miejscowość|kraj|plats|sted)$/iu;
/** True for the value after "City: " or "País: ". */
export const isAfterPlaceLabel = (part: HeadPart, before: HeadPart | undefined): boolean =>
  before?.entryIndex === part.entryIndex &&
  before.lineIndex === part.lineIndex &&
  (part.separatorBefore.trim() === ":" || before.text.endsWith(":")) &&
  PLACE_LABEL.test(before.text.replace(/\s*:$/, ""));
/** Captions of dates, "Period", which are left over after the dates are removed. */
const DATE_LABEL =
  /^(?:dates?(?: attended)?|period|duration|tenure|zeitraum|fechas?|período|période|periode|okres):?$/iu;
/** Captions that count only before a colon: "Degree", "Abschluss". */
const VALUE_LABEL =
  /^(?:degree|diploma|abschluss|diplôme|título|titulo|titolo|diploma|tytuł|kierunek|specjalność|specjalizacja|examen|major|hauptfach|studienrichtung|fachrichtung|schwerpunkt|filière|spécialité|mention|especialidad|especialidade|área|richting|studierichting|inriktning|linje|bölüm|obor)$/iu;
/** Words before an issuer. */
const BEFORE_ISSUER = /^(?:issued|awarded|given|published)(?: by)?$/iu;
/** In characters: captions in the margin are no longer. */
const MAX_LABEL = 24;

/** True for "Dates", "School:" and "Degree" before their values. `next` is the part after it. */
export function isValueLabel(
  { text, lineIndex, entryIndex, cellIndex, partIndex }: HeadPart,
  next: HeadPart | undefined,
): boolean {
  const isBesideNext = next?.entryIndex === entryIndex && next.lineIndex === lineIndex;
  const isBeforeValue =
    isBesideNext && (next.separatorBefore.startsWith(":") || text.endsWith(":"));
  const name = text.replace(/(?<!\s)\s*:$/, "");
  // "Impact" is a label alone on its line, but an employer in "Nurse, Impact, Berlin".
  const isAlone = cellIndex === 0 && partIndex === 0 && !isBesideNext;
  return (
    DATE_LABEL.test(name) ||
    ((isAlone || isBeforeValue) && isDutyCaption(name)) ||
    BEFORE_ISSUER.test(name) ||
    (isBeforeValue &&
      (isLabelWord(name) || PLACE_LABEL.test(name)) &&
      !isDegreeBefore(name, next.text))
  );
}

/** True for "Diploma" before "English": the word is the degree and the value its field, so it is no caption. */
export const isDegreeBefore = (label: string, value: string): boolean =>
  /^(?:diploma|diplôme|diplom)$/iu.test(label) && scoreDegree(value) <= 0;

/**
 * Returns a test for captions in the left margin: known words, and texts of at most MAX_LABEL characters that start
 * several entries.
 */
export function createMarginLabelTest(parts: readonly HeadPart[]): (part: HeadPart) => boolean {
  const entries = new Map<string, Set<number>>();
  for (const { text, entryIndex } of parts)
    entries.set(text, (entries.get(text) ?? new Set()).add(entryIndex));
  return ({ text, cellIndex, partIndex }) =>
    text.length <= MAX_LABEL &&
    (LABEL_WORDS.test(text) ||
      (cellIndex === 0 && partIndex === 0 && (entries.get(text)?.size ?? 0) > 1));
}

/** True for "Employer" and "Degree", as labels of values or names of columns. */
export const isLabelWord = (text: string): boolean =>
  LABEL_WORDS.test(text) || VALUE_LABEL.test(text) || DATE_LABEL.test(text);
