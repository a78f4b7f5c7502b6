/**
 * The evidence for a required job title: the title itself, its abbreviation, or a job in a similar
 * occupation.
 */
import { isIndirectWork, meaningOf, STATUS, statusAt } from "#app/core/ats/claims/claim-status.ts";
import type { Posting } from "#app/core/ats/posting/posting.ts";
import type { Requirement } from "#app/core/ats/posting/requirement.ts";
import {
  findHeldTitle,
  type HeldTitle,
  isHelperAfter,
  rankCredit,
  SUBORDINATE_CREDIT,
  SUBORDINATE_WORDS,
} from "#app/core/ats/titles/held-title.ts";
import type { Title } from "#app/core/ats/titles/job-title.ts";
import { rankIn } from "#app/core/ats/titles/title-ranks.ts";
import { GAP, splitWords, type Token } from "#app/core/ats/words/tokens.ts";
import type { AnalyzedResume } from "./analyze-resume.ts";
import { isDesiredTitle } from "./desired-title.ts";
import type { Evidence } from "./evidence-type.ts";
import { TRAINING_WORDS } from "./job-entries.ts";
import { nearnessToPosting } from "./job-trade.ts";

const DESIRED = "Named as a job you look for, not as one you have held.";
const IN_PASSING = "Named in a sentence, not as a job you have held.";
const CERTIFICATE = "Named as a certificate or license, not as a job you have held.";
const LOWER_RANK = "A lower rank of the title.";
const OTHER_TITLE = "A related title, not the same one.";
const SAME_OCCUPATION = "A title of the same occupation";
const RELATED_OCCUPATION = "A related occupation";
/**
 * Nearness of two occupations, 0 to 1: from MIN_SAME on the same work, below MIN_NEAR another
 * trade.
 */
const MIN_SAME = 0.9;
const MIN_NEAR = 0.6;
/**
 * Below this nearness, DISTANT_SHARE lowers the credit so far that the title is reported as not
 * shown.
 */
const MIN_CLOSE = 0.65;
const DISTANT_SHARE = 0.5;
/** From this credit on, a similar title is graded like the title itself. */
const MIN_DOING_CREDIT = 0.9;
const HELD_TITLE = "A title you have held.";
/**
 * Statuses of titles that the writer doesn't hold. Desired titles are reported separately.
 */
const NOT_HELD = new Set<number>([
  STATUS.negated,
  STATUS.others,
  STATUS.quoted,
  STATUS.learning,
  STATUS.lapsed,
]);
const isNotHeld = (status: number) => NOT_HELD.has(status) || isIndirectWork(status);

/** The evidence with the most credit; null if the resume names no such title. */
export function titleEvidence(
  requirement: Requirement,
  resume: AnalyzedResume,
  posting: Posting,
): Evidence | null {
  const candidates = [
    namedTitle(requirement, resume),
    occupationHeld(requirement, resume, posting),
    titleInitials(requirement, resume),
  ];
  return candidates.reduce((best, each) =>
    each && (!best || each.credit > best.credit) ? each : best,
  );
}

/** Shorter initials of a title often mean something else. */
const MIN_LETTERS = 3;
/** In words: the longest first line that may be a name with initials. */
const SHORT_LINE = 10;

/** The title's initials in a job's title line or a short first line: `Jess Penhaligon RVN`. */
function titleInitials({ title }: Requirement, resume: AnalyzedResume): Evidence | null {
  const { text, manipulation, claims, jobs } = resume;
  const { tokens } = text;
  const letters = title?.words.map((word) => word[0]).join("") ?? "";
  if (letters.length < MIN_LETTERS || text.isAllSameCase) return null;
  const isTitleInitials = (index: number) => {
    const asWritten = tokens[index]?.raw ?? "";
    if (asWritten.toLowerCase() !== letters || !/^\p{Lu}+$/u.test(asWritten)) return false;
    if (manipulation.hidden[index] === 1 || claims[index] !== STATUS.claimed) return false;
    if (TRAINING_WORDS.has(tokens[index - 1]?.low ?? "")) return false;
    const isTitle = jobs.some((entry) => index >= entry.title.from && index < entry.title.to);
    return isTitle || isShortFirstLine(tokens, index);
  };
  const from = tokens.findIndex((_, index) => isTitleInitials(index));
  if (from < 0) return null;
  return {
    how: "alias",
    credit: 1,
    grade: "doing",
    reason: HELD_TITLE,
    at: { from, to: from + 1 },
    discountedBecause: null,
  };
}

function isShortFirstLine(tokens: Token[], index: number): boolean {
  let [from, to] = [index, index + 1];
  while (from > 0 && index - from <= SHORT_LINE && (tokens[from] as Token).gap !== GAP.line) from--;
  while (to < tokens.length && to - index <= SHORT_LINE && (tokens[to] as Token).gap !== GAP.line)
    to++;
  return to - from <= SHORT_LINE && from === 0;
}

/** The best evidence by a job's title of the same occupation or one near it. */
function occupationHeld(
  { name }: Requirement,
  resume: AnalyzedResume,
  posting: Posting,
): Evidence | null {
  const { text, hidden, claims, jobs } = resume;
  const rank = rankIn(splitWords(name).map((low) => ({ low })));
  let best: Evidence | null = null;
  for (const { occupation } of jobs) {
    const near = occupation && nearnessToPosting(occupation, posting)?.mean;
    if (!occupation || !near || near < MIN_NEAR) continue;
    const { range } = occupation;
    const words = text.tokens.slice(range.from, range.to);
    if (hidden[range.from] === 1 || statusAt(claims, range) !== STATUS.claimed) continue;
    const ranksBelow = rank - rankIn(words);
    const isUnder =
      SUBORDINATE_WORDS.has(text.tokens[range.from - 1]?.fold ?? "") ||
      isHelperAfter(text.tokens[range.to]);
    const credit =
      near *
      rankCredit(ranksBelow) *
      (isUnder ? SUBORDINATE_CREDIT : 1) *
      (near < MIN_CLOSE ? DISTANT_SHARE : 1);
    if (best && credit <= best.credit) continue;
    const written = text.clean.text.slice(words[0]?.start, words.at(-1)?.end);
    const reason = `${near >= MIN_SAME ? SAME_OCCUPATION : RELATED_OCCUPATION}: ${written.replace(/\s+/g, " ")}.`;
    best = {
      how: near >= MIN_SAME ? "alias" : "nearby",
      credit,
      grade: credit >= MIN_DOING_CREDIT ? "doing" : "related",
      reason,
      at: range,
      discountedBecause: credit < 1 ? reason : null,
    };
  }
  return best;
}

/** From this share of the title's words on, a title is reported as another name for it. */
const MIN_ALIAS_SHARE = 0.8;

/** Evidence by the words of the title itself, held or only desired. */
function namedTitle({ title, name }: Requirement, resume: AnalyzedResume): Evidence | null {
  const { text, hidden, claims, items } = resume;
  const rank = rankIn(splitWords(name).map((low) => ({ low })));
  const held =
    title &&
    findHeldTitle(
      text,
      title,
      rank,
      {
        isExcluded: (index) => hidden[index] === 1 || isNotHeld(claims[index] as number),
        // A desired title is reported with its position, but gets no credit.
        isDesired: (index) => claims[index] === STATUS.wish || isDesiredTitle(text, index),
        isInPassing: (index) => isInSentence(resume, index) || isCertificate(name, resume, index),
      },
      items,
    );
  if (!held) return title && titleNotHeld(title, rank, resume);
  const { share, credit, isDesired } = held;
  const isOnlyCertificate = !isDesired && isCertificate(name, resume, held.from);
  const discount = isOnlyCertificate ? CERTIFICATE : discountOf(held);
  const howInPart = share >= MIN_ALIAS_SHARE ? "alias" : "nearby";
  const gradeIfHeld = discount ? "related" : "doing";
  return {
    how: share === 1 ? "exact" : howInPart,
    credit,
    grade: isDesired ? "none" : gradeIfHeld,
    reason: discount ?? HELD_TITLE,
    at: held,
    discountedBecause: discount,
  };
}

/** Why a title gets less than full credit; null if it gets it. */
function discountOf({ isDesired, isInPassing, isLowerRank, share }: HeldTitle): string | null {
  if (isDesired) return DESIRED;
  if (isInPassing) return IN_PASSING;
  if (isLowerRank) return LOWER_RANK;
  return share === 1 ? null : OTHER_TITLE;
}

/** Titles that come with the license: Registered Nurse, Licensed Electrician. */
const LICENSED_TITLE = /\b(?:registered|licensed|certified|chartered|journeyman|master)\b/i;
/** In words. */
const LONGEST_LINE = 30;
/** A job's dates: `2021 - present`. */
const JOB_DATES =
  /\b(?:19|20)\d\d\s*(?:-|to)\s*(?:(?:[\w.]+[ /])?(?:19|20)\d\d|present|now|current)/i;

/**
 * Whether a title is only the name of a certificate: `Building Inspector B1, 2024` under
 * Certificates. A license of that title itself (LICENSED_TITLE) makes its holder one.
 * @param index a token of the title
 */
function isCertificate(
  name: string,
  { text: { tokens, clean }, sectionAt, isForeign }: AnalyzedResume,
  index: number,
): boolean {
  if (isForeign || sectionAt(index) !== "Certificates" || LICENSED_TITLE.test(name)) return false;
  let [from, to] = [index, index + 1];
  while (from > 0 && index - from < LONGEST_LINE && tokens[from]?.gap !== GAP.line) from--;
  // A job's dates may be on the line below.
  for (let lines = 0; to < tokens.length && to - index < LONGEST_LINE; to++)
    if (tokens[to]?.gap === GAP.line && ++lines > 1) break;
  return !JOB_DATES.test(clean.text.slice(tokens[from]?.start, tokens[to - 1]?.end));
}

/**
 * A title with at most this many words before it in its sentence is held: `I am a registered
 * nurse`.
 */
const MAX_BEFORE = 5;

/**
 * Whether a title is in the middle of a sentence and not in a job's title line. Not checked in a
 * text without jobs or in another language than English (`isForeign`).
 * @param index the token at which the title starts
 */
function isInSentence(
  { text: { tokens }, jobs, isForeign }: AnalyzedResume,
  index: number,
): boolean {
  if (isForeign || jobs.length === 0) return false;
  if (jobs.some(({ title }) => index >= title.from && index < title.to)) return false;
  for (let before = 0; before <= MAX_BEFORE; before++)
    if (index - before <= 0 || (tokens[index - before] as Token).gap >= GAP.sentence) return false;
  return true;
}

/**
 * Evidence without credit for a title that is only denied or another person's, with that reason.
 */
function titleNotHeld(
  title: Title,
  rank: number,
  { text, hidden, claims, items }: AnalyzedResume,
): Evidence | null {
  const tests = {
    isExcluded: (index: number) => hidden[index] === 1,
    isDesired: () => false,
    isInPassing: () => false,
  };
  const at = findHeldTitle(text, title, rank, tests, items);
  const status = at ? statusAt(claims, at) : STATUS.claimed;
  if (!at || status === STATUS.claimed) return null;
  const { reason } = meaningOf(status);
  return { how: null, credit: 0, grade: "none", reason, at, discountedBecause: reason };
}
