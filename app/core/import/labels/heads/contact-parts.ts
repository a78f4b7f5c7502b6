/** Cuts lines with contact details into the parts that may be an address. */

import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import { findEmail, findPhone, findUrls } from "#app/core/import/readers/find-contacts.ts";
import { type HeadPart, splitHead } from "./head-parts.ts";

/** The parts of contact lines that are not email addresses, URLs or phone numbers. */
export function contactParts(lines: readonly LabelLine[]): HeadPart[] {
  return lines.flatMap((line, index) =>
    splitHead({ content: "contact", lines: [replaceContactDetails(line)] }, index).parts.filter(
      ({ text }) =>
        // Icons are read as single letters.
        text.length > 1 && !findEmail(text) && !findPhone(text) && findUrls(text).length === 0,
    ),
  );
}

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
