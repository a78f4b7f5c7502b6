/** Recognizes section headings, in all languages that resumes are printed in. */
import {
  findKnownHeading,
  type HeadingSection,
  headingKey,
} from "#app/core/resume-languages/reading/read-heading.ts";
import { stripBullet } from "./doc-line.ts";
import { readHeadingByNouns } from "./heading-words.ts";

/** A section of the resume, or "contact", whose lines are read together with the name. */
export type SectionKind = HeadingSection;

/**
 * Headings of licenses and certificates consist of these words, in any number and order. They are compared with
 * `headingKey`, which is in lower case and has no spaces.
 */
const CERTIFICATE_WORDS =
  "licen[sc]es?|licensures?|certifications?|certificates?|lizenz(?:en)?|zertifikate|zertifizierungen|(?:berufs)?zulassungen|approbation(?:en)?|certificats|habilitations|certificados|certificaciones|licencias|資格|免許|资格|資格|证书|證書|证照|證照|执照|執照|자격증?|면허증?";
/** Words beside CERTIFICATE_WORDS in a heading, as in "Board Certifications" and "取得資格". */
const CERTIFICATE_QUALIFIERS =
  "professional|nursing|medical|clinical|teaching|healthcare|board|state|active|current|technical|industry|relevant|additional|other|registrations?|credentials|berufliche|professionnel(?:le)?s|profesionales|取得|保有|专业|專業|执业|執業|职业|職業|보유|취득";
const CERTIFICATE_CONJUNCTIONS = "and|und|et|y|及び|及|和|與|与|및|[&+/,・、·]";
const CERTIFICATE_HEADING = new RegExp(
  // "Licence" and "Certificate" without other words are degrees.
  `^(?!(?:licence|certificate)$)(?=.*(?:${CERTIFICATE_WORDS}))(?:${[CERTIFICATE_WORDS, CERTIFICATE_QUALIFIERS, CERTIFICATE_CONJUNCTIONS].join("|")})+$`,
);

/** Headings that are as often a field of study, a label or a bullet within an entry. */
const AMBIGUOUS_HEADING =
  /^(?:registrations?|tickets|introduction|bio|recognition|associations|abilities|capabilities|informatique|informática|logiciels|cursus|qualités|stärken|styrkor|egenskaper)\s*:?$/iu;

/** True for text that is a heading only if it is formatted like one. */
export const needsHeadingStyle = (text: string): boolean => AMBIGUOUS_HEADING.test(text);

/** In characters, with the enumeration and the note on the order, which are removed. */
const MAX_LENGTH = 80;

/** "3. Employment history", "IV. Work experience". */
const ENUMERATION = /^(?:(?:\d{1,2}|[IVX]{1,5})[.)]|\d{1,2})\s+(?=\p{L})/u;
/** "Section 3: " and "Part B – " before the headings of a form. */
export const FORM_SECTION =
  /^(?:section|part|abschnitt|teil|rubrique|partie|sección|parte|seção|secção|sezione|deel|sectie|sekcja|część|oddíl|část|secțiunea|avsnitt|afsnit|bölüm)\s+(?:\d{1,2}|[a-z]|[ivx]{1,4})\s*[:.)–—-]\s*(?=\p{L})/iu;
export const withoutEnumeration = (text: string): string =>
  text.replace(FORM_SECTION, "").replace(ENUMERATION, "");

/** "Employment history (most recent first)", "Sea service (last vessel first)". */
const ORDER_NOTE =
  /\s*\((?:(?:please )?(?:list|starting with|beginning with|start with|begin with) )?(?:the |your )?(?:(?:(?:present|current) or )?(?:most recent|latest|last|newest|present|current)(?: (?:one|post|position|employer|employment|job|role|vessel|ship|school|degree|qualification))?(?: first)?(?:[;,.] ?[^()]{1,40})?|(?:in )?(?:reverse )?chronological(?: order)?|(?:in )?(?:umgekehrter|chronologischer) reihenfolge|neueste zuerst|(?:du )?plus récent (?:en premier|au plus ancien)|(?:la )?más reciente primero)\)\s*:?$/iu;

/** The section that a heading opens; null for a line that is no standard heading. */
export function readHeading(text: string): SectionKind | null {
  if (text.length > MAX_LENGTH) return null;
  const name = withoutEnumeration(text).replace(ORDER_NOTE, "");
  const known = findKnownHeading(name);
  if (known) return known.section;
  return isCertificateHeading(name) ? "certificates" : readHeadingByNouns(name);
}

/** The section of the last heading among lines, or the one above them. */
export function sectionAfter(
  lines: readonly { text: string; isBullet?: boolean }[],
  initialSection: SectionKind | null,
): SectionKind | null {
  return lines.reduce((section, line) => {
    const isItem = line.isBullet || stripBullet(line.text) !== null;
    return (isItem ? null : readHeading(line.text)) ?? section;
  }, initialSection);
}

/** True if the heading has only words for licenses and certificates: "Licenses & Certifications". */
export const isCertificateHeading = (text: string): boolean =>
  CERTIFICATE_HEADING.test(headingKey(text));
