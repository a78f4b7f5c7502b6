/** The text extracted from a PDF: text runs with their positions on the pages. */

/** The box of a filled or outlined shape; in page coordinates from the bottom left, or in points from the top left. */
export type Box = [left: number, top: number, right: number, bottom: number];

/** Text drawn by one operator, in one font, on one line. Lengths in points (1/72 inch) from the top left. */
export interface TextRun {
  text: string;
  x: number;
  /** The baseline. */
  y: number;
  width: number;
  /** The font size. */
  size: number;
  /** The font name without its subset prefix ("EBGaramond-Regular"); empty if unknown. */
  font: string;
  isBold: boolean;
  isItalic: boolean;
  isRightToLeft: boolean;
  /** Rotated, such as a name along the margin. */
  isTurned: boolean;
  /** The file ends the line after this run. */
  endsLine: boolean;
}

export interface PageText {
  /** Page number, from 1. */
  number: number;
  width: number;
  height: number;
  /** In file order. */
  runs: TextRun[];
  /** The number of images on the page. */
  pictures: number;
  /** Invisible text: drawn in an invisible mode, or white on white. */
  hiddenText: string;
  /** Targets of the page's links. */
  links: string[];
  /** The roles in the tagged structure (`H1`, `Table`); empty for a file without tags. */
  roles: string[];
  /** The blocks of the tagged structure, if requested; empty for a file without tags. */
  blocks?: TextBlock[];
  /** The lines and areas that are drawn, if requested. */
  frames?: Box[];
}

export interface PdfText {
  pages: PageText[];
  bytes: number;
  /** The title in the file's metadata. */
  title: string;
  /** The program that made the file, if its metadata names one. */
  creator?: string;
  /** False if the file forbids copying its text, which makes some parsers skip it. */
  mayCopy: boolean;
}

/** One paragraph, heading, list item or table cell, on one or more lines. */
export interface TextBlock {
  /** The role in the tagged structure: `H2`, `P`, `LI` … */
  role: string;
  /** Blocks of one list have the same number; null outside lists. */
  list: number | null;
  /** The index of the item in its list, which continues after a page break. */
  item: number | null;
  /** True for a list item with a bullet or number. */
  isLabelled: boolean;
  /** True for a link, whose text is one word even if it was broken. */
  isLink: boolean;
  runs: TextRun[];
}
