/** What is read out of a PDF before anybody makes sense of it: runs of text where they stand on their page. */

/** Text drawn in one go, in one font, on one line. Lengths are points (1/72 inch), measured from the top left. */
export interface TextRun {
  text: string;
  x: number;
  /** Of the baseline. */
  y: number;
  width: number;
  /** Of the font. */
  size: number;
  /** Name inside the file without its subset's letters ("EBGaramond-Regular"); empty where it has none. */
  font: string;
  isBold: boolean;
  isItalic: boolean;
  isRightToLeft: boolean;
  /** Not set upright, like a name written up the margin. */
  isTurned: boolean;
  /** The file ends a line behind this run. */
  endsLine: boolean;
}

export interface PageText {
  /** From 1. */
  number: number;
  width: number;
  height: number;
  /** In the order of the file. */
  runs: TextRun[];
  /** Pictures drawn on the page. */
  pictures: number;
  /** Text that is there for machines and cannot be seen: drawn without ink, or white on a white page. */
  hiddenText: string;
  /** Targets of the page's links. */
  links: string[];
  /** Roles of the tagged structure that occur (`H1`, `Table`); empty for a file without tags. */
  roles: string[];
  /** What the tagged structure makes of the text, where it was asked for; empty for a file without tags. */
  blocks?: TextBlock[];
}

export interface PdfText {
  pages: PageText[];
  bytes: number;
  /** What the file says of itself. */
  title: string;
  /** False where the file forbids copying its text, so that some parsers leave it alone. */
  mayCopy: boolean;
}

/** One paragraph, heading, list item or table cell, however many lines it runs over. */
export interface TextBlock {
  /** Of the tagged structure: `H2`, `P`, `LI` … */
  role: string;
  /** Blocks of one list have the same number; null outside lists. */
  list: number | null;
  /** Which of its list's items it is, also where a page's end has cut the list. */
  item: number | null;
  /** A list item with a bullet or number before it. */
  isLabelled: boolean;
  /** An address that leads somewhere, which is one word however it was broken. */
  isLink: boolean;
  runs: TextRun[];
}
