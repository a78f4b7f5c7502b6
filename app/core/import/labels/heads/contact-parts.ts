/**
 * Splits lines with contact details into the parts that may be a postal address, for read-address.ts: the texts between
 * separators, without email addresses, URLs and phone numbers.
 */

import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import { findEmail, findPhone, findUrls } from "#app/core/import/readers/find-contacts.ts";
import { type HeadPart, splitHead } from "./head-parts.ts";

/** `entryIndex` of a part is the index of its line. */
export function contactParts(lines: readonly LabelLine[]): HeadPart[] {
  return lines.flatMap((line, index) =>
    splitHead({ content: "contact", lines: [replaceContactDetails(line)] }, index).parts.filter(
      ({ text }) =>
        // Icons are read as single letters.
        text.length > 1 && !findEmail(text) && !findPhone(text) && findUrls(text).length === 0,
    ),
  );
}

/** Pictures such as a house, a telephone or an envelope, and the private characters of icon fonts. */
const ICONS = /[\u2302\u260e\u2706\u2709\u{1f300}-\u{1faff}\ue000-\uf8ff]/gu;

/** An icon that was extracted as a punctuation mark: "+ Bergen, Norway". */
const LEADING_ICON = /^[^\p{L}\p{N}\s("'“„«]\s+(?=\p{Lu}\p{Ll})/u;

/** Replaces email addresses, URLs, phone numbers and icons with bars, because they separate the text around them. */
function replaceContactDetails(line: LabelLine): LabelLine {
  const cells = line.cells.map((cell) => {
    const details = [findEmail(cell.text), ...findUrls(cell.text), findPhone(cell.text)];
    const text = details
      .reduce((left: string, part) => (part ? left.replace(part, " | ") : left), cell.text)
      .replace(ICONS, " | ")
      .replace(LEADING_ICON, "");
    return text === cell.text ? cell : { ...cell, text, spans: undefined };
  });
  return { ...line, cells };
}
