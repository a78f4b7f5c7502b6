/** The years of work that a resume shows for a posting, by its dates or its own words. */

import { STATUS } from "#app/core/ats/claims/claim-status.ts";
import { namedOccupation } from "#app/core/ats/occupations/named-occupations.ts";
import { NUMBERS, numberOf } from "#app/core/ats/posting/conditions/years.ts";
import type { Posting } from "#app/core/ats/posting/posting.ts";
import { matchesOf } from "#app/core/ats/words/matches-of.ts";
import { GAP, rangeAt } from "#app/core/ats/words/tokens.ts";
import type { AnalyzedResume } from "./analyze-resume.ts";
import type { JobEntry } from "./job-entries.ts";
import { isInPostingsTrade, isOnlyRelatedOccupation } from "./job-trade.ts";
import { yearsCovered } from "./work-periods.ts";

/** Years that the text states: `ten years of experience`, `5+ years as`. */
const STATED = new RegExp(
  `(?<![\\d.])(\\d{1,2}(?:\\.\\d)?|${NUMBERS.join("|")})\\s?\\+?\\s{0,2}(?:years?|yrs?)(?:'|s')?\\s{0,2}(?!old|ago|of age)(?:(?:of\\s)?(?:\\w{1,20}\\s){0,4}experience|(?:in|as|on|working|of)\\s)`,
  "g",
);
/** A larger number is a typo or an age. */
const MAX_YEARS = 45;

export interface ShownYears {
  /** Years in a related occupation count half. */
  years: number;
  /** How many years of the dates are in a related occupation. */
  relatedYears: number;
  /** Offsets in the clean text of the dates or words that show them. */
  start: number;
  end: number;
  /** Whether the text states them, in place of dates. */
  isStated: boolean;
  /** Whether other jobs are not counted. */
  isOtherTradeLeftOut: boolean;
  /** The jobs counted. */
  entries: readonly JobEntry[];
}

/**
 * The longer of what the dates cover and what the text states, in the posting's trade; null if there
 * is neither.
 * @param isCounted whether a job in the trade counts; stated years are read as a job
 */
export function yearsShown(
  resume: AnalyzedResume,
  posting: Posting,
  isCounted: (entry: JobEntry) => boolean,
): ShownYears | null {
  const low = resume.text.clean.text.toLowerCase();
  const { jobs } = resume;
  const tradeEntries = jobs.filter((entry) => isInPostingsTrade(entry, resume, posting));
  const entries = tradeEntries.filter(isCounted);
  const [first] = entries;
  const isOtherTradeLeftOut = entries.length < jobs.length;
  let best: ShownYears | null = first
    ? {
        ...yearsIn(entries, posting),
        entries,
        start: first.period.start,
        end: first.period.end,
        isStated: false,
        isOtherTradeLeftOut,
      }
    : null;
  for (const match of matchesOf(low, STATED)) {
    const years = numberOf(match[1] as string);
    const end = match.index + match[0].length;
    if (years > MAX_YEARS || (best && best.years >= years)) continue;
    const stated = statedEntry(resume, match.index, end, posting);
    // "Seeking" or "no" in the words before the years says that they are not the person's.
    if (resume.claims[stated.title.from] !== STATUS.claimed) continue;
    // Years stated without a trade belong to the jobs, and none of these is in the posting's trade.
    if (!stated.occupation && tradeEntries.length === 0 && jobs.length > 0) continue;
    if (!isInPostingsTrade(stated, resume, posting) || !isCounted(stated)) continue;
    best = {
      years,
      relatedYears: 0,
      start: match.index,
      end,
      isStated: true,
      isOtherTradeLeftOut,
      entries: [stated],
    };
  }
  return best;
}

/** The years that count, and those of them in a related occupation, which count half. */
function yearsIn(
  tradeEntries: readonly JobEntry[],
  posting: Posting,
): Pick<ShownYears, "years" | "relatedYears"> {
  const covered = (entries: readonly JobEntry[]) =>
    yearsCovered(entries.map(({ period }) => period));
  const same = tradeEntries.filter((entry) => !isOnlyRelatedOccupation(entry, posting));
  const relatedYears = covered(tradeEntries) - covered(same);
  return { years: covered(same) + relatedYears / 2, relatedYears };
}

/** How many words before and after stated years may name the occupation. */
const STATED_REACH = { before: 4, after: 6 };
/** `3 years of help desk experience` says what they are of, unless the sentence goes on: `in …`. */
const OF_NAMED_WORK = /of (?!(?:\w+ )?experience)(?:\w+\s)+experience$/;
const GOES_ON = new Set(["as", "in", "with", "at", "on", "working"]);
/**
 * Stated years as a job, with the occupation named in the few words around them: `ten years of
 * experience as a welder`.
 */
function statedEntry(
  { text }: AnalyzedResume,
  start: number,
  end: number,
  { model: { occupations } }: Posting,
): JobEntry {
  const at = rangeAt(text, start, end) ?? { from: 0, to: 0 };
  const saysWork = OF_NAMED_WORK.test(text.clean.text.slice(start, end).toLowerCase());
  const isContinued = GOES_ON.has(text.tokens[at.to]?.low ?? "");
  const limit = saysWork && !isContinued ? at.to : at.to + STATED_REACH.after;
  let to = at.to;
  // The next sentence or line may be another job's.
  while (to < limit && (text.tokens[to]?.gap ?? GAP.line) < GAP.sentence) to++;
  const title = { from: Math.max(0, at.from - STATED_REACH.before), to };
  const occupation = occupations && namedOccupation(text.tokens, title, occupations);
  return { period: { from: 0, to: 0, start, end }, title, body: title, occupation, isFar: false };
}
