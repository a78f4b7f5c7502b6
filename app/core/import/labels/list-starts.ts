/** Takes the first line of a list for an item where it was taken, without being sure, for a heading. */
import { readHeading } from "#app/core/import/readers/headings.ts";
import type { Labeled } from "./crf.ts";
import type { LabelLine } from "./label-line.ts";

const LIST_ITEM = /^(?:skills|languages|interests)\.item$/;
/** A heading that is more likely than this is one. */
const SURE = 0.7;
/** So many items below must look as it does. */
const ALIKE = 2;
const SAME = { size: 0.3, x: 2 } as const;

/** "SQL" above "Python" and "Kafka", all in one look: a list under a heading that the file does not show. */
export const withListStarts = (
  lines: readonly LabelLine[],
  labeled: readonly Labeled[],
): Labeled[] =>
  labeled.map((own, index) => {
    const line = lines[index];
    const isUnsure = own.label === "heading" && own.probability < SURE;
    if (!line || !isUnsure || readHeading(line.text) !== null) return own;
    const label = labeled[index + 1]?.label ?? "";
    const below = lines.slice(index + 1, index + 1 + ALIKE);
    const isList =
      LIST_ITEM.test(label) &&
      below.length === ALIKE &&
      below.every(
        (other, at) => labeled[index + 1 + at]?.label === label && looksLike(line, other),
      );
    return isList ? { ...own, label } : own;
  });

/** Without positions, as in plain text, all lines look alike. */
const looksLike = (line: LabelLine, other: LabelLine) =>
  line.columnRight > 0 &&
  line.page === other.page &&
  line.block === other.block &&
  line.cells.length === other.cells.length &&
  Math.abs(line.size - other.size) < SAME.size &&
  Math.abs(line.x - other.x) < SAME.x &&
  line.isBold === other.isBold &&
  line.isItalic === other.isItalic &&
  line.isBullet === other.isBullet &&
  isCapitals(line) === isCapitals(other);

const isCapitals = ({ text }: LabelLine) => text.length > 4 && text === text.toUpperCase();
