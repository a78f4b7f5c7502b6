/**
 * Separates places that a job board prints right after the employer's name: "King Soopers-Aurora, CO" becomes "King
 * Soopers, Aurora, CO". from-labels.ts applies it to the lines of a document before a model labels them.
 */

import { type LabelLine, rewriteText } from "#app/core/import/labels/label-line.ts";
import { isStateCode } from "#app/core/import/readers/places.ts";

/** A name, a hyphen without spaces, a town and the code of a state. */
const NAME_HYPHEN_TOWN =
  /^(\p{Lu}(?:[^,\n]|, (?:Inc|LLC|Ltd)\b){1,80}[\p{L}\d.)'’&])-(\p{Lu}[\p{L}.'’ ]{1,30}), ([A-Z]{2,3})$/u;
/** Different names in such lines; fewer may be parts of towns with a hyphen: "Winston-Salem, NC". */
const MIN_NAMES = 2;
/**
 * A period with "to", "March 2019 to Present", which the job board prints on the next line; elsewhere, hyphens are in
 * towns and surnames.
 */
const PERIOD_BELOW = /(?:19|20)\d{2}\s+(?:to|à)\s+[\p{L}\d]/u;

export function separateTownsAfterHyphens(lines: readonly LabelLine[]): LabelLine[] {
  const names = new Set(
    lines.map(({ text, isBullet }, index) =>
      isBullet || !PERIOD_BELOW.test(lines[index + 1]?.text ?? "") ? null : nameBeforeTown(text),
    ),
  );
  names.delete(null);
  if (names.size < MIN_NAMES) return [...lines];
  // The document is from such a job board, so lines without a period below are rewritten as well.
  return lines.map((line) => (line.isBullet ? line : rewriteText(line, withComma)));
}

/** The employer in "King Soopers-Aurora, CO"; null for other texts. */
function nameBeforeTown(text: string): string | null {
  const [, name, , state = ""] = NAME_HYPHEN_TOWN.exec(text) ?? [];
  return name !== undefined && isStateCode(state) ? name : null;
}

/** The text with a comma in place of the hyphen. */
const withComma = (text: string): string =>
  nameBeforeTown(text) === null ? text : text.replace(NAME_HYPHEN_TOWN, "$1, $2, $3");
