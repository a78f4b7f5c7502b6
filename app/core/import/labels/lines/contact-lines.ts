/** Joins contact details that were wrapped: a web address, a phone number, a label and its user name. */

import type { LabeledLine, LabelLine } from "#app/core/import/labels/label-line.ts";
import {
  findPhone,
  findUrls,
  isHost,
  linkedInName,
} from "#app/core/import/readers/find-contacts.ts";

export function joinContacts(all: readonly LabeledLine[]): LabeledLine[] {
  const result: LabeledLine[] = [];
  for (const { line, labeled } of all) {
    const last = result.at(-1);
    const areContacts = last?.labeled.label === "contact" && labeled.label === "contact";
    const between = last && areContacts ? separatorBetween(last.line, line) : null;
    if (last && between !== null) last.line = append(last.line, line, between);
    else result.push({ line, labeled });
  }
  return result;
}

const ADDRESS =
  /(?:^|[\s|·•,:(])((?:https?:\/\/)?[\w.+-]+(?:@[\w.-]*|\.[a-z]{2,}\/\S*|\.[\w.-]*))$/i;
const END_OF_ADDRESS = /^[\w.-]{1,30}(?:\/[\w.-]*)?(?=$|\s[|·•,(]|\s\()/u;
const NETWORK = /^(?:linked ?in|git ?hub)\s*:?$/i;
const SITE = /^(?:linked ?in|git ?hub|xing|portfolio|web(?:site)?|orcid)\b/i;
const USER_NAME = /^(?!linked|git ?hub)[\w-]{3,40}$/i;

/** The text that joins a wrapped contact detail to its continuation on the next line; null if nothing continues. */
function separatorBetween(before: LabelLine, line: LabelLine): string | null {
  if (before.page !== line.page) return null;
  if (NETWORK.test(before.text) && USER_NAME.test(line.text)) return ": ";
  const [, address = ""] = ADDRESS.exec(before.text) ?? [];
  const [end = ""] = END_OF_ADDRESS.exec(line.text) ?? [];
  const startsOther =
    findUrls(line.text)[0]?.startsWith(end) === true ||
    SITE.test(line.text) ||
    (isHost(end) && !/[.-]$/.test(address)) ||
    (linkedInName(line.text) !== null && !/[/.-]$/.test(address));
  if (address !== "" && end !== "" && !/^\d{5,}$/.test(end) && findPhone(line.text) === null) {
    if (/[@/_-]$/.test(address) && (!startsOther || /-$/.test(address))) return "";
    if (startsOther && !isCutHost(address)) return null;
    // A town below a whole address: "ada@gmail.com" above "Nantes (44)".
    if (/^\p{Lu}/u.test(end) && !/[.-]$/.test(address)) return null;
    if (isWhole(line.text, end) && (/^\.\w/.test(end) || hasNoRoom(before, line))) return "";
  }
  const isNumber = /\+?\d[\d ()/-]{5,}$/.test(before.text) && /^[\d ]{2,8}$/.test(line.text);
  return isNumber && hasNoRoom(before, line) ? " " : null;
}

/** "ada@gmai" above "l.com". */
function isCutHost(address: string): boolean {
  const [, host] = address.split("@");
  return host !== undefined && findUrls(host)[0] !== host;
}

/** True if `end` is the whole line except for a note in brackets. */
const isWhole = (text: string, end: string) => /^(?:\s*\([^)]*\))?$/.test(text.slice(end.length));

/** True if the first word of the line below would not have fit at the end of this one. */
function hasNoRoom(before: LabelLine, line: LabelLine): boolean {
  if (before.columnRight === 0 || before.block !== line.block) return false;
  const letter = (before.right - before.x) / Math.max(1, before.text.length);
  const [word = ""] = line.text.split(" ", 1);
  return before.right + letter * word.length > before.columnRight;
}

function append(before: LabelLine, line: LabelLine, between: string): LabelLine {
  const [first, ...others] = line.cells;
  const cells = before.cells.map(({ spans: _, ...cell }) => ({ ...cell }));
  const end = cells.at(-1);
  if (end && first) end.text += between + first.text;
  const all = [...cells, ...others];
  return { ...before, cells: all, text: all.map(({ text }) => text).join(" "), right: line.right };
}
