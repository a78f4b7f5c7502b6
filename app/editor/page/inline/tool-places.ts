/** Where the `+` below each section is in the margin, so that no two buttons lie over each other. */

/** In CSS pixels of the zoomed page, like all places here. */
export interface ToolsBox {
  left: number;
  top: number;
  bottom: number;
}

interface SectionEnd {
  left: number;
  middle: number;
}

/** Two columns of text are further apart, and so are their margins. */
const SAME_MARGIN_PX = 80;

/**
 * Moves down what would lie over the entry's tools or over a button above it.
 *
 * @param ends of sections, in the order of the page
 * @param size of a button
 * @param pageHeight beyond which a button would be cut off
 * @returns the middle of each button
 */
export function clearPlaces(
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
  // Near the end of the page they are moved up again.
  for (let at = placed.length - 1; at >= 0; at--) {
    const button = placed[at] as SectionEnd;
    const below = placed.slice(at + 1).filter((other) => isBeside(button, other));
    const most = below.map(({ middle }) => middle - size);
    button.middle = Math.min(button.middle, pageHeight - size / 2, ...most);
  }
  return placed.map(({ middle }) => middle);
}

const isBeside = (one: { left: number }, other: { left: number }) =>
  Math.abs(one.left - other.left) < SAME_MARGIN_PX;
