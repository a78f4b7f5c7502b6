/** Reads the lines above the first section: name, contact details, and text that has no field. */

import type { ImportIssue } from "#app/core/import/outcome.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { isCountry } from "./countries.ts";
import type { DocLine } from "./doc-line.ts";
import { DOCUMENT_TITLE, withoutDocumentTitle } from "./document-title.ts";
import { hasJobTitleWord } from "./entry-keywords.ts";
import {
  findEmail,
  findPhone,
  findUrls,
  isGitHub,
  isLinkedIn,
  isWebAddress,
  parseLinkedInPath,
} from "./find-contacts.ts";
import { isPlace } from "./places.ts";

/** Separates the parts of a contact line. */
const SEPARATOR = /\s*(?:[|·•●◆♦∙⋄]|\s[–—-]\s)\s*|\t+|\s{3,}/;
const NAME_WORDS =
  "(?:full |vor- und nach|vor- und zu)?name|names? and surnames?|surname and name|nom(?: et prénom)?|nombre(?: y apellidos)?|nome(?: completo| e cognome)?|naam|navn|namn|imię i nazwisko|jméno(?: a příjmení)?|név|ad soyad|nimi";
const LABEL_WORDS = [
  "e-?mail(?:-?adresse)?|e-?post(?:adress(?:e)?)?|correo(?: electrónico)?|courriel|e-posta",
  "phone|tel(?:ephone|efon|efoon|efone|efono|éfono)?|téléphone|teléfono|mobile?|mobil|móvil|mobiel|portable|cellulare|telemóvel|celular|mob|cell|handy|puhelin",
  "address|anschrift|adresse|adress?|dirección|indirizzo|endereço|adresa|cím|osoite|location|wohnort|(?:woon)?plaats|domicilio|bydliště|bosted|miejscowość",
  "linked ?in|git ?hub|web(?:site|page|seite)?|portfolio",
  NAME_WORDS,
].join("|");
const LABEL = new RegExp(`^(?:${LABEL_WORDS})\\s*[:.]\\s*`, "i");
/** A contact label that a value follows: "Phone: +1 …". */
export const CONTACT_LABEL = new RegExp(`^(?:${LABEL_WORDS})\\s*:\\s*(?=\\S)`, "i");
export const LABEL_ALONE = new RegExp(`^(?:${LABEL_WORDS})$`, "i");
export const NAME_LABEL = new RegExp(`^(?:${NAME_WORDS})\\s*:\\s*(?=\\S)`, "i");
export const NAME_LABEL_ALONE = new RegExp(`^(?:${NAME_WORDS})\\s*:?$`, "i");
/** Any label, such as "Date of birth: ", including those without a field here. */
const ANY_LABEL = /^\p{L}[\p{L} -]{2,25}:/u;
/** Labels that add nothing to the URL after them. */
const WEB_LABEL = /^(?:web(?:site|page|seite)?|home ?page|url|link|site|www|internet)$/i;

type PersonalInfo = Omit<Resume["personalInfo"], "links"> & { links?: Link[] };
interface Link {
  label: string;
  url: string;
}
/** A text of the profile that has not been assigned to a field. */
interface Unplaced {
  text: string;
  /** True if its line has contact details as well. */
  isContact: boolean;
  line: DocLine;
}

/** `profileLines`: those above the first section. Text that fits no field is reported in `uncertain`. */
export function readProfile(profileLines: readonly DocLine[]): {
  /** Links have no ids yet. */
  personalInfo: PersonalInfo;
  /** Long lines above the first heading are a summary. */
  summary: DocLine[];
  uncertain: ImportIssue[];
} {
  const lines = profileLines.map(joinLabel);
  const info: PersonalInfo = {
    fullName: "",
    email: "",
    phone: "",
    address: "",
    linkedIn: "",
    github: "",
  };
  const uncertain: ImportIssue[] = [];
  const nameLine = findName(lines);
  const nameText = (nameLine?.cells[0]?.text ?? "").replace(LABEL, "");
  info.fullName = (withoutDocumentTitle(nameText) ?? nameText).replace(/[\s,|•·–—-]+$/u, "");
  const summary: DocLine[] = [];
  const unplaced: Unplaced[] = [];
  for (const line of lines) {
    const cells = line === nameLine ? line.cells.slice(1) : line.cells;
    if (DOCUMENT_TITLE.test(line.text)) continue;
    if (line !== nameLine && isProse(line)) {
      summary.push(line);
      continue;
    }
    const remainingTexts = cells
      .flatMap(({ text }) => text.split(SEPARATOR))
      .flatMap(splitAtSlashes)
      .map((part) => takeContactDetails(part, info));
    const isContact = remainingTexts.some((part) => part === null);
    for (const text of remainingTexts) if (text) unplaced.push({ text, isContact, line });
  }
  const headline = takeHeadline(unplaced, lines, nameLine);
  if (headline !== "") info.headline = headline;
  joinTownAndCountry(unplaced);
  const addressItem =
    unplaced.find(({ text }) => isAddress(text)) ?? unplaced.find(({ isContact }) => isContact);
  if (addressItem) info.address = addressItem.text;
  for (const item of unplaced) {
    if (item === addressItem) continue;
    uncertain.push({ field: null, text: item.text, reason: "There is no field for this" });
  }
  if (info.fullName === "") {
    uncertain.push({ field: "personalInfo.fullName", text: "", reason: "No name was found" });
  }
  return { personalInfo: info, summary, uncertain };
}

/**
 * Splits contact details at slashes between spaces, except within phone numbers ("030 / 123 45
 * 67").
 */
const splitAtSlashes = (text: string) => text.split(/(?<!^[+\d() -]{1,12})\s+\/\s+/);

/** A label before a URL, such as "ORCID: ". */
const LINK_LABEL = /^(\p{L}[\p{L}\d .&-]{0,30}?)\s*:\s*$/u;
const MAX_HEADLINE_LENGTH = 120;
/** "Kendal LA9": a British postal code without its second half. */
const POSTAL_AREA = /^\p{Lu}[\p{L} '’-]+ (?![ABC][12]$)[A-Z]{1,2}\d[A-Z\d]?$/u;

/**
 * Takes the headline out of `unplaced`: the line below the name or the cell next to it, or else a
 * text with a job title.
 */
function takeHeadline(unplaced: Unplaced[], lines: readonly DocLine[], nameLine?: DocLine): string {
  const lineBelowName = nameLine && lines[lines.indexOf(nameLine) + 1];
  const canBeHeadline = ({ text, isContact }: Unplaced) =>
    !isContact &&
    !isPlace(text) &&
    !(POSTAL_AREA.test(text) && !hasJobTitleWord(text)) &&
    !ANY_LABEL.test(text) &&
    !/\d{3}|@/.test(text);
  const candidates = unplaced.filter(canBeHeadline);
  const headlineItem =
    candidates.find(
      ({ line, text }) => (line === nameLine || line === lineBelowName) && isHeadline(text),
    ) ?? candidates.find(({ text }) => hasJobTitleWord(text));
  if (!headlineItem) return "";
  // A headline may contain separators: if all parts of its line qualify, it is the whole line.
  const partsOfLine = unplaced.filter(({ line }) => line === headlineItem.line);
  const isWholeLine =
    headlineItem.line !== nameLine &&
    partsOfLine.every(canBeHeadline) &&
    headlineItem.line.cells.length === 1;
  const text = isWholeLine ? headlineItem.line.text : headlineItem.text;
  if (text.length > MAX_HEADLINE_LENGTH) return "";
  for (const item of isWholeLine ? partsOfLine : [headlineItem])
    unplaced.splice(unplaced.indexOf(item), 1);
  return text;
}

/**
 * True for a job title, or for capitalized words that are neither a town with its country, nor a
 * street with its number, nor a user name.
 */
const isHeadline = (text: string) =>
  hasJobTitleWord(text) ||
  (/^[\p{Lu}\p{Lo}][^,()]*\s[^,()]*$/u.test(text) && !/\s\d{1,3}\s?[a-z]?$/iu.test(text));

const NETWORK_THEN_NAME = /^(linked ?in|git ?hub)\s*[:/]?\s+@?([\w-]{3,40})$/i;
const NAME_THEN_NETWORK = /^@?([\w-]{3,40})\s*\((linked ?in|git ?hub)\)$/i;

/** The URL for a text that names a network and a user: "LinkedIn: ada-l", "ada-l (GitHub)"; null for other texts. */
function parseProfileName(text: string): { network: "linkedIn" | "github"; url: string } | null {
  const path = parseLinkedInPath(text);
  if (path) return { network: "linkedIn", url: `linkedin.com/in/${path}` };
  const [, before, after] = NETWORK_THEN_NAME.exec(text) ?? [];
  const [, name = after, network = before] = NAME_THEN_NETWORK.exec(text) ?? [];
  if (!name || !network || /^(?:linked|git|profil)/i.test(name)) return null;
  return /^linked/i.test(network)
    ? { network: "linkedIn", url: `linkedin.com/in/${name}` }
    : { network: "github", url: `github.com/${name}` };
}

/**
 * Moves contact details from a part into `info`. Returns the remaining text, or null if there is
 * none.
 */
function takeContactDetails(part: string, info: PersonalInfo): string | null {
  let remaining = part.trim();
  const remove = (match: string) => {
    remaining = remaining.replace(match, " ").replace(/\s+/g, " ").trim();
  };
  const profile = parseProfileName(remaining);
  if (profile) {
    info[profile.network] ||= profile.url;
    return null;
  }
  const email = findEmail(remaining);
  if (email) {
    info.email ||= email;
    remove(email);
  }
  const unlabeled = remaining.replace(LABEL, "").replace(/^www\s/i, "www.");
  const urls = findUrls(remaining);
  for (const url of urls.length === 0 && isWebAddress(unlabeled) ? [unlabeled] : urls) {
    if (isLinkedIn(url) && info.linkedIn === "") info.linkedIn = url;
    else if (isGitHub(url) && info.github === "") info.github = url;
    else {
      const before = remaining.slice(0, remaining.indexOf(url)).replace(/(?:^|.*[,;])\s*/, "");
      const label = LINK_LABEL.exec(before)?.[1] ?? "";
      if (label) remove(before);
      info.links = [...(info.links ?? []), { label: WEB_LABEL.test(label) ? "" : label, url }];
    }
    remove(url);
  }
  const phone = findPhone(remaining);
  if (phone && info.phone === "") {
    info.phone = phone;
    remove(phone);
  }
  remaining = remaining.replace(LABEL, "").replace(/^[\s,;:|/]+|[\s,;:|/]+$/g, "");
  // "(LinkedIn)" after an address is its label as well.
  if (LABEL_ALONE.test(remaining.replace(/^\((.*)\)$/, "$1"))) remaining = "";
  // "M +46 8 555 0123": a letter in place of an icon.
  if (remaining.length === 1 && remaining !== part.trim()) remaining = "";
  return remaining === "" ? null : remaining;
}

/** Rejoins a town and the country after it if they were split at a dash or a line end. */
function joinTownAndCountry(unplaced: Unplaced[]): void {
  const index = unplaced.findIndex(({ text }) => isCountry(text));
  const [town, country] = [unplaced[index - 1], unplaced[index]];
  const isContactDetail = /\d{4}|@|\.\p{L}{2}/u.test(town?.text ?? "");
  if (!town || !country || isContactDetail) return;
  unplaced.splice(index - 1, 2, {
    ...country,
    text: `${town.text}, ${country.text}`,
  });
}

/** Joins a label and its value from two cells of a table. */
function joinLabel(line: DocLine): DocLine {
  const [label, value, ...rest] = line.cells;
  if (!label || !value || !(LABEL_ALONE.test(label.text) || /:$/.test(label.text))) return line;
  const text = `${label.text.replace(/\s*:$/, "")}: ${value.text}`;
  return { ...line, cells: [{ ...value, text }, ...rest] };
}

/**
 * Returns the line labeled as the name, else the title in Word's styles, else the largest possible
 * line.
 */
function findName(lines: readonly DocLine[]): DocLine | undefined {
  const candidates = lines.filter(({ cells }) => isNameLike(cells[0]?.text ?? ""));
  const labeled = candidates.find(({ cells }) => NAME_LABEL.test(cells[0]?.text ?? ""));
  if (labeled) return labeled;
  const title = candidates.find(({ level }) => level === 0);
  if (title) return title;
  const largest = Math.max(...candidates.map(({ size }) => size));
  return candidates.find(({ size }) => size > largest - SIZE_TOLERANCE);
}

/** In points; font sizes that differ by less are equal. */
const SIZE_TOLERANCE = 0.2;
/** A longer line is not a name. */
const MAX_NAME_WORDS = 7;

function isNameLike(text: string): boolean {
  const withoutLabel = text.replace(LABEL, "");
  const words = withoutLabel.split(/\s+/).length;
  if (
    words > MAX_NAME_WORDS ||
    DOCUMENT_TITLE.test(withoutLabel) ||
    /[@\d:]|https?|\.com/.test(withoutLabel)
  )
    return false;
  return /\p{L}{2}/u.test(withoutLabel) || /^\p{L}+$/u.test(withoutLabel);
}

/** In characters; a shorter line may be a headline or an address. */
const MIN_PROSE_LENGTH = 90;
const isProse = (line: DocLine) =>
  line.cells.length === 1 &&
  findEmail(line.text) === null &&
  findPhone(line.text) === null &&
  line.text.length > MIN_PROSE_LENGTH;

/** True for a comma between two names, or a postal code: "Graz, Austria", "8010 Graz", "Columbus 43215". */
const isAddress = (text: string) =>
  !ANY_LABEL.test(text) &&
  (/\p{L}{2}.*,\s*\p{L}{2}/u.test(text) || /\b\d{4,5}\b\s+\p{L}|\p{L}\s+\d{5}\b/u.test(text));
