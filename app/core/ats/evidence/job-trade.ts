/**
 * Tells whether a job in a resume is in the same trade (line of work) as the posting, by the
 * occupations that their titles name, by the titles' words and by the skills and tools that the
 * job's text and the posting share.
 */
import { countTrades, tradeAffinity } from "#app/core/ats/affinity.ts";
import { STATUS, type Status } from "#app/core/ats/claims/claim-status.ts";
import type { NamedOccupation } from "#app/core/ats/occupations/named-occupations.ts";
import type { Nearness } from "#app/core/ats/occupations/occupations.ts";
import { isTitleHead } from "#app/core/ats/occupations/title-key.ts";
import type { Posting } from "#app/core/ats/posting/posting.ts";
import { SYNONYMOUS_HEADS, TITLE_HEADS } from "#app/core/ats/titles/title-words.ts";
import type { Term } from "#app/core/ats/words/dictionary.ts";
import type { Hit } from "#app/core/ats/words/find-terms.ts";
import type { TokenRange } from "#app/core/ats/words/token-range.ts";
import { GAP, type Token } from "#app/core/ats/words/tokens.ts";
import type { AnalyzedResume } from "./analyze-resume.ts";
import type { JobEntry } from "./job-entries.ts";
import { isPerformedByWriter } from "./performed-work.ts";

/** Last words of titles that every trade has: the manager of a bakery has not managed a ward. */
const GENERAL_HEADS = new Set(
  "manager assistant specialist coordinator director lead leader head officer supervisor consultant associate representative agent executive administrator analyst technician operator worker intern trainee apprentice engineer advisor".split(
    " ",
  ),
);
/** Minimum affinity (affinity.ts) of the skills and tools in a job's text to the posting's trades. */
const MIN_TRADE_AFFINITY = 0.6;
/** Fewer shared skills or tools may be chance. */
const MIN_SHARED_SKILLS = 2;
/** Titles of those who sell a trade's goods or hire its people: they share its words, not its work. */
const SELLS_OR_HIRES: [Status, RegExp][] = [
  [
    STATUS.sells,
    /\b(?:sales|salesperson|saleswoman|salesman|seller|account executive|business development)\b/,
  ],
  [STATUS.hires, /\b(?:recruiter|recruiting|recruitment|headhunter|talent acquisition)\b/],
];

/*
 * Nearness of a job's occupation to the posting's, 0 to 1. A title may mean several occupations:
 * `mean` is the mean over all of them, `max` that of the nearest. Occupations with
 * `isBySynonymousHead` are guessed from a related title, so they are never taken for another trade.
 */
/** From here on, an occupation is in the posting's trade. */
const NEAR = 0.6;
/** Up to here, it is of another trade. */
const FAR = 0.35;
/** From here on, it is the posting's own; between NEAR and SAME it is only related. */
const SAME = 0.7;

/**
 * Whether a job is in the posting's trade. If both occupations are known and near, it is; if they
 * are far apart, only if the writer did something that the posting asks for. Otherwise, it is unless
 * its title differs and its text has next to nothing that the posting asks for.
 */
export function isInPostingsTrade(
  entry: JobEntry,
  resume: AnalyzedResume,
  posting: Posting,
): boolean {
  const { title, body, occupation } = entry;
  const near = occupation && nearnessToPosting(occupation, posting);
  if (near && near.mean >= NEAR) return true;
  if (sellsOrHires(entry, resume, posting)) return false;
  if (near && near.max <= FAR && !occupation.isBySynonymousHead)
    return hasPerformedRequirement(body, resume, posting);
  const titleAsked = posting.requirements.find(({ kind }) => kind === "title")?.title?.words;
  if (!titleAsked) return true;
  if (isSameTitle(resume.text.tokens, title, titleAsked)) return true;
  if (sharedRequirements(body, resume, posting).length >= MIN_SHARED_SKILLS) return true;
  return mayBeSameTrade(entry, near, resume, posting) && isSameTrade(body, resume, posting);
}

/**
 * Whether a job in the posting's trade is so by its title: not if its title names another occupation,
 * and only skills that it shares with the posting count it in. An unknown occupation may be the same.
 */
export function isInTradeByTitle(
  { title, occupation }: JobEntry,
  resume: AnalyzedResume,
  posting: Posting,
): boolean {
  const near = occupation && nearnessToPosting(occupation, posting);
  if (!near || near.max >= NEAR || occupation.isBySynonymousHead) return true;
  const titleAsked = posting.requirements.find(({ kind }) => kind === "title")?.title?.words;
  return !titleAsked || isSameTitle(resume.text.tokens, title, titleAsked);
}

/** Whether the job's title says that it sells or hires, which is not the posting's own work. */
function sellsOrHires(
  { title }: JobEntry,
  { text }: AnalyzedResume,
  { indirectWork }: Posting,
): boolean {
  const words = text.tokens.slice(title.from, title.to);
  const low = words.map((token) => token.low).join(" ");
  return SELLS_OR_HIRES.some(
    ([kind, pattern]) => !indirectWork.jobKinds.has(kind) && pattern.test(low),
  );
}

/**
 * Whether the trade may be the same although the title differs: the occupation is unknown or
 * uncertain, and the text has at least one requirement, or the title has no occupation and no other
 * job in the resume is of another trade.
 */
function mayBeSameTrade(
  { body, title, occupation }: JobEntry,
  near: Nearness | null,
  resume: AnalyzedResume,
  posting: Posting,
): boolean {
  if (near && !occupation?.isBySynonymousHead && near.max < NEAR) return false;
  if (sharedRequirements(body, resume, posting).length > 0) return true;
  const { jobs, text } = resume;
  const isNamed = text.tokens.slice(title.from, title.to).some(({ fold }) => isTitleHead(fold));
  return !isNamed && jobs.every((each) => isNearOrUnknown(each, posting));
}

const isNearOrUnknown = ({ occupation }: JobEntry, posting: Posting): boolean => {
  const near = occupation && nearnessToPosting(occupation, posting);
  return !near || near.max >= NEAR;
};

/**
 * Whether the occupation is near the posting's but not the same: years as an assistant are not
 * years in the profession.
 */
export function isOnlyRelatedOccupation({ occupation }: JobEntry, posting: Posting): boolean {
  const near = occupation && nearnessToPosting(occupation, posting);
  return !!near && near.mean >= NEAR && near.max < SAME;
}

/**
 * Titles are the same if they have the same kind of main word (`nurse`), unless every trade has it
 * (GENERAL_HEADS), or share a word joined to it: `Marketing Manager`, `Head of Marketing`. Other words
 * in the title's line name a firm or a department and are ignored.
 * @param titleAsked the posting's title as folded words without function words, its main word last
 */
function isSameTitle(
  tokens: readonly Token[],
  title: TokenRange,
  titleAsked: readonly string[],
): boolean {
  const head = titleAsked.at(-1) as string;
  const alikeHeads = SYNONYMOUS_HEADS.filter((group) => group.has(head));
  const isSameKindOfHead = (fold: string) =>
    fold === head || alikeHeads.some((group) => group.has(fold));
  const fields = titleAsked.slice(0, -1);
  const isHeadEnough = !GENERAL_HEADS.has(head) || titleAsked.length === 1;
  for (let at = title.from; at < title.to; at++) {
    const { fold } = tokens[at] as Token;
    if (!TITLE_HEADS.has(fold)) continue;
    if (isHeadEnough && isSameKindOfHead(fold)) return true;
    const { from, to } = titleAround(tokens, at, title);
    if (tokens.slice(from, to).some((word) => fields.includes(word.fold))) return true;
  }
  return false;
}

/** The words joined to a title's main word on both sides: `Head of Marketing`. */
function titleAround(tokens: readonly Token[], head: number, within: TokenRange): TokenRange {
  const isJoined = (index: number) => (tokens[index] as Token).gap <= GAP.hyphen;
  let from = head;
  while (from > within.from && isJoined(from)) from--;
  let to = head + 1;
  while (to < within.to && isJoined(to)) to++;
  return { from, to };
}

/** The nearness of an occupation to the posting's; null if the posting's is unknown. */
export function nearnessToPosting(
  { occupationSet }: NamedOccupation,
  { occupation, model: { occupations } }: Posting,
): Nearness | null {
  return (occupation && occupations?.nearness(occupationSet, occupation.occupationSet)) ?? null;
}

/**
 * Whether all jobs with a known occupation are of another trade, and they are more than half of all
 * jobs.
 */
export function isCareerInOtherTrade({ jobs }: AnalyzedResume, posting: Posting): boolean {
  const near = jobs.flatMap(({ occupation }) => {
    const nearness =
      occupation && !occupation.isBySynonymousHead ? nearnessToPosting(occupation, posting) : null;
    return nearness ? [nearness] : [];
  });
  return near.length * 2 > jobs.length && near.every(({ max }) => max <= FAR);
}

/** Whether a line of a job's text says that the writer did something that the posting asks for. */
const hasPerformedRequirement = (body: TokenRange, resume: AnalyzedResume, posting: Posting) =>
  sharedRequirements(body, resume, posting)
    .flat()
    .some((hit) => isPerformedByWriter(resume.text, hit));

/**
 * The skills and tools of the posting that a job's text claims: for each, its places in the text.
 * Those of every trade, such as spreadsheets, are left out because they tell no trade.
 */
function sharedRequirements(
  body: TokenRange,
  { hits, claims }: AnalyzedResume,
  posting: Posting,
): Hit[][] {
  return posting.requirements.flatMap(({ term, kind }) => {
    if (kind !== "hard" || term === null || !hasTrade(term)) return [];
    const hitsInBody = (hits.get(term) ?? []).filter(
      ({ from }) => from >= body.from && from < body.to && claims[from] === STATUS.claimed,
    );
    return hitsInBody.length > 0 ? [hitsInBody] : [];
  });
}

/** False for a term that every trade shares. */
const hasTrade = ({ trade }: Term) => trade >= 0;

/** Whether the skills and tools in a job's text are mostly of the posting's trades. */
function isSameTrade(body: TokenRange, { hits }: AnalyzedResume, posting: Posting): boolean {
  const hitsInBody = [...hits.values()]
    .flat()
    .filter(({ from }) => from >= body.from && from < body.to);
  if (new Set(hitsInBody.map(({ form }) => form.term)).size < MIN_SHARED_SKILLS) return false;
  return (
    tradeAffinity(countTrades(posting.tradeCounts.length, hitsInBody), posting.tradeCounts) >=
    MIN_TRADE_AFFINITY
  );
}
