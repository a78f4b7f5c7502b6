/**
 * Joins contact details that were wrapped onto a second line: an email or web address, a phone number, a network and
 * its user name. Each becomes one line; the other lines are unchanged. from-labels.ts applies it to the lines of a
 * resume after a model labeled them.
 */

import type { LabeledLine, LabelLine } from "#app/core/import/labels/label-line.ts";
import {
  findPhone,
  findUrls,
  isWebAddress,
  parseLinkedInPath,
} from "#app/core/import/readers/find-contacts.ts";

export function joinContacts(all: readonly LabeledLine[]): LabeledLine[] {
  const result: LabeledLine[] = [];
  for (const { line, labeled } of all) {
    const last = result.at(-1);
    const areContacts = last?.labeled.label === "contact" && labeled.label === "contact";
    const separator = last && areContacts ? separatorBetween(last.line, line) : null;
    if (last && separator !== null) last.line = append(last.line, line, separator);
    else result.push({ line, labeled });
  }
  return result;
}

/** An email or web address, whole or cut, at the end of a line: "ada.berg@mail.ex", "linkedin.com/in/ada-". */
const ADDRESS_AT_END =
  /(?:^|[\s|·•,:(])((?:https?:\/\/)?[\w.+-]+(?:@[\w.-]*|\.[a-z]{2,}\/\S*|\.[\w.-]*))$/i;
/** What may be the rest of an address, at the start of a line: "ample.com". */
const REST_OF_ADDRESS = /^[\w.-]{1,30}(?:\/[\w.-]*)?(?=$|\s[|·•,(]|\s\()/u;
/** "LinkedIn:" alone on a line, above its user name. */
const NETWORK_LABEL = /^(?:linked ?in|git ?hub)\s*:?$/i;
/** The start of another contact detail: "Portfolio …". */
const STARTS_WITH_SITE = /^(?:linked ?in|git ?hub|xing|portfolio|web(?:site)?|orcid)\b/i;
/** A user name alone on a line: "ada-berg". */
const USER_NAME = /^(?!linked|git ?hub)[\w-]{3,40}$/i;

/** The text that joins a wrapped contact detail to its rest on the next line; null if `below` is another detail. */
function separatorBetween(above: LabelLine, below: LabelLine): string | null {
  if (above.page !== below.page) return null;
  if (NETWORK_LABEL.test(above.text) && USER_NAME.test(below.text)) return ": ";
  if (isCutAfterTown(above, below)) return " ";
  const [, address = ""] = ADDRESS_AT_END.exec(above.text) ?? [];
  const [rest = ""] = REST_OF_ADDRESS.exec(below.text) ?? [];
  const startsOtherContact =
    findUrls(below.text)[0]?.startsWith(rest) === true ||
    STARTS_WITH_SITE.test(below.text) ||
    (isWebAddress(rest) && !/[.-]$/.test(address)) ||
    (parseLinkedInPath(below.text) !== null && !/[/.-]$/.test(address));
  const mayBeAddress =
    address !== "" && rest !== "" && !/^\d{5,}$/.test(rest) && findPhone(below.text) === null;
  if (mayBeAddress) {
    // An address that ends in one of these signs cannot be whole.
    if (/[@/_-]$/.test(address) && (!startsOtherContact || /-$/.test(address))) return "";
    if (startsOtherContact && !isCutHost(address)) return null;
    // A town below a whole address: "ada@gmail.com" above "Nantes (44)".
    if (/^\p{Lu}/u.test(rest) && !/[.-]$/.test(address)) return null;
    const isDomainEnding = /^\.\w/.test(rest);
    if (isWholeLine(below.text, rest) && (isDomainEnding || wasTooLong(above, below))) return "";
  }
  const isPhone = /\+?\d[\d ()/-]{5,}$/.test(above.text) && /^[\d ]{2,8}$/.test(below.text);
  return isPhone && wasTooLong(above, below) ? " " : null;
}

/** A town or street before a comma at the end of a line, without a label, a number or a web address. */
const TOWN_AND_COMMA = /^\p{Lu}[^\d@:/|·•]*\p{L},$/u;
/** The name of a region: "Jalisco", "Baja California". */
const REGION = /^\p{Lu}\p{Ll}+(?: (?:\p{Ll}{1,3} )?\p{Lu}\p{Ll}+){0,2}$/u;

/** True for "Col. Providencia, Guadalajara," above "Jalisco". */
const isCutAfterTown = (above: LabelLine, below: LabelLine): boolean =>
  TOWN_AND_COMMA.test(above.text) &&
  REGION.test(below.text) &&
  !STARTS_WITH_SITE.test(below.text) &&
  [above, below].every(({ cells }) => cells.length === 1) &&
  above.block === below.block &&
  Math.abs(above.x - below.x) < 1;

/** True if the host of an email address is incomplete: "ada@gmai" above "l.com". */
function isCutHost(address: string): boolean {
  const [, host] = address.split("@");
  return host !== undefined && findUrls(host)[0] !== host;
}

/** True if `start`, with which the text starts, is all of it except for a note in brackets. */
const isWholeLine = (text: string, start: string) =>
  /^(?:\s*\([^)]*\))?$/.test(text.slice(start.length));

/**
 * True if the first word of the line below had no room at the end of the line above. False where positions are unknown.
 */
function wasTooLong(above: LabelLine, below: LabelLine): boolean {
  if (above.columnRight === 0 || above.block !== below.block) return false;
  const letterWidth = (above.right - above.x) / Math.max(1, above.text.length);
  const [word = ""] = below.text.split(" ", 1);
  return above.right + letterWidth * word.length > above.columnRight;
}

/** The line with the first cell of the next one joined to its last cell, and the other cells after it. */
function append(above: LabelLine, below: LabelLine, separator: string): LabelLine {
  const [first, ...others] = below.cells;
  const cells = above.cells.map(({ spans: _, ...cell }) => ({ ...cell }));
  const last = cells.at(-1);
  if (last && first) last.text += separator + first.text;
  const all = [...cells, ...others];
  return { ...above, cells: all, text: all.map(({ text }) => text).join(" "), right: below.right };
}
