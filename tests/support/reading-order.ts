/** What a printed page should read as, taken from the layout's own markup, and how that is compared. */

import { htmlToText } from "#app/core/templates/page/resume-text.ts";
import { HEADINGS } from "#app/core/templates/parts/section.tsx";

export const HEADING_LINES: string[] = Object.values(HEADINGS);
const SIDE = '<div class="side">';
const MAIN = '<div class="main">';

/** Words in order; what the style adds (bullets, commas of lists, capitals of headings) is not a person's text. */
function wordsOf(text: string, headings: string[]): string[] {
  const asWritten = headings.reduce((read, heading) => {
    const signs = heading.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(" ", "\\s+");
    return read.replace(new RegExp(`^${signs}\\s*$`, "gimu"), heading);
  }, text);
  return asWritten
    .normalize("NFC")
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]|\ufe0f/g, "")
    .replace(/[•,]/g, " ")
    .split(/\s+/)
    .filter((word) => word !== "");
}

export interface Expected {
  headings: string[];
  main: string[];
  /** Of a side column, which is read between the main column's first page and its second. */
  side: string[];
}

/** A side column that is the last thing in a layout's markup; one before the main column is read before it. */
export function expectedOf(markup: string): Expected {
  const headings = [...markup.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, text]) =>
    htmlToText(text ?? ""),
  );
  const isLast = markup.indexOf(SIDE) > markup.indexOf(MAIN);
  const at = isLast ? markup.indexOf(SIDE) : markup.length;
  return {
    headings,
    main: wordsOf(htmlToText(markup.slice(0, at)), headings),
    side: wordsOf(htmlToText(markup.slice(at)), headings),
  };
}

/** The words of all pages, the side column taken from the end of the first, where alone it may stand. */
export function readingOf(pages: string[], { headings, side }: Expected): Expected {
  const [first = [], ...rest] = pages.map((page) => wordsOf(page, headings));
  // By letters, since a long word may have come apart.
  const letters = side.join("").length;
  let at = first.length;
  for (let taken = 0; at > 0 && taken < letters; at--) taken += first[at - 1]?.length ?? 0;
  return { headings, main: [...first.slice(0, at), ...rest.flat()], side: first.slice(at) };
}

export const joined = ({ main, side }: Expected) => ({ main: main.join(""), side: side.join("") });

/** Of the words expected, the share that is there as a word, wherever it stands; a full stop may have come off. */
export function wholeWords(read: Expected, expected: Expected): number {
  const bare = ({ main, side }: Expected) =>
    [...main, ...side].map((word) => word.replace(/^[.،]+|[.،]+$/g, "")).filter(Boolean);
  const left = bare(read);
  const wanted = bare(expected);
  const found = wanted.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return found.length / wanted.length;
}
