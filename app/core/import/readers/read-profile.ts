/** The lines above the first section: name, contact, and what has no field of its own. */

import type { Uncertain } from "#app/core/import/outcome.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { isCountry } from "./countries.ts";
import type { DocLine } from "./doc-line.ts";
import { asUrls, findEmail, findPhone, findUrls, isGitHub, isLinkedIn } from "./read-links.ts";

/** Between the parts of a contact line. */
const BETWEEN = /\s*(?:[|·•●◆♦∙⋄]|\s[–—-]\s)\s*|\t+|\s{3,}/;
const LABEL_WORDS =
  "e-?mail(?:-?adresse)?|phone|tel(?:ephone|efon)?|téléphone|teléfono|mobile?|mob|cell|handy|address|anschrift|adresse|dirección|location|wohnort|linked ?in|git ?hub|web(?:site)?|portfolio|(?:full |vor- und nach|vor- und zu)?name|nom|nombre";
const LABEL = new RegExp(`^(?:${LABEL_WORDS})\\s*[:.]\\s*`, "i");
const LABEL_ALONE = new RegExp(`^(?:${LABEL_WORDS})$`, "i");
const NAME_LABEL = /^(?:(?:full |vor- und nach|vor- und zu)?name|nom|nombre)\s*:\s*(?=\S)/i;
/** "Date of birth: ", of what has no field here. */
const ANY_LABEL = /^\p{L}[\p{L} -]{2,25}:/u;
const TITLE_ONLY = /^(?:curriculum vitae|cv|resume|résumé|(?:tabellarischer )?lebenslauf)$/i;

export function readProfile(read: readonly DocLine[]): {
  personalInfo: Resume["personalInfo"];
  /** Long lines up here are a summary without a heading. */
  summary: DocLine[];
  uncertain: Uncertain[];
} {
  const lines = read.map(besideItsLabel);
  const info = { fullName: "", email: "", phone: "", address: "", linkedIn: "", github: "" };
  const uncertain: Uncertain[] = [];
  const nameLine = findName(lines);
  info.fullName = (nameLine?.cells[0]?.text ?? "").replace(LABEL, "");
  const summary: DocLine[] = [];
  const others: { text: string; isContact: boolean }[] = [];
  for (const line of lines) {
    const cells = line === nameLine ? line.cells.slice(1) : line.cells;
    if (TITLE_ONLY.test(line.text)) continue;
    if (line !== nameLine && isProse(line)) {
      summary.push(line);
      continue;
    }
    const rest = cells.flatMap(({ text }) => text.split(BETWEEN)).map((part) => take(part, info));
    const isContact = rest.some((part) => part === null);
    for (const text of rest) if (text) others.push({ text, isContact });
  }
  const site = others.find(({ text }) => asUrls(text).length === 1);
  if (site && info.github === "") {
    info.github = site.text;
    others.splice(others.indexOf(site), 1);
    const reason = "A web page that is not GitHub; there is no other field for it";
    uncertain.push({ field: "personalInfo.github", text: site.text, reason });
  }
  joinCountry(others);
  const place =
    others.find(({ text }) => isPlace(text)) ?? others.find(({ isContact }) => isContact);
  if (place) info.address = place.text;
  for (const other of others) {
    if (other === place) continue;
    uncertain.push({ field: null, text: other.text, reason: "There is no field for this" });
  }
  if (info.fullName === "") {
    uncertain.push({ field: "personalInfo.fullName", text: "", reason: "No name was found" });
  }
  return { personalInfo: info, summary, uncertain };
}

/** Takes what it knows out of a part; what remains, or null when the part was all known. */
function take(part: string, info: Resume["personalInfo"]): string | null {
  let rest = part.trim();
  const takeOut = (found: string) => {
    rest = rest.replace(found, " ").replace(/\s+/g, " ").trim();
  };
  const email = findEmail(rest);
  if (email) {
    info.email ||= email;
    takeOut(email);
  }
  for (const url of findUrls(rest)) {
    if (isLinkedIn(url) && info.linkedIn === "") info.linkedIn = url;
    else if (isGitHub(url) && info.github === "") info.github = url;
    else continue;
    takeOut(url);
  }
  const phone = findPhone(rest);
  if (phone && info.phone === "") {
    info.phone = phone;
    takeOut(phone);
  }
  rest = rest.replace(LABEL, "").replace(/^[\s,;:|/]+|[\s,;:|/]+$/g, "");
  if (LABEL_ALONE.test(rest)) rest = "";
  // "M +46 8 555 0123": a letter in place of an icon.
  if (rest.length === 1 && rest !== part.trim()) rest = "";
  return rest === "" ? null : rest;
}

/** A town and its country stand on lines or between dashes of their own; only the country is known by its name. */
function joinCountry(others: { text: string; isContact: boolean }[]): void {
  const at = others.findIndex(({ text }) => isCountry(text));
  const [town, country] = [others[at - 1], others[at]];
  if (!town || !country || /\d{4}|@|\.\p{L}{2}/u.test(town.text)) return;
  others.splice(at - 1, 2, { text: `${town.text}, ${country.text}`, isContact: country.isContact });
}

/** A label and what it is for stand in two cells of a table. */
function besideItsLabel(line: DocLine): DocLine {
  const [label, value, ...others] = line.cells;
  if (!label || !value || !(LABEL_ALONE.test(label.text) || /:$/.test(label.text))) return line;
  const text = `${label.text.replace(/\s*:$/, "")}: ${value.text}`;
  return { ...line, cells: [{ ...value, text }, ...others] };
}

/** The one that is called so, else the largest line that could be one; Word may say which it is. */
function findName(lines: readonly DocLine[]): DocLine | undefined {
  const could = lines.filter(({ cells }) => isNameLike(cells[0]?.text ?? ""));
  const called = could.find(({ cells }) => NAME_LABEL.test(cells[0]?.text ?? ""));
  if (called) return called;
  const title = could.find(({ level }) => level === 0);
  if (title) return title;
  const largest = Math.max(...could.map(({ size }) => size));
  return could.find(({ size }) => size > largest - 0.2);
}

function isNameLike(text: string): boolean {
  const bare = text.replace(LABEL, "");
  const words = bare.split(/\s+/).length;
  if (words > 7 || TITLE_ONLY.test(bare) || /[@\d:]|https?|\.com/.test(bare)) return false;
  return /\p{L}{2}/u.test(bare) || /^\p{L}+$/u.test(bare);
}

const PROSE = 90;
const isProse = (line: DocLine) =>
  line.cells.length === 1 &&
  findEmail(line.text) === null &&
  findPhone(line.text) === null &&
  line.text.length > PROSE;

const isPlace = (text: string) =>
  !ANY_LABEL.test(text) &&
  (/\p{L}{2}.*,\s*\p{L}{2}/u.test(text) || /\b\d{4,5}\b\s+\p{L}|\p{L}\s+\d{5}\b/u.test(text));
