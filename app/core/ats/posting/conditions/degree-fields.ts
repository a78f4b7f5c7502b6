/**
 * Reads the fields of study of degrees as a bit mask, one bit per group of related fields, so that a
 * business degree does not count as one in nursing.
 */

/**
 * Groups of related fields, in this order: health, computing, engineering, mathematics, business, life
 * sciences, humanities and arts, education, social sciences, law, hospitality. They overlap: economics
 * belongs to business and to mathematics.
 */
const FIELDS: readonly RegExp[] = [
  /\b(?:nurs\w*|midwi\w*|medicine|medical|health\w*|pharma\w*|physio\w*|dent\w*|dietetics?|nutrition\w*|radio(?:graphy|logy)|speech|occupational therapy|veterinary|biomedic\w*|bsn|msn|mph|dnp|mpharm|bpharm|psychology|kinesiology)\b/,
  /\b(?:comput\w*|software|informatics?|information|data|cyber\w*|mathematic\w*|maths?|statistic\w*|numerate|quantitative|technical|gis|geograph\w*|artificial|bca|mca|electr\w*|programming)\b/,
  /\b(?:engineering|mechanic\w*|civil|structural|electr\w*|chemical|industrial|technical|aerospace|mechatronics|manufacturing|architecture|construction|surveying|b\.?eng|m\.?eng|physics)\b/,
  /\b(?:mathematic\w*|maths?|statistic\w*|physics|econom\w*|actuarial|data|finance|quantitative|numerate|numerical|engineering|computer|operations research)\b/,
  /\b(?:business|management|administration|marketing|commerce|mba|bba|b\.?com|human resources?|hr|finance|accoun\w*|econom\w*|communications?|logistics|supply|psychology|public relations|hospitality|advertising|organi[sz]ational)\b/,
  /\b(?:biolog\w*|chemi\w*|biochem\w*|biotech\w*|biomedic\w*|microbiolog\w*|life|natural|environmental|ecology|genetics|food|agricultur\w*|veterinary|animal|plant|physics|geolog\w*|geograph\w*|gis|nutrition\w*|pharma\w*|horticultur\w*)\b/,
  /\b(?:english|literature|history|philosophy|languages?|journalism|communications?|music|arts?|theat\w*|drama|film|media|linguistics|french|spanish|german|humanities|creative|writing|religio\w*|theology|classics|design|graphic|photography|illustration|fashion|architecture|marketing|advertising|public relations|bfa|mfa)\b/,
  /\b(?:education|teaching|pedagog\w*|childhood|child|curriculum|bed|b\.ed|med|m\.ed|psychology)\b/,
  /\b(?:psychology|sociology|social|criminology|politic\w*|anthropology|international|public|humanities|counsel\w*|msw|bsw|human services|childhood|human resources?)\b/,
  /\b(?:law|legal|paralegal|juris|llb|llm|criminology|criminal)\b/,
  /\b(?:hospitality|tourism|culinary|hotel|events?|food|nutrition)\b/,
];
/**
 * Wordings that accept a degree in any field: `any discipline`. A bare `field of study` counts as well, for texts that
 * name none, such as `a degree in a relevant field of study`.
 */
const ANY_FIELD =
  /\b(?:any|all) (?:other )?(?:field|discipline|subject|area|major)|\bfield of study\b/;

/** One bit for each of FIELDS that a text names. */
const bitsIn = (lowerText: string): number =>
  FIELDS.reduce((bits, field, index) => (field.test(lowerText) ? bits | (1 << index) : bits), 0);

/** The bit that is set if `a related field` is enough. */
export const RELATED_TOO = 1 << FIELDS.length;
const RELATED = /\b(?:related|similar|relevant|comparable|equivalent)\b/;

/** Characters after a degree in which its fields are named. */
const READ_AFTER = 100;
/** Characters before a degree in which its field may be named: `Computer Science BSc`. */
const READ_BEFORE = 40;
/** Words after a degree at which the text about its fields ends. */
const AFTER_FIELDS =
  /\b(?:experience|years?|plus|with|required|preferred|certif\w*|licen[cs]\w*)\b/;

/**
 * The words between a degree and its field: `'s degree in` after `bachelor`. Up to 40 characters may name a further
 * degree or its level first: ` or MS in` after `BS`.
 */
const IN = /^(?:'s)?(?: degree)? ?(?:,|\(|:|- )? ?[^,(]{0,40}?\b(?:in|of)\b/;

/**
 * The fields that a posting asks for, as bits; 0 if it names none or accepts any.
 * @param lowerText the lower-cased text
 * @param degree the degree's offsets in it
 */
export function fieldsAsked(
  lowerText: string,
  { start, end }: { start: number; end: number },
): number {
  const after =
    (lowerText.slice(end, end + READ_AFTER).split(/[.;\n]/)[0] ?? "").split(AFTER_FIELDS)[0] ?? "";
  const before = /(?:^|[\s,(])([a-z]+(?: [a-z]+)?) $/.exec(
    lowerText.slice(Math.max(0, start - READ_BEFORE), start),
  );
  const degree = lowerText.slice(start, end);
  const isFieldAfter = degree.endsWith(" in") || IN.test(after);
  if (ANY_FIELD.test(after)) return 0;
  const bits = bitsIn(`${before?.[1] ?? ""} ${degree} ${isFieldAfter ? after : ""}`);
  return bits !== 0 && RELATED.test(after) ? bits | RELATED_TOO : bits;
}

const SCHOOL = /universit|college|school|institut|academy|polytechnic/;
/** What ends the part of a line that has the degree: `BSc Physics, Hill College`, `BSc Physics from Hill College`. */
const PART_END = /,|\||- | at |\bfrom\b|\t/;

/** The fields of a resume's degree, as bits; 0 if its line names no known field. Schools' names don't count. */
export function fieldsHeld(
  lowerText: string,
  { start, end }: { start: number; end: number },
): number {
  const lineStart = lowerText.lastIndexOf("\n", start - 1) + 1;
  const textBefore = lowerText.slice(Math.max(lineStart, start - READ_BEFORE), start);
  const textFromDegree = lowerText.slice(start, end + READ_AFTER).split("\n")[0] ?? "";
  const partBefore = textBefore.split(/[,|]|- /).at(-1) ?? "";
  const [degreePart = "", nextPart = ""] = textFromDegree.split(PART_END);
  const fieldsInSamePart = bitsIn(
    `${SCHOOL.test(partBefore) ? "" : partBefore} ${withoutSchool(degreePart)}`,
  );
  if (fieldsInSamePart !== 0) return fieldsInSamePart;
  return SCHOOL.test(nextPart) ? 0 : bitsIn(nextPart);
}

/**
 * Of a part with a school's name, only what follows `in`: `AS in Radiography Hill College` has its field there, and the
 * school's name has none in `MBA Hill Business School`.
 */
const withoutSchool = (degreePart: string): string =>
  SCHOOL.test(degreePart) ? (degreePart.split(/\bin\b/)[1] ?? "") : degreePart;
