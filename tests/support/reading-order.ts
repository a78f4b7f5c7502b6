/** Compares the order of a printed page's words with the layout's own markup. */

import { ENGLISH } from "#app/core/resume-languages/resume-words.ts";
import { htmlToText } from "#app/core/templates/page/resume-text.ts";

export const HEADING_LINES: string[] = Object.values(ENGLISH.headings);
const SIDE = '<div class="side">';
const MAIN = '<div class="main">';

/**
 * Words in order, without what the stylesheet adds: bullets, commas, dots and colons, capitals of
 * headings.
 */
function toWords(text: string, headings: string[]): string[] {
  const asWritten = headings.reduce((read, heading) => {
    // In capitals, Greek loses its accents.
    const signs = [heading, heading.toLocaleUpperCase("el")]
      .map((each) => each.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(" ", "\\s+"))
      .join("|");
    return read.replace(new RegExp(`^(?:${signs})\\s*$`, "gimu"), heading);
  }, text);
  return asWritten
    .normalize("NFC")
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]|\ufe0f/g, "")
    .replace(/[•·,]|:(?=\s|$)/g, " ")
    .split(/\s+/)
    .filter((word) => word !== "");
}

export interface ColumnWords {
  headings: string[];
  main: string[];
  /** Words of a side column, which is read between the main column's first and second page. */
  side: string[];
}

/** Separates a side column at the end of a layout's markup; one before the main column is read before it. */
export function expectedOrder(markup: string): ColumnWords {
  const headings = [...markup.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, text]) =>
    htmlToText(text ?? ""),
  );
  const isLast = markup.indexOf(SIDE) > markup.indexOf(MAIN);
  const at = isLast ? markup.indexOf(SIDE) : markup.length;
  return {
    headings,
    main: toWords(htmlToText(markup.slice(0, at)), headings),
    side: toWords(htmlToText(markup.slice(at)), headings),
  };
}

/** The words of all pages; takes the side column from the end of the first page, its only valid position. */
export function extractedOrder(pages: string[], { headings, side }: ColumnWords): ColumnWords {
  const [first = [], ...rest] = withoutFoot(pages).map((page) => toWords(page, headings));
  // Compared by letters, because a long word may be split.
  const letters = side.join("").length;
  let sideStart = first.length;
  for (let count = 0; sideStart > 0 && count < letters; sideStart--)
    count += first[sideStart - 1]?.length ?? 0;
  return {
    headings,
    main: [...first.slice(0, sideStart), ...rest.flat()],
    side: first.slice(sideStart),
  };
}

/** Removes the running feet (name and page number), which readers that ignore tags include. */
export function withoutFoot(pages: string[]): string[] {
  return pages.map((page, index) => {
    const foot = new RegExp(`^.*·\\s*${index + 1}\\s*/\\s*${pages.length}\\s*$`, "m");
    return index > 0 ? page.replace(foot, "") : page;
  });
}

export const joined = ({ main, side }: ColumnWords) => ({
  main: main.join(""),
  side: side.join(""),
});

/**
 * The share of expected words that occur as whole words at any position. Punctuation around words is ignored, because
 * readers of scripts from right to left put it on the other side.
 */
export function wholeWordShare(read: ColumnWords, expected: ColumnWords): number {
  const withoutPunctuation = ({ main, side }: ColumnWords) =>
    [...main, ...side].map((word) => word.replace(/^[.،:()]+|[.،:()]+$/g, "")).filter(Boolean);
  const remaining = withoutPunctuation(read);
  const wanted = withoutPunctuation(expected);
  const matched = wanted.filter((word) => {
    const index = remaining.indexOf(word);
    if (index >= 0) remaining.splice(index, 1);
    return index >= 0;
  });
  return matched.length / wanted.length;
}
