/** Reads publications in a scientific citation style: "Lindqvist, T. (2021). Counting what speakers skip. Language." */

import { stripBullet } from "#app/core/import/readers/doc-line.ts";

const INITIALS = String.raw`(?:\p{Lu}\.[\s-]?)+`;
const SURNAME = String.raw`\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?`;
/** "Lindqvist, T." and "T. Lindqvist". */
const AUTHOR = String.raw`(?:${SURNAME},?\s${INITIALS}|${INITIALS}\s?${SURNAME})`;
const NUMBER = String.raw`^(?:\[\d+\]|\d+\.)?\s*`;
const YEAR = String.raw`\(((?:19|20)\d{2})[^)]{0,20}\)`;
const IN_BRACKETS = new RegExp(YEAR, "u");
const BY_YEAR = new RegExp(
  String.raw`${NUMBER}${AUTHOR}[^()]{0,200}${YEAR}[.:,]?\s+(.{4,300}?[.?!])\s+(\p{Lu}.{1,160}?)\.?$`,
  "u",
);
/** An apostrophe inside a word does not end a title in single quotation marks. */
const QUOTED = String.raw`(?:“((?:[^“”]|“[^“”]{1,100}”){4,300})”|"([^"]{4,300})"|‘((?:[^’]|’(?=\p{L})){4,300})’)`;
const BY_QUOTES = new RegExp(
  String.raw`${NUMBER}(?:\p{Lu}[^“"‘]{0,240}[.,):;]\s+)?${QUOTED}[.,]?\s+(?:[Ii]n:?\s+)?(\p{Lu}.{1,160}?)\.?$`,
  "u",
);
/** "Eze-Hollister N, Tran D. Phage cocktails select for capsule loss. mBio, 2024.", also with a dot before the year. */
const PLAIN_AUTHOR = String.raw`${SURNAME} \p{Lu}{1,3}`;
const BY_COMMA = new RegExp(
  String.raw`${NUMBER}${PLAIN_AUTHOR}(?:, ${PLAIN_AUTHOR})*(?:,? et al)?\.\s+(.{4,300}?[.?!])\s+(\p{L}[^.]{1,120}?)[.,]\s*((?:19|20)\d{2})(?!\d)`,
  "u",
);
/** "A pocket spacer for children under five. Clinical Pediatrics Letters." */
const BY_SENTENCE =
  /^(?:\d{1,2}\.\s+)?(\p{L}[^.?!]{12,200}(?:\p{Ll}|\d{4}[–-]\d{2,4})[.?!])\s+(\p{Lu}[^.?!,]{3,80})(?:,\s+((?:19|20)\d{2}))?\.?$/u;
/** "Georgia Bar Review, 2022", "History Compass (2024)". */
const YEAR_AT_END = /^([^,]+?)(?:,\s+((?:19|20)\d{2})|\s+\(((?:19|20)\d{2})\))\.?$/u;
/** An address behind the year. */
const ADDRESS_AT_END = /(?<=[\p{L}\d)])[.,]?\s+(?:https?:\/\/|doi\.org\/|doi:\s?10\.)\S+$/iu;
/** "[1] T. Birnbaum-Rao and E. Osei. A suitcase for strontium. Optica, 2021." */
const BY_INITIALS = new RegExp(
  String.raw`${NUMBER}${AUTHOR}(?:(?:,? (?:and|und|et|y|&)|,) ${AUTHOR})*(?:\.\s+|(?<=\p{Lu}\.)\s*)(\p{Lu}[^.?!]{3,300}[.?!])\s+(\p{Lu}[^.?!]{1,120}?)(?:,\s+((?:19|20)\d{2}))?\.?$`,
  "u",
);
const TITLE_WORDS = 4;
const MAX_LENGTH = 600;

export interface Citation {
  title: string;
  publisher: string;
  /** The year; empty if it is not where the style has it. */
  year: string;
}

/** The title and where it appeared, without the authors; null for text in another form. */
export function readCitation(whole: string): Citation | null {
  const cut = whole.slice(0, MAX_LENGTH);
  const text = stripBullet(cut) ?? cut;
  const quoted = BY_QUOTES.exec(text);
  if (quoted) {
    const [, double, straight, single, printed = ""] = quoted;
    const [, inBrackets = ""] = IN_BRACKETS.exec(text) ?? [];
    const where = printed.replace(ADDRESS_AT_END, "");
    const [, publisher = where, behind = "", between = ""] = YEAR_AT_END.exec(where) ?? [];
    const atEnd = behind || between;
    const title = withoutEnd(double ?? straight ?? single ?? "");
    return { title, publisher, year: inBrackets || atEnd };
  }
  const [, year = "", title = "", publisher = ""] = BY_YEAR.exec(text) ?? [];
  if (title !== "") return { title: withoutEnd(title), publisher, year };
  const [, plain = "", journal = "", published = ""] = BY_COMMA.exec(text) ?? [];
  if (plain !== "") return { title: withoutEnd(plain), publisher: journal, year: published };
  const [, named = "", paper = "", dated = ""] = BY_INITIALS.exec(text) ?? [];
  if (named !== "") return { title: withoutEnd(named), publisher: paper, year: dated };
  const [, sentence = "", printed = "", printedIn = ""] = BY_SENTENCE.exec(text) ?? [];
  const isTitle = sentence.split(/\s+/).length >= TITLE_WORDS;
  return isTitle ? { title: withoutEnd(sentence), publisher: printed, year: printedIn } : null;
}

const withoutEnd = (title: string) => title.trim().replace(/[.,]$/, "");
