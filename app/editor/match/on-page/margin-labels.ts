/**
 * Where the numbers of matches are in the page's margins: at their lines, those of one line in one label. Labels
 * that are too near to each other to be pressed one by one share a button.
 */
import type { PageBox } from "#app/editor/page/marks/page-boxes.ts";
import type { NumberedMatch } from "./numbered-matches.ts";

/** Where a match is on the page that is shown, in percent of it; its first line first. */
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
  /** In CSS pixels of the screen. */
  width: number;
  height: number;
  /** The text's left and right edges, in percent of the page. */
  left: number;
  right: number;
  /** Where others count comments in the right margin, in percent of the page. */
  taken: readonly { top: number; bottom: number }[];
}

/** In CSS pixels: the least that a finger or pointer can press (WCAG 2.5.8), and a label's height. */
export const TARGET_PX = 24;
export const LABEL_PX = 14;
/** A column that ends farther from the right edge than this share of the text's width has its numbers at the left. */
const FAR_SHARE = 0.3;

/** From top to bottom on each side. */
export function groupLabels(matches: readonly PageMatch[], page: PageMetrics): LabelGroup[] {
  const toPx = (percent: number) => (percent / 100) * page.height;
  return (["left", "right"] as const).flatMap((side) => {
    const labels = labelsOf(
      matches.filter((match) => sideOf(match, page) === side),
      toPx,
    );
    const groups: LabelGroup[] = [];
    for (const label of labels) {
      const before = groups.at(-1)?.labels.at(-1);
      if (before && toPx(label.middle - before.middle) < TARGET_PX)
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
    .sort((one, other) => one.middle - other.middle);
  for (const { match, middle } of placed) {
    const before = labels.at(-1);
    if (before && toPx(middle - before.middle) < LABEL_PX) before.matches.push(match);
    else labels.push({ middle, matches: [match] });
  }
  for (const { matches: together } of labels) together.sort((a, b) => a.number - b.number);
  return labels;
}

function middleOf({ boxes: [first] }: PageMatch): number {
  return first ? first.top + first.height / 2 : 0;
}

/** In the right margin, since entries and sections have their buttons in the left one. */
function sideOf(match: PageMatch, page: PageMetrics): Side {
  const { left, right, height, taken } = page;
  if (right - match.column.right > (right - left) * FAR_SHARE) return "left";
  const isTaken = taken.some(
    ({ top, bottom }) =>
      middleOf(match) > top - (TARGET_PX / 2 / height) * 100 &&
      middleOf(match) < bottom + (TARGET_PX / 2 / height) * 100,
  );
  return isTaken ? "left" : "right";
}

/** In CSS pixels, of the label's small letters. */
const DIGIT_PX = 6.6;
const SIGN_PX = 9.5;
const SEPARATOR_PX = 6.4;
const PADDING_PX = 10;

export interface LabelNumber {
  number: number;
  /** Whether the sign of what is shown in part is before it. */
  hasSign: boolean;
}

/** The numbers that fit into a label of this width, and what says that there are more: `2, 5`, `2 +3`, or `2+`. */
export function labelNumbers(
  matches: readonly PageMatch[],
  widthPx: number,
): { shown: LabelNumber[]; more: string } {
  const isAllPartial = matches.every(({ isPartial }) => isPartial);
  const numbers = matches.map(({ number, isPartial }, index) => ({
    number,
    // Once for all where it holds for all.
    hasSign: isPartial && (index === 0 || !isAllPartial),
  }));
  const moreAfter = (count: number) =>
    count < numbers.length ? ` +${numbers.length - count}` : "";
  let count = numbers.length;
  while (count > 1 && widthOf(numbers.slice(0, count), moreAfter(count)) > widthPx) count--;
  const shown = numbers.slice(0, count);
  const longMore = moreAfter(count);
  const more = longMore !== "" && widthOf(shown, longMore) > widthPx ? "+" : longMore;
  // In a phone's margin the page's edge would cut it off.
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
