/** Computes the position of the `+` button of each section in the page's margin, so that no two buttons overlap. */

/** The place of an entry's buttons. Like all positions here in CSS pixels of the zoomed page. */
export interface ToolsBox {
  left: number;
  top: number;
  bottom: number;
}

interface SectionEnd {
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
    let place = Math.max(middle, ...above);
    if (entryTools && isBeside(end, entryTools)) {
      const { top, bottom } = entryTools;
      if (place + size / 2 > top && place - size / 2 < bottom) place = bottom + size / 2;
    }
    placed.push({ left, middle: place });
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

const isBeside = (one: { left: number }, other: { left: number }) =>
  Math.abs(one.left - other.left) < SAME_MARGIN_PX;
