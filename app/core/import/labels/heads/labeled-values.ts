/**
 * Labels values in the heads (first lines) of entries by the words before them: in "Area: Law" the value is the field
 * of study, in "Awarded by Acme" the issuer. Also detects captions that are left over when dates are removed. A part of
 * a head is a text between separators.
 */

import type { HeadLabel } from "#app/core/import/labels/features/head-features.ts";
import { isPlace } from "#app/core/import/readers/places.ts";
import { isGradeValue } from "./grades.ts";
import type { HeadPart } from "./head-parts.ts";
import { isDegreeBefore } from "./label-words.ts";

/** Matches a caption that is one of the words, also with a colon. */
const wholeWords = (words: string) => new RegExp(`^(?:${words})\\s*:?$`, "iu");

const DEGREE = wholeWords(
  "degree|diploma|level|study ?type|qualification|abschluss(?:art)?|stufe|diplôme|niveau|título|nivel|titolo|livello|nível|tytuł|poziom|examen|nivå|grad|derece|düzey",
);
const FIELD = wholeWords(
  "area|major|field of study|hauptfach|studienrichtung|fachrichtung|schwerpunkt|filière|spécialité|especialidad|especialidade|área|richting|studierichting|inriktning|linje|bölüm|obor|kierunek|specjalność|specjalizacja",
);
const GRADE = wholeWords(
  "c?gpa|grade|grade point average|note|abschlussnote|gesamtnote|moyenne|nota(?: media| final)?|média|voto|cijfer|ocena|średnia|betyg|karakter|not ortalaması",
);
const ISSUER = wholeWords(
  "issuer|publisher|awarder|from|by|(?:issued|awarded|published|given|granted|presented) (?:by|from)|herausgeber|verlag|aussteller|von|verliehen von|éditeur|organisme|délivré par|décerné par|editorial|emisor|otorgado por|editora|emissor|editore|rilasciato da|uitgever|uitgegeven door|wydawca|przyznane przez|utgivare|utfärdat av|utgiver|utstedt av|yayıncı",
);
/** "Note" is a grade in German and French, and a remark in English. */
const REMARK = wholeWords("note");
/** A degree or field of study has words, so that "Level: 3" is none. */
const HAS_WORDS = /\p{L}{2}/u;
/** Sections whose entries have an issuer. */
const TITLED_CONTENT: ReadonlySet<string> = new Set([
  "awards",
  "certificates",
  "publications",
  "courses",
]);

/** The label of a part by the caption before it, "Level: " or "from: "; null for other parts. */
export function labelOfValue(part: HeadPart, before: HeadPart | undefined): HeadLabel | null {
  const isAfterCaption =
    before?.entryIndex === part.entryIndex &&
    before.lineIndex === part.lineIndex &&
    (/^\s*:/.test(part.separatorBefore) || before.text.endsWith(":"));
  if (!isAfterCaption) return null;
  if (TITLED_CONTENT.has(part.content))
    return ISSUER.test(before.text) && isIssuerName(part.text) ? "issuer" : null;
  if (part.content !== "education") return null;
  if (isDegreeBefore(before.text, part.text)) return "field";
  if (DEGREE.test(before.text)) return HAS_WORDS.test(part.text) ? "degree" : null;
  // "Area: Leeds" below a school.
  if (FIELD.test(before.text))
    return HAS_WORDS.test(part.text) && !isPlace(part.text) ? "field" : null;
  // "Note: completed part-time".
  if (REMARK.test(before.text) && !isGradeValue(part.text)) return null;
  return GRADE.test(before.text) ? "grade" : null;
}

/** True if the part is a caption that `labelOfValue` uses to label the next part. */
export const labelsNextPart = (part: HeadPart, next: HeadPart | undefined): boolean =>
  next !== undefined && !isDegreeBefore(part.text, next.text) && labelOfValue(next, part) !== null;

/** Words before an issuer: "Awarded by ", "Verliehen von ". */
const GIVEN_BY =
  /^(?:(?:issued|awarded|published|given|granted|presented|conferred) by|(?:verliehen|ausgestellt|herausgegeben|veröffentlicht) von|(?:délivrée?|décernée?|publiée?|attribuée?) par|(?:otorgad|concedid|emitid|expedid|publicad)[oa] por|(?:rilasciat|conferit|pubblicat)[oa] da|(?:uitgereikt|afgegeven|gepubliceerd|uitgegeven) door|(?:przyznan|wydan|opublikowan)[eya] przez|(?:utfärda|utdela|publicera)[dt]e?s? av|(?:utstedt|tildelt|utgitt|publisert) av)\s+(?=\S)/iu;

/** In words; longer texts are more than a name. */
const MAX_ISSUER_WORDS = 6;
/** True for "Acme"; false for "colleagues for good humor" and "120 stores". */
const isIssuerName = (text: string): boolean =>
  /^\p{Lu}/u.test(text) && !/ for /i.test(text) && text.split(/\s+/).length <= MAX_ISSUER_WORDS;

/** Returns the issuer in "Awarded by Acme" after a title; null for other texts and sections. */
export function findIssuer({
  text,
  content,
  lineIndex,
  cellIndex,
  partIndex,
}: HeadPart): string | null {
  const isFirst = lineIndex === 0 && cellIndex === 0 && partIndex === 0;
  const issuer = text.replace(GIVEN_BY, "");
  return TITLED_CONTENT.has(content) && !isFirst && issuer !== text && isIssuerName(issuer)
    ? issuer
    : null;
}

/** In characters; longer lines are sentences. */
const MAX_ISSUER_LENGTH = 80;
/** Captions before an issuer: "from: ", "Publisher: ". */
const LABELED_ISSUER =
  /^(?:from|by|issuer|awarder|publisher|herausgeber|éditeur|emisor|emissor|uitgever|wydawca|utgivare|utgiver)\s*:\s+(?=\S)/iu;

/**
 * True for a line that names who gave an award or published something, and maybe when: "from: Acme", "Issued by Acme".
 */
export const isIssuerLine = (text: string): boolean =>
  text.length <= MAX_ISSUER_LENGTH &&
  !/[.!?]$/.test(text) &&
  [LABELED_ISSUER, GIVEN_BY].some(
    (before) => before.test(text) && isIssuerName(text.replace(before, "")),
  );

/** Words that are left over after the date is removed: "Completed in" before "May 2019". */
const DATE_CAPTION =
  /^(?:(?:graduation|completion|passing|issue)(?: (?:date|year))|(?:year|date) of (?:graduation|completion|passing|issue|award)|abschlussjahr|année d['’](?:obtention|diplôme)|(?:año|fecha) de (?:grado|graduación|egreso|titulación|expedición|obtención)|ano de (?:conclusão|formatura)|anno di (?:conseguimento|diploma|laurea)|rok ukończenia|(?:completed|graduated|awarded|issued|obtained|received|published|earned|conferred|granted|expected|achieved|acquired)(?: (?:in|on|by))?|(?:abgeschlossen|verliehen|erhalten|ausgestellt|veröffentlicht|erworben)(?: (?:im|am))?|(?:obtenue?|délivrée?|décernée?|publiée?|terminée?|achevée?)(?: (?:en|le))?|(?:obtenid|otorgad|concedid|finalizad|publicad|emitid|obtid|concluíd)[oa](?: (?:en|em|el))?|(?:conseguit|ottenut|rilasciat|conferit|pubblicat)[oa](?: (?:nel|il|a))?|(?:behaald|afgerond|uitgereikt|gepubliceerd)(?: (?:in|op))?|(?:uzyskan|ukończon|przyznan|wydan|opublikowan)[eyao](?: w)?|(?:slutförd|avslutad|tilldelad|utfärdad|publicerad|erhållen)(?: (?:i|den))?|(?:fullført|avsluttet|tildelt|utstedt|publisert|oppnådd)(?: (?:i|den))?)\s*:?$/iu;

/** True for "Completed in" on a line with dates. */
export const isDateCaption = ({ text, hasDates }: HeadPart): boolean =>
  hasDates && DATE_CAPTION.test(text);
