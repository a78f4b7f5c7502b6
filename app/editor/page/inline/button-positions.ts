/** Computes the positions of the buttons in the page's margins, so that they cover neither text nor each other. */

/** The box around an entry's buttons. All positions here are in CSS pixels of the zoomed page. */
export interface ToolsBox {
  left: number;
  top: number;
  bottom: number;
}

/**
 * Whether buttons belong into the right margin: a block nearer to that one has another column of text
 * at its left.
 */
export const isAtRightMargin = (
  block: { left: number; right: number },
  pageWidth: number,
): boolean => pageWidth - block.right < block.left - SAME_EDGE_PX;

/** Blocks as wide as the page have margins that differ by less than this. */
const SAME_EDGE_PX = 8;

/** Where the button of a section belongs: at this edge of it, with its middle at the section's end. */
interface SectionEnd {
  /** Of the edge beside the margin. */
  left: number;
  middle: number;
}

/** Buttons closer than this are in the margin of the same column of text. */
const SAME_MARGIN_PX = 80;

/**
 * Moves down the buttons that would overlap the entry's buttons or a button above.
 *
 * @param ends of sections, in the order of the page
 * @param size of a button
 * @param pageHeight where a button would be cut off
 * @returns the middle of each button
 */
export function placeButtons(
  ends: readonly SectionEnd[],
  size: number,
  pageHeight: number,
  entryTools: ToolsBox | null,
): number[] {
  const placed: SectionEnd[] = [];
  for (const end of ends) {
    const { left, middle } = end;
    const above = placed
      .filter((other) => isBeside(end, other))
      .map((other) => other.middle + size);
    let newMiddle = Math.max(middle, ...above);
    if (entryTools && isBeside(end, entryTools)) {
      const { top, bottom } = entryTools;
      if (newMiddle + size / 2 > top && newMiddle - size / 2 < bottom)
        newMiddle = bottom + size / 2;
    }
    placed.push({ left, middle: newMiddle });
  }
  // Moves buttons up again that would be cut off at the end of the page.
  for (let at = placed.length - 1; at >= 0; at--) {
    const button = placed[at] as SectionEnd;
    const below = placed.slice(at + 1).filter((other) => isBeside(button, other));
    const limits = below.map(({ middle }) => middle - size);
    button.middle = Math.min(button.middle, pageHeight - size / 2, ...limits);
  }
  return placed.map(({ middle }) => middle);
}

const isBeside = (a: { left: number }, b: { left: number }) =>
  Math.abs(a.left - b.left) < SAME_MARGIN_PX;
