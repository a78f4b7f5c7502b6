/**
 * Places the numbers of matches (requirements that the resume shows) in the page's margins, at
 * their lines. The numbers of one line form a label. Labels that are too close to be pressed
 * separately share a button.
 */
import type { PageBox } from "#app/editor/page/marks/page-boxes.ts";
import type { NumberedMatch } from "./numbered-matches.ts";

/**
 * A match on the shown page, with the boxes of its lines from top to bottom, in percent of the
 * page.
 */
export interface PageMatch extends NumberedMatch {
  boxes: PageBox[];
  /** The column of text that they are in, in percent of the page. */
  column: { left: number; right: number };
}

export type Side = "left" | "right";

/** The numbers of one line. */
export interface MarginLabel {
  /** The middle of the line, in percent of the page. */
  middle: number;
  matches: PageMatch[];
}

export interface LabelGroup {
  side: Side;
  labels: MarginLabel[];
}

export interface PageMetrics {
  /** The page's size, in CSS pixels of the screen. */
  width: number;
  height: number;
  /** The text's left and right edges, in percent of the page. */
  left: number;
  right: number;
  /** Where the badges that count comments are in the right margin, in percent of the page. */
  occupied: readonly { top: number; bottom: number }[];
}

/**
 * The smallest target that can be pressed (WCAG 2.5.8), and the height of a label, in CSS pixels.
 */
export const TARGET_PX = 24;
export const LABEL_PX = 14;
/**
 * A column that ends farther from the right edge than this share of the text's width has its
 * numbers on the left.
 */
const FAR_SHARE = 0.3;

/** The labels grouped by button, from top to bottom on each side. */
export function groupLabels(matches: readonly PageMatch[], page: PageMetrics): LabelGroup[] {
  const toPx = (percent: number) => (percent / 100) * page.height;
  return (["left", "right"] as const).flatMap((side) => {
    const labels = labelsOf(
      matches.filter((match) => sideOf(match, page) === side),
      toPx,
    );
    const groups: LabelGroup[] = [];
    for (const label of labels) {
      const previous = groups.at(-1)?.labels.at(-1);
      if (previous && toPx(label.middle - previous.middle) < TARGET_PX)
        groups.at(-1)?.labels.push(label);
      else groups.push({ side, labels: [label] });
    }
    return groups;
  });
}

function labelsOf(matches: readonly PageMatch[], toPx: (percent: number) => number): MarginLabel[] {
  const labels: MarginLabel[] = [];
  const placed = matches
    .map((match) => ({ match, middle: middleOf(match) }))
    .sort((a, b) => a.middle - b.middle);
  for (const { match, middle } of placed) {
    const previous = labels.at(-1);
    if (previous && toPx(middle - previous.middle) < LABEL_PX) previous.matches.push(match);
    else labels.push({ middle, matches: [match] });
  }
  for (const label of labels) label.matches.sort((a, b) => a.number - b.number);
  return labels;
}

function middleOf({ boxes: [first] }: PageMatch): number {
  return first ? first.top + first.height / 2 : 0;
}

/** The right margin if possible, since entries and sections have their buttons in the left one. */
function sideOf(match: PageMatch, page: PageMetrics): Side {
  const { left, right, height, occupied } = page;
  if (right - match.column.right > (right - left) * FAR_SHARE) return "left";
  const isTaken = occupied.some(
    ({ top, bottom }) =>
      middleOf(match) > top - (TARGET_PX / 2 / height) * 100 &&
      middleOf(match) < bottom + (TARGET_PX / 2 / height) * 100,
  );
  return isTaken ? "left" : "right";
}

/** Widths of the label's small characters, in CSS pixels. */
const DIGIT_PX = 6.6;
const SIGN_PX = 9.5;
const SEPARATOR_PX = 6.4;
const PADDING_PX = 10;

export interface LabelNumber {
  number: number;
  /** Whether the sign for "partly shown" precedes it. */
  hasSign: boolean;
}

/**
 * The numbers that fit into a label of this width, and a text for how many more there are: `2, 5`,
 * `2 +3`, or `2+`.
 */
export function labelNumbers(
  matches: readonly PageMatch[],
  widthPx: number,
): { shown: LabelNumber[]; more: string } {
  const isAllPartial = matches.every(({ isPartial }) => isPartial);
  const numbers = matches.map(({ number, isPartial }, index) => ({
    number,
    // A single sign before the first number if all are partly shown.
    hasSign: isPartial && (index === 0 || !isAllPartial),
  }));
  const moreAfter = (count: number) =>
    count < numbers.length ? ` +${numbers.length - count}` : "";
  let count = numbers.length;
  while (count > 1 && widthOf(numbers.slice(0, count), moreAfter(count)) > widthPx) count--;
  const shown = numbers.slice(0, count);
  const longMore = moreAfter(count);
  const more = longMore !== "" && widthOf(shown, longMore) > widthPx ? "+" : longMore;
  // Without signs if they don't fit, as in the narrow margin on a phone.
  const hasRoom = widthOf(shown, more) <= widthPx;
  return { shown: hasRoom ? shown : shown.map(withoutSign), more };
}

const withoutSign = ({ number }: LabelNumber): LabelNumber => ({ number, hasSign: false });

function widthOf(numbers: readonly LabelNumber[], more: string): number {
  const widths = numbers.map(
    ({ number, hasSign }) => String(number).length * DIGIT_PX + (hasSign ? SIGN_PX : 0),
  );
  const separators = SEPARATOR_PX * (numbers.length - 1);
  return widths.reduce(
    (sum, width) => sum + width,
    PADDING_PX + separators + more.length * DIGIT_PX,
  );
}
