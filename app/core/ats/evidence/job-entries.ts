/** Finds the jobs in a resume: their periods, titles, and the lines that describe them. */

import {
  type NamedOccupation,
  namedOccupation,
} from "#app/core/ats/occupations/named-occupations.ts";
import { degreesIn } from "#app/core/ats/posting/conditions/degrees.ts";
import type { Posting } from "#app/core/ats/posting/posting.ts";
import { TITLE_HEADS } from "#app/core/ats/titles/title-words.ts";
import type { TokenRange } from "#app/core/ats/words/token-range.ts";
import { GAP, rangeAt, type Token, type TokenText } from "#app/core/ats/words/tokens.ts";
import { headingAt } from "./resume-sections.ts";
import { type WorkPeriod, workPeriods } from "./work-periods.ts";

export interface JobEntry {
  period: WorkPeriod;
  /** Token range of the lines that name the job. */
  title: TokenRange;
  /** Token range of these lines and those below, up to the next job. */
  body: TokenRange;
  /** The occupation that its title names; null if unknown, which never counts as far. */
  occupation: NamedOccupation | null;
  /** Whether its occupation is known to be far from the posting's. */
  isFar: boolean;
}

/** Words of a dated line about education. */
const SCHOOL = /universit|college|school/;
const DEGREE = /bachelor|degree|diploma|\bb\.?sc\b|\bm\.?sc\b/;
/**
 * Words of a dated line about a document, a membership or an award, not a job: `Full driving
 * licence since 2005`.
 */
const DOCUMENT =
  /licen[cs]e|certif|passport|member|resident|permit|award|diploma|commission|registration|lapsed|expire|of the (?:year|month)/;
/**
 * Words of a title that is not held yet, or of a degree: `student nurse`, `associate of science`.
 */
export const TRAINING_WORDS = new Set([
  "student",
  "associate",
  "fellow",
  "apprentice",
  "trainee",
  "intern",
]);
const SECTIONS_WITHOUT_JOBS = new Set([
  ...["Education", "Certificates", "Courses", "Awards", "Publications", "Patents", "Languages"],
  ...["Memberships", "Interests", "References"],
]);
/** Up to this nearness (occupations.ts), two occupations have next to nothing in common. */
const FAR = 0.2;
/** Longest description of a job, in tokens; what follows is likely no part of it. */
const LONGEST_BODY = 150;
/** In tokens; limits the search in a text without line breaks. */
const LONGEST_LINE = 60;
/** Maximum number of jobs that are read; no resume has as many. */
const MAX_ENTRIES = 100;
/** Characters of a line that are read before and after its dates. */
const LINE_REACH = 80;

/** The part of AnalyzedResume that jobs are read from. */
interface ResumeLines {
  text: TokenText;
  today: Date;
  /** 1 for each token that doesn't count. */
  hidden: Uint8Array;
  /** The name of a token's section, such as "Education"; null before the first heading. */
  sectionAt(at: number): string | null;
}

/** The jobs in the text's order. @param posting for the nearness of its occupation */
export function jobEntries(
  { text, hidden, today, sectionAt }: ResumeLines,
  posting: Pick<Posting, "occupation" | "model">,
): JobEntry[] {
  const { occupations } = posting.model;
  const { tokens } = text;
  const low = text.clean.text.toLowerCase();
  const jobs: { period: WorkPeriod; title: TokenRange }[] = [];
  for (const period of workPeriods(low, today)) {
    if (jobs.length === MAX_ENTRIES) break;
    const at = rangeAt(text, period.start, period.end);
    if (!at || hidden[at.from] === 1) continue;
    const section = sectionAt(at.from);
    if (section !== null && SECTIONS_WITHOUT_JOBS.has(section)) continue;
    const line = lineAround(low, period);
    const title = titleLines(text, at);
    const words = tokens.slice(title.from, title.to);
    const isWork = namesWork(words);
    // There is no dash between two dates, nor `to` in one of the languages.
    const isOneDate = !/[-–]|\b(?:to|until|till|bis|au?|hasta|do)\b/.test(
      low.slice(period.start, period.end),
    );
    const isDocument = DOCUMENT.test(line);
    // A single date may be that of a document.
    if (isOneDate && (!isWork || isDocument)) continue;
    if (DEGREE.test(line) || (SCHOOL.test(line) && !isWork)) continue;
    const dateLine = lineOf(tokens, at.from);
    const degree = degreeAt(text, dateLine);
    // The line begins with the degree, so its dates are those of the studies.
    if (degree === 0) continue;
    const mayBeNoJob = isDocument || degree > 0;
    // The job must then be named in the same line, not in the one above or below.
    if (mayBeNoJob && !namesWork(tokens.slice(dateLine.from, dateLine.to))) continue;
    jobs.push({ period, title });
  }
  return jobs.map(({ period, title }, index) => {
    const next = jobs[index + 1]?.title.from ?? tokens.length;
    const end = Math.min(next, sectionEnd(tokens, title.to));
    const body = { from: title.from, to: Math.max(title.to, end) };
    const occupation = occupations && namedOccupation(tokens, title, occupations);
    const near =
      occupation &&
      posting.occupation &&
      occupations?.nearness(occupation.occupationSet, posting.occupation.occupationSet);
    const isFar = !!near && near.max <= FAR && !occupation.isBySynonymousHead;
    return { period, title, body, occupation, isFar };
  });
}

/** The next section heading, or LONGEST_BODY after the title if it is farther. */
function sectionEnd(tokens: Token[], from: number): number {
  let at = from;
  while (at < tokens.length && at - from < LONGEST_BODY && headingAt(tokens, at) === null) at++;
  return at;
}

/** The lower-cased line around a period, at most LINE_REACH characters on both sides. */
function lineAround(low: string, { start, end }: WorkPeriod): string {
  const before = low.slice(Math.max(0, start - LINE_REACH), start);
  const after = low.slice(end, end + LINE_REACH);
  return (
    before.slice(before.lastIndexOf("\n") + 1) +
    low.slice(start, end) +
    (after.split("\n")[0] ?? "")
  );
}

/** Whether the words name a job, which may be at a school: `Teacher, Oak Middle School`. */
const namesWork = (words: Token[]) =>
  words.some(
    ({ fold, low }, index) =>
      TITLE_HEADS.has(fold) &&
      !TRAINING_WORDS.has(low) &&
      !DOCUMENT.test(words[index + 1]?.low ?? ""),
  );

/**
 * The position of a degree's abbreviation in its line (`B.A. Communications, Ohio State, 2018`), or
 * -1.
 */
function degreeAt({ tokens, clean }: TokenText, { from, to }: TokenRange): number {
  const [first, last] = [tokens[from], tokens[to - 1]];
  const starts = degreesIn(clean.text.slice(first?.start, last?.end)).map(({ start }) => start);
  return starts.length > 0 ? Math.min(...starts) : -1;
}

/** In words: around dates, and the longest line above or below them that may name the job. */
const FEW_WORDS = 10;

/** In words: a title that is two lines above its dates, with the employer between them. */
const LONGEST_TITLE_ABOVE = 6;

/**
 * The line with the dates, together with the line that names the job if only that one does: the line above or below, or
 * the one before the line above, if that is an employer's.
 */
function titleLines({ tokens, clean }: TokenText, at: TokenRange): TokenRange {
  const dateLine = lineOf(tokens, at.from);
  const namesJob = (line: TokenRange) => namesWork(tokens.slice(line.from, line.to));
  if (namesJob(dateLine)) return nearDates(dateLine, at);
  // A dot within a line, as in `Mercy Hospital · Ohio`, separates items like a bullet, but starts no line.
  const isLineStart = (from: number) =>
    from === 0 || clean.text.slice(tokens[from - 1]?.end, tokens[from]?.start).includes("\n");
  const lineBefore = (line: TokenRange) => {
    let { from } = line;
    do {
      if (from > 0) from = lineOf(tokens, from - 1).from;
    } while (!isLineStart(from) && line.from - from <= FEW_WORDS);
    return { from, to: line.from };
  };
  const above = lineBefore(dateLine);
  const below = dateLine.to < tokens.length ? lineOf(tokens, dateLine.to) : dateLine;
  for (const line of [above, below])
    if (line.to - line.from <= FEW_WORDS && namesJob(line))
      return { from: Math.min(dateLine.from, line.from), to: Math.max(dateLine.to, line.to) };
  const top = lineBefore(above);
  const isTitle = top.to - top.from <= LONGEST_TITLE_ABOVE && isTitleLine(tokens, top);
  const isPlain = [top, above].every((line) => isPlainLine(clean.text, tokens, line));
  if (isTitle && isPlain && above.to - above.from <= FEW_WORDS)
    return { from: top.from, to: dateLine.to };
  return nearDates(dateLine, at);
}

/** Whether a line is in title case and its part before a comma ends with a word for a job: `Staff Nurse, Surgery`. */
function isTitleLine(tokens: readonly Token[], { from, to }: TokenRange): boolean {
  const words = tokens.slice(from, to);
  const isTitleCase = words.every(
    ({ raw, word }) => word.isFunctionWord || /^[\p{Lu}\d]/u.test(raw),
  );
  const firstPartEnd = words.findIndex(({ gap }, index) => index > 0 && gap >= GAP.list);
  const head = words.at(firstPartEnd < 0 ? -1 : firstPartEnd - 1);
  return isTitleCase && head !== undefined && TITLE_HEADS.has(head.fold);
}

/** Whether a line is neither a list item nor a sentence. */
function isPlainLine(text: string, tokens: Token[], { from, to }: TokenRange): boolean {
  const [start, end] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0];
  const before = text.slice(text.lastIndexOf("\n", start) + 1, start);
  return !/[•*-]/.test(before) && !/[.!?;]/.test(text[end] ?? "");
}

/** Keeps a few words around the dates, because a text without line breaks is one long line. */
const nearDates = (line: TokenRange, { from, to }: TokenRange): TokenRange => ({
  from: Math.max(line.from, from - FEW_WORDS),
  to: Math.min(line.to, to + FEW_WORDS),
});

function lineOf(tokens: Token[], index: number): TokenRange {
  let from = index;
  while (from > 0 && index - from < LONGEST_LINE && (tokens[from] as Token).gap !== GAP.line)
    from--;
  let to = index + 1;
  const limit = Math.min(tokens.length, index + LONGEST_LINE);
  while (to < limit && (tokens[to] as Token).gap !== GAP.line) to++;
  return { from, to };
}
