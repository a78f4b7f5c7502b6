/** Paper and margins: the same figures make the printed page and the preview's pages. */
export const PAPERS = {
  a4: { size: "A4", widthMm: 210, heightMm: 297 },
  letter: { size: "letter", widthMm: 215.9, heightMm: 279.4 },
} as const;
export type Paper = keyof typeof PAPERS;

/** Margins are the page's, not the layout's: every page of a long resume then has them. */
export const PAGE_MARGIN_MM = { top: 16, right: 18, bottom: 16, left: 18 } as const;

export function pageCss(paper: Paper): string {
  const { top, right, bottom, left } = PAGE_MARGIN_MM;
  return `@page{size:${PAPERS[paper].size};margin:${top}mm ${right}mm ${bottom}mm ${left}mm}`;
}
