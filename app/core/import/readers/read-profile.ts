/** Reads the lines above the first section: name, contact details, and text that has no field. */

import type { ImportIssue } from "#app/core/import/outcome.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { isCountry } from "./countries.ts";
import type { DocLine } from "./doc-line.ts";
import {
  findEmail,
  findPhone,
  findUrls,
  isGitHub,
  isLinkedIn,
  parseUrlLine,
} from "./find-contacts.ts";

/** Separates the parts of a contact line. */
const SEPARATOR = /\s*(?:[|·•●◆♦∙⋄]|\s[–—-]\s)\s*|\t+|\s{3,}/;
const LABEL_WORDS =
  "e-?mail(?:-?adresse)?|phone|tel(?:ephone|efon)?|téléphone|teléfono|mobile?|mob|cell|handy|address|anschrift|adresse|dirección|location|wohnort|linked ?in|git ?hub|web(?:webPage)?|portfolio|(?:full |vor- und nach|vor- und zu)?name|nom|nombre";
const LABEL = new RegExp(`^(?:${LABEL_WORDS})\\s*[:.]\\s*`, "i");
const LABEL_ALONE = new RegExp(`^(?:${LABEL_WORDS})$`, "i");
const NAME_LABEL = /^(?:(?:full |vor- und nach|vor- und zu)?name|nom|nombre)\s*:\s*(?=\S)/i;
/** Any label, such as "Date of birth: ", including those without a field here. */
const ANY_LABEL = /^\p{L}[\p{L} -]{2,25}:/u;
const DOCUMENT_TITLE = /^(?:curriculum vitae|cv|resume|résumé|(?:tabellarischer )?lebenslauf)$/i;

export function readProfile(profileLines: readonly DocLine[]): {
  personalInfo: Resume["personalInfo"];
  /** Long lines above the first heading are a summary. */
  summary: DocLine[];
  uncertain: ImportIssue[];
} {
  const lines = profileLines.map(joinLabel);
  const info = { fullName: "", email: "", phone: "", address: "", linkedIn: "", github: "" };
  const uncertain: ImportIssue[] = [];
  const nameLine = findName(lines);
  info.fullName = (nameLine?.cells[0]?.text ?? "").replace(LABEL, "");
  const summary: DocLine[] = [];
  const unplaced: { text: string; isContact: boolean }[] = [];
  for (const line of lines) {
    const cells = line === nameLine ? line.cells.slice(1) : line.cells;
    if (DOCUMENT_TITLE.test(line.text)) continue;
    if (line !== nameLine && isProse(line)) {
      summary.push(line);
      continue;
    }
    const rest = cells
      .flatMap(({ text }) => text.split(SEPARATOR))
      .map((part) => takeContactDetails(part, info));
    const isContact = rest.some((part) => part === null);
    for (const text of rest) if (text) unplaced.push({ text, isContact });
  }
  const webPage = unplaced.find(({ text }) => parseUrlLine(text).length === 1);
  if (webPage && info.github === "") {
    info.github = webPage.text;
    unplaced.splice(unplaced.indexOf(webPage), 1);
    const reason = "This web page is not on GitHub, but there is no other field for it";
    uncertain.push({ field: "personalInfo.github", text: webPage.text, reason });
  }
  joinCountry(unplaced);
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

/** Moves contact details from a part into `info`. Returns the remaining text, or null if there is none. */
function takeContactDetails(part: string, info: Resume["personalInfo"]): string | null {
  let rest = part.trim();
  const remove = (match: string) => {
    rest = rest.replace(match, " ").replace(/\s+/g, " ").trim();
  };
  const email = findEmail(rest);
  if (email) {
    info.email ||= email;
    remove(email);
  }
  for (const url of findUrls(rest)) {
    if (isLinkedIn(url) && info.linkedIn === "") info.linkedIn = url;
    else if (isGitHub(url) && info.github === "") info.github = url;
    else continue;
    remove(url);
  }
  const phone = findPhone(rest);
  if (phone && info.phone === "") {
    info.phone = phone;
    remove(phone);
  }
  rest = rest.replace(LABEL, "").replace(/^[\s,;:|/]+|[\s,;:|/]+$/g, "");
  if (LABEL_ALONE.test(rest)) rest = "";
  // "M +46 8 555 0123": a letter in place of an icon.
  if (rest.length === 1 && rest !== part.trim()) rest = "";
  return rest === "" ? null : rest;
}

/** Joins a town and its country, which were split at a dash or a line end; only the country can be recognized. */
function joinCountry(unplaced: { text: string; isContact: boolean }[]): void {
  const at = unplaced.findIndex(({ text }) => isCountry(text));
  const [town, country] = [unplaced[at - 1], unplaced[at]];
  if (!town || !country || /\d{4}|@|\.\p{L}{2}/u.test(town.text)) return;
  unplaced.splice(at - 1, 2, {
    text: `${town.text}, ${country.text}`,
    isContact: country.isContact,
  });
}

/** Joins a label and its value from two cells of a table. */
function joinLabel(line: DocLine): DocLine {
  const [label, value, ...rest] = line.cells;
  if (!label || !value || !(LABEL_ALONE.test(label.text) || /:$/.test(label.text))) return line;
  const text = `${label.text.replace(/\s*:$/, "")}: ${value.text}`;
  return { ...line, cells: [{ ...value, text }, ...rest] };
}

/** Returns the line labeled as the name, else the title in Word's styles, else the largest possible line. */
function findName(lines: readonly DocLine[]): DocLine | undefined {
  const candidates = lines.filter(({ cells }) => isNameLike(cells[0]?.text ?? ""));
  const labeled = candidates.find(({ cells }) => NAME_LABEL.test(cells[0]?.text ?? ""));
  if (labeled) return labeled;
  const title = candidates.find(({ level }) => level === 0);
  if (title) return title;
  const largest = Math.max(...candidates.map(({ size }) => size));
  return candidates.find(({ size }) => size > largest - 0.2);
}

function isNameLike(text: string): boolean {
  const withoutLabel = text.replace(LABEL, "");
  const words = withoutLabel.split(/\s+/).length;
  if (words > 7 || DOCUMENT_TITLE.test(withoutLabel) || /[@\d:]|https?|\.com/.test(withoutLabel))
    return false;
  return /\p{L}{2}/u.test(withoutLabel) || /^\p{L}+$/u.test(withoutLabel);
}

const MIN_PROSE_LENGTH = 90;
const isProse = (line: DocLine) =>
  line.cells.length === 1 &&
  findEmail(line.text) === null &&
  findPhone(line.text) === null &&
  line.text.length > MIN_PROSE_LENGTH;

const isAddress = (text: string) =>
  !ANY_LABEL.test(text) &&
  (/\p{L}{2}.*,\s*\p{L}{2}/u.test(text) || /\b\d{4,5}\b\s+\p{L}|\p{L}\s+\d{5}\b/u.test(text));
