/**
 * Makes entries of the resume that have a title and an issuer (certificates, awards, publications and courses) from the
 * texts of an entry's head, its first lines.
 */

import type { Content } from "#app/core/import/labels/labels.ts";
import type { CertificateFacts } from "#app/core/import/readers/read-certificates.ts";
import type { Period } from "#app/core/import/readers/read-dates.ts";
import { isAwardingBody } from "./awarding-bodies.ts";
import type { HeadTexts } from "./part-labels.ts";

/** `fieldsByLabel`: the field that holds the text with a label, such as "issuer"; `entry`: the filled entry. */
export type FilledEntry = [fieldsByLabel: Record<string, string>, entry: Record<string, unknown>];

/** The fields for the name and for its issuer. */
export const TITLED_FIELDS: Partial<Record<Content, [name: string, issuer: string]>> = {
  certificates: ["name", "issuer"],
  awards: ["title", "issuer"],
  publications: ["title", "publisher"],
  courses: ["name", "provider"],
};

/**
 * `facts` are the number and validity of a certificate; `body` has a text for each bullet or paragraph. If a
 * certificate has two dates, the second one is the end of its validity. Certificates and publications have no
 * description, so their body is in no field, nor is a note unless it serves as the name or issuer
 * (`withNameOrIssuerFromNote`). Such a note of a course is also in its description.
 */
export function fillTitledEntry(
  content: Content,
  texts: HeadTexts,
  period: Period | null,
  facts: CertificateFacts | undefined,
  body: readonly string[],
): FilledEntry {
  const [name, issuer] = TITLED_FIELDS[content] ?? ["name", "issuer"];
  const { startDate = "", endDate = "", current = false } = period ?? {};
  const hasBothDates = startDate !== "" && endDate !== "" && !current;
  const validUntil = facts?.validUntil ?? (hasBothDates ? endDate : undefined);
  const description = [texts.note ?? "", ...body].filter(Boolean).join("\n");
  const isCertificate = content === "certificates";
  const [title, issuerText] = nameAndIssuer(
    content === "awards" ? withRank(texts) : withNameOrIssuerFromNote(texts),
  );
  // "NR-35 (2024)", "AZ-900": the names of some certificates look like numbers.
  const isNamedByNumber =
    isCertificate && title === "" && /^\p{L}{1,4}[ -]?\d{1,4}$/u.test(texts.number ?? "");
  const number = facts?.number ?? (isNamedByNumber ? undefined : texts.number);
  const certificateName = isNamedByNumber ? (texts.number ?? "") : title;
  return [
    { name, issuer },
    {
      [name]: content === "publications" ? title.replace(LIST_NUMBER, "") : certificateName,
      [issuer]: issuerText,
      date: isCertificate ? startDate || endDate : endDate || startDate,
      ...(content === "awards" || content === "courses" ? { description } : {}),
      ...(content === "awards" ? {} : { url: texts.link ?? "" }),
      ...(isCertificate && number ? { number } : {}),
      ...(isCertificate && validUntil ? { validUntil } : {}),
    },
  ];
}

/**
 * A list number before the title of a publication, "2. " or "[2] ". It is removed only before at least three words, so
 * that "99. Luftballons" keeps its number.
 */
const LIST_NUMBER = /^(?:\[\d{1,3}\]|\d{1,3}[.)])\s+(?=[\p{L}"“„«]\S*(?:\s+\S+){2})/u;

/** A place in a competition: "Second Place", "Winner", "2. Platz". */
const RANK =
  /^(?:(?:first|second|third|1st|2nd|3rd|grand|joint (?:first|second|third)) (?:place|prize)|winner|runner[- ]up|finalist|honou?rable mention|honoree|shortlist(?:ed)?|(?:gold|silver|bronze)(?: medal)?|\d(?:er|e|\.|º|°) (?:platz|preis|prix|place|premio|prêmio|prijs|plats|premio|miejsce)|finalista|ganador[a]?|lauréat(?:e)?|preisträger(?:in)?)$/iu;

/** Appends a rank that was labeled as the issuer to the name of the prize: "Young Bakers, Second Place". */
const withRank = (texts: HeadTexts): HeadTexts =>
  texts.name !== undefined && texts.issuer !== undefined && RANK.test(texts.issuer)
    ? { ...texts, name: `${texts.name}, ${texts.issuer}`, issuer: undefined }
    : texts;

/**
 * Takes a missing name or issuer from a note (a text without another label): "Pediatrics, American Board of
 * Pediatrics".
 */
function withNameOrIssuerFromNote(texts: HeadTexts): HeadTexts {
  const { name, role, org, issuer, note } = texts;
  if (note === undefined || issuer !== undefined) return texts;
  if (name === undefined && role === undefined && org === undefined) {
    const [first, ...rest] = note.split(", ");
    return { ...texts, name: first, issuer: rest.length > 0 ? rest.join(", ") : undefined };
  }
  return isAwardingBody(note) || AWARDING_SOCIETY.test(note) ? { ...texts, issuer: note } : texts;
}

/** A society that awards certificates: "American Board of Pediatrics". */
const AWARDING_SOCIETY = /^\p{Lu}.*\b(?:Board|Society|Association) (?:of|for) \p{Lu}/u;

/** A full stop between two texts: "PSC1. Croix-Rouge". */
const SENTENCE_END = /^([^.]{3,}|.{3,}?\p{Ll})\.\s+(\p{Lu}.+)$/u;

/**
 * The name and the issuer, "" where missing. "PSC1. Croix-Rouge", labeled as an issuer, is a name and its issuer; an
 * issuer without a name is a name.
 */
function nameAndIssuer({
  name,
  role,
  org,
  issuer = "",
}: HeadTexts): [name: string, issuer: string] {
  const title = name ?? role ?? org ?? "";
  const [, first = "", second = ""] = title === "" ? (SENTENCE_END.exec(issuer) ?? []) : [];
  if (first !== "") return [first, second];
  return title === "" ? [withoutQuotes(issuer), ""] : [withoutQuotes(title), issuer];
}

/**
 * Removes the quotation marks around a title and the number before it, as in "3. “Low Flow in Rivers,”" and
 * "«Rivers».".
 */
function withoutQuotes(title: string): string {
  const bare = title.replace(NUMBER_BEFORE_QUOTES, "");
  const [, inside = ""] = /^["“”„«»‘]([^"“”„«»‘]+)["“”»«’][.,]?$/u.exec(bare) ?? [];
  return inside.trim().replace(/,$/, "").trim() || bare;
}

/** The number before a title in quotation marks: "3. “Low Flow in Rivers”". */
const NUMBER_BEFORE_QUOTES = /^\[?\d{1,2}[.\])]\s+(?=["“”„«»])/u;
