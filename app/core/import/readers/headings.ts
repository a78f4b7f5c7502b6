/** Recognizes section headings, in all languages that resumes are printed in. */
import {
  type HeadingSection,
  headingKey,
  readHeadingText,
} from "#app/core/resume-languages/reading/read-heading.ts";
import { stripBullet } from "./doc-line.ts";
import { readHeadingWords } from "./heading-words.ts";

/** A section of the resume, or "contact", whose lines are read together with the name. */
export type SectionKind = HeadingSection;

/** Headings of licenses and certificates consist of these words, in any number and order. */
const CERTIFICATE_WORDS =
  "licen[sc]es?|licensures?|certifications?|certificates?|lizenz(?:en)?|zertifikate|zertifizierungen|(?:berufs)?zulassungen|approbation(?:en)?|certificats|habilitations|certificados|certificaciones|licencias|資格|免許|资格|資格|证书|證書|证照|證照|执照|執照|자격증?|면허증?";
/** Words beside CERTIFICATE_WORDS in a heading, as in "Board Certifications" and "取得資格". */
const CERTIFICATE_QUALIFIERS =
  "professional|nursing|medical|clinical|teaching|healthcare|board|state|active|current|technical|industry|relevant|additional|other|registrations?|credentials|berufliche|professionnel(?:le)?s|profesionales|取得|保有|专业|專業|执业|執業|职业|職業|보유|취득";
const CERTIFICATE_JOINS = "and|und|et|y|及び|及|和|與|与|및|[&+/,・、·]";
const CERTIFICATE_HEADING = new RegExp(
  // "Licence" and "Certificate" without other words are degrees.
  `^(?!(?:licence|certificate)$)(?=.*(?:${CERTIFICATE_WORDS}))(?:${[CERTIFICATE_WORDS, CERTIFICATE_QUALIFIERS, CERTIFICATE_JOINS].join("|")})+$`,
);

/** Headings that are as often a field of study, a label or a bullet within an entry. */
const ORDINARY_WORD =
  /^(?:registrations?|tickets|introduction|bio|recognition|associations|abilities|capabilities|informatique|informática|logiciels|cursus|qualités|stärken|styrkor|egenskaper)\s*:?$/iu;

/** True for text that is a heading only if it is formatted like one. */
export const needsLookOfHeading = (text: string): boolean => ORDINARY_WORD.test(text);

const MAX_HEADING_LENGTH = 40;

/** "3. Employment history", "IV. Work experience". */
const ENUMERATION = /^(?:(?:\d{1,2}|[IVX]{1,5})[.)]|\d{1,2})\s+(?=\p{L})/u;
export const withoutEnumeration = (text: string): string => text.replace(ENUMERATION, "");

/** "Employment history (most recent first)", "Berufspraxis (in umgekehrter Reihenfolge)". */
const ORDER =
  /\s*\((?:starting with |beginning with |start with )?(?:the |your )?(?:(?:most recent|latest|last|newest|present|current)(?: (?:one|post|position|employer|job|role))?(?: first)?|(?:in )?(?:reverse )?chronological(?: order)?|(?:in )?(?:umgekehrter|chronologischer) reihenfolge|neueste zuerst|(?:du )?plus récent (?:en premier|au plus ancien)|(?:la )?más reciente primero)\)\s*:?$/iu;

/** Returns null for a line that is not a standard heading. */
export function readHeading(text: string): SectionKind | null {
  if (text.length > MAX_HEADING_LENGTH * 2) return null;
  const name = withoutEnumeration(text).replace(ORDER, "");
  const read = readHeadingText(name);
  if (read) return read.section;
  return isCertificateHeading(name) ? "certificates" : readHeadingWords(name);
}

/** The section of the last heading among lines, or the one above them. */
export function sectionAfter(
  lines: readonly { text: string; isBullet?: boolean }[],
  above: SectionKind | null,
): SectionKind | null {
  return lines.reduce((section, line) => {
    const isItem = line.isBullet || stripBullet(line.text) !== null;
    return (isItem ? null : readHeading(line.text)) ?? section;
  }, above);
}

/** True for "Licenses & Certifications", which names nothing else. */
export const isCertificateHeading = (text: string): boolean =>
  CERTIFICATE_HEADING.test(headingKey(text));
