/** Paper sizes and margins, shared by the printed page and the preview. */
import type { Design } from "#app/core/resume/design.ts";

export const PAPERS = {
  a4: { size: "A4", widthMm: 210, heightMm: 297 },
  letter: { size: "letter", widthMm: 215.9, heightMm: 279.4 },
} as const;

/** Set by @page rather than by the layout, so that every page of a long resume has margins. */
const MARGIN_MM = { vertical: 16, horizontal: 18 } as const;

export interface Sheet {
  widthMm: number;
  heightMm: number;
  /** The margin at the top and bottom. */
  verticalMm: number;
  /** The margin at the left and right. */
  horizontalMm: number;
}

/** The paper size and margins of a design, in millimeters. */
export function sheetOf({ paper = "a4", margin }: Design): Sheet {
  const { widthMm, heightMm } = PAPERS[paper];
  const verticalMm = margin ?? MARGIN_MM.vertical;
  return { widthMm, heightMm, verticalMm, horizontalMm: margin ?? MARGIN_MM.horizontal };
}

/** The `@page` rule for printing. */
export function pageCss(design: Design): string {
  const { verticalMm, horizontalMm } = sheetOf(design);
  const { size } = PAPERS[design.paper ?? "a4"];
  return `@page{size:${size};margin:${verticalMm}mm ${horizontalMm}mm}`;
}
