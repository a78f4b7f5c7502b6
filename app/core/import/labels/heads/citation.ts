/** Reads publications in a scientific citation style: "Lindqvist, T. (2021). Counting what speakers skip. Language." */

import { stripBullet } from "#app/core/import/readers/doc-line.ts";

/** "T." or "J.-P." */
const INITIALS = String.raw`(?:\p{Lu}\.[\s-]?)+`;
const SURNAME = String.raw`\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?`;
/** One author: "Lindqvist, T." or "T. Lindqvist". */
const AUTHOR = String.raw`(?:${SURNAME},?\s${INITIALS}|${INITIALS}\s?${SURNAME})`;
/** The number in a list of references: "[1]" or "12.". */
const NUMBER = String.raw`^(?:\[\d+\]|\d+\.)?\s*`;
/** "(2021)" or "(2021, March)". */
const YEAR = String.raw`\(((?:19|20)\d{2})[^)]{0,20}\)`;
const YEAR_IN_BRACKETS = new RegExp(YEAR, "u");
/** "Lindqvist, T. (2021). Counting what speakers skip. Language." */
const YEAR_AFTER_AUTHORS = new RegExp(
  String.raw`${NUMBER}${AUTHOR}[^()]{0,200}${YEAR}[.:,]?\s+(.{4,300}?[.?!])\s+(\p{Lu}.{1,160}?)\.?$`,
  "u",
);
/** An apostrophe inside a word does not end a title in single quotation marks. */
const QUOTED = String.raw`(?:“((?:[^“”]|“[^“”]{1,100}”){4,300})”|"([^"]{4,300})"|‘((?:[^’]|’(?=\p{L})){4,300})’)`;
/** "Lindqvist, T. “Counting what speakers skip.” In: Language." */
const QUOTED_TITLE = new RegExp(
  String.raw`${NUMBER}(?:\p{Lu}[^“"‘]{0,240}[.,):;]\s+)?${QUOTED}[.,]?\s+(?:[Ii]n:?\s+)?(\p{Lu}.{1,160}?)\.?$`,
  "u",
);
/**
 * An author without dots, "Tran D", and such authors before a title: "Eze-Hollister N, Tran D. Phage cocktails select
 * for capsule loss. mBio, 2024.", also with a dot before the year.
 */
const PLAIN_AUTHOR = String.raw`${SURNAME} \p{Lu}{1,3}`;
const SURNAMES_FIRST = new RegExp(
  String.raw`${NUMBER}${PLAIN_AUTHOR}(?:, ${PLAIN_AUTHOR})*(?:,? et al)?\.\s+(.{4,300}?[.?!])\s+(\p{L}[^.]{1,120}?)[.,]\s*((?:19|20)\d{2})(?!\d)`,
  "u",
);
/**
 * "A pocket spacer for children under five. Clinical Pediatrics Letters." The title ends in a lowercase letter or a
 * span of years, so that the full stop of an abbreviation such as "U.S." does not end it.
 */
const WITHOUT_AUTHORS =
  /^(?:(?:\[\d+\]|\d{1,2}\.)\s+)?(\p{L}[^.?!]{12,200}(?:\p{Ll}|\d{4}[–-]\d{2,4})[.?!])\s+(\p{Lu}[^.?!,]{3,80})(?:,\s+((?:19|20)\d{2}))?\.?$/u;
/**
 * "11. 2023. Thermal history predicts bleaching resistance. Coral Reefs 42: 211–226.", without authors. A question mark
 * ends the title only if no full stop does later.
 */
const YEAR_FIRST = new RegExp(
  String.raw`^(?:\[\d+\]|\d{1,3}\.)?\s*\(?((?:19|20)\d{2})\)?[.:,]?\s+(?!${AUTHOR}|${PLAIN_AUTHOR}[,.])(\p{Lu}.{10,300}?(?:\p{Ll}|[\d)”’"])(?:\.|[?!](?!.*\p{Ll}{5}\.\s\p{Lu})))\s+(\p{Lu}.{1,160}?)\.?$`,
  "u",
);
/** "Berg, Anna; Hill, Tom" and "Anna Berg and Tom Hill" before a title are authors. */
const FULL_NAMES =
  /^(?:\p{Lu}[\p{L}.'’-]*[,;]?\s|(?:and|&|und|et|y|van|von|der|den|de|del|di|da|la)\s)*\p{Lu}[\p{L}'’-]*\.$/u;
/** "Georgia Bar Review, 2022", "History Compass (2024)". */
const YEAR_AT_END = /^([^,]+?)(?:,\s+((?:19|20)\d{2})|\s+\(((?:19|20)\d{2})\))\.?$/u;
/** A URL or DOI after the year; after "/" or "-" it may be broken into two lines. */
const ADDRESS_AT_END =
  /(?<=[\p{L}\d)])[.,]?\s+(?:https?:\/\/|doi\.org\/|doi:\s?10\.)\S+(?:(?<=[/-])\s[\w./-]+)?$/iu;
/** "[1] T. Birnbaum-Rao and E. Osei. A suitcase for strontium. Optica, 2021." */
const INITIALS_WITH_DOTS = new RegExp(
  String.raw`${NUMBER}${AUTHOR}(?:(?:,? (?:and|und|et|y|&)|,) ${AUTHOR})*(?:\.\s+|(?<=\p{Lu}\.)\s*)(\p{Lu}[^.?!]{3,300}[.?!])\s+(\p{Lu}[^.?!]{1,120}?)(?:,\s+((?:19|20)\d{2}))?\.?$`,
  "u",
);
/** In words: a title without quotation marks has at least as many. */
const MIN_TITLE_WORDS = 4;
/** In characters: the rest of a longer text is ignored, which bounds the time of the regular expressions. */
const MAX_LENGTH = 600;

export interface Citation {
  title: string;
  publisher: string;
  /** The year; empty if it is not in the place that the citation style has for it. */
  year: string;
}

/**
 * Reads the title, the publisher (or journal) and the year of a citation; null for text in another form. The styles are
 * tried from the one with the clearest marks, quotation marks, to the one with the fewest.
 */
export function readCitation(whole: string): Citation | null {
  const truncated = whole.slice(0, MAX_LENGTH);
  const text = stripBullet(truncated) ?? truncated;
  const quoted = QUOTED_TITLE.exec(text);
  if (quoted) {
    const [, curlyTitle, straightTitle, singleQuotedTitle, printed = ""] = quoted;
    const [, yearInBrackets = ""] = YEAR_IN_BRACKETS.exec(text) ?? [];
    const publication = printed.replace(ADDRESS_AT_END, "");
    const [, publisher = publication, yearAfterComma = "", yearBetweenBrackets = ""] =
      YEAR_AT_END.exec(publication) ?? [];
    const yearAtEnd = yearAfterComma || yearBetweenBrackets;
    const title = withoutFinalPunctuation(curlyTitle ?? straightTitle ?? singleQuotedTitle ?? "");
    return { title, publisher, year: yearInBrackets || yearAtEnd };
  }
  const [, year = "", title = "", publisher = ""] = YEAR_AFTER_AUTHORS.exec(text) ?? [];
  if (title !== "") return { title: withoutFinalPunctuation(title), publisher, year };
  const [, firstYear = "", titleAfterYear = "", publisherAfterYear = ""] =
    YEAR_FIRST.exec(text) ?? [];
  // A sentence that ends in what would be the publisher shows that the title is there.
  const startsWithAuthors =
    FULL_NAMES.test(titleAfterYear) && /\p{Ll}{2}[.?!]\s\p{Lu}/u.test(publisherAfterYear);
  if (isTitle(titleAfterYear) && !startsWithAuthors)
    return {
      title: withoutFinalPunctuation(titleAfterYear),
      publisher: publisherAfterYear,
      year: firstYear,
    };
  const withoutAuthors = WITHOUT_AUTHORS.exec(text.replace(ADDRESS_AT_END, ""));
  // "[1] Anna Berg and Tom Hill. Springs, 2019" begins with authors, who have no initials. Without a number in square
  // brackets or an address, full names are more likely the title.
  const mayBeAuthors =
    (text.startsWith("[") || ADDRESS_AT_END.test(text)) &&
    FULL_NAMES.test(withoutAuthors?.[1] ?? "");
  const hasTitle = isTitle(withoutAuthors?.[1] ?? "") && !mayBeAuthors;
  const match =
    SURNAMES_FIRST.exec(text) ??
    INITIALS_WITH_DOTS.exec(text) ??
    (hasTitle ? withoutAuthors : null);
  if (!match) return null;
  const [, matchedTitle = "", matchedPublisher = "", matchedYear = ""] = match;
  return {
    title: withoutFinalPunctuation(matchedTitle),
    publisher: matchedPublisher,
    year: matchedYear,
  };
}

const isTitle = (text: string): boolean => text.split(/\s+/).length >= MIN_TITLE_WORDS;

const withoutFinalPunctuation = (title: string) => title.trim().replace(/[.,]$/, "");
