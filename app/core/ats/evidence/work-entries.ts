/** Whether a job in a resume is in the same trade as the posting. A "name" is a known skill or tool. */
import { tradeAffinity, tradesOf } from "#app/core/ats/affinity.ts";
import { STATUS } from "#app/core/ats/claims/claim-status.ts";
import type { NamedOccupation } from "#app/core/ats/occupations/named-occupations.ts";
import type { Nearness } from "#app/core/ats/occupations/occupations.ts";
import { isTitleHead } from "#app/core/ats/occupations/title-key.ts";
import type { Posting } from "#app/core/ats/posting/posting.ts";
import { SAME_HEADS, TITLE_HEADS } from "#app/core/ats/titles/title-words.ts";
import type { Phrase } from "#app/core/ats/words/phrase.ts";
import { GAP, type Token } from "#app/core/ats/words/tokens.ts";
import type { JobEntry } from "./job-entries.ts";
import { isDone } from "./own-work.ts";
import type { ReadResume } from "./read-resume.ts";

/** Last words of titles that every trade has: the manager of a bakery has not managed a ward. */
const GENERAL_HEADS = new Set(
  "manager assistant specialist coordinator director lead leader head officer supervisor consultant associate representative agent executive administrator analyst technician operator worker intern trainee apprentice engineer advisor".split(
    " ",
  ),
);
/** Minimum affinity (affinity.ts) of the names in a job's text to the posting's trade. */
const SAME_TRADE = 0.6;
/** Fewer shared names may be chance. */
const FEW_NAMES = 2;

/**
 * Nearness of occupations, 0 to 1: at least NEAR counts, up to FAR is another trade, below SAME is
 * related.
 */
const NEAR = 0.6;
const FAR = 0.35;
const SAME = 0.7;

/**
 * Whether a job is in the posting's trade. Compares occupations if both are known, otherwise titles
 * and names. A job is of another trade only if its title differs and its text names next to nothing
 * that the posting asks for.
 */
export function isOfPosting(entry: JobEntry, resume: ReadResume, posting: Posting): boolean {
  const { title, body, occupation } = entry;
  const near = occupation && nearnessTo(occupation, posting);
  if (near && near.likely >= NEAR) return true;
  if (near && near.most <= FAR && !occupation.isByKin)
    return showsAsked(body, resume, posting, true);
  const asked = posting.requirements.find(({ kind }) => kind === "title")?.title?.words;
  if (!asked) return true;
  if (isSameTitle(resume.text.tokens, title, asked)) return true;
  if (showsAsked(body, resume, posting)) return true;
  return mayBeSameTrade(entry, near, resume, posting) && isSameTrade(body, resume, posting);
}

/**
 * Whether the trade may be the same although the title differs: the occupation is unknown or uncertain, and the text
 * names at least one requirement, or the title names no occupation and no other job in the resume is of another trade.
 */
function mayBeSameTrade(
  { body, title, occupation }: JobEntry,
  near: Nearness | null,
  resume: ReadResume,
  posting: Posting,
): boolean {
  if (near && !occupation?.isByKin && near.most < NEAR) return false;
  if (showsAsked(body, resume, posting, false, 1)) return true;
  const { entries, text } = resume;
  const isNamed = text.tokens.slice(title.from, title.to).some(({ fold }) => isTitleHead(fold));
  return !isNamed && entries.every((each) => isNearOrUnknown(each, posting));
}

const isNearOrUnknown = ({ occupation }: JobEntry, posting: Posting): boolean => {
  const near = occupation && nearnessTo(occupation, posting);
  return !near || near.most >= NEAR;
};

/**
 * Whether the occupation is near the posting's but not the same: an assistant's years are not those of the profession.
 */
export function isOnlyRelated({ occupation }: JobEntry, posting: Posting): boolean {
  const near = occupation && nearnessTo(occupation, posting);
  return !!near && near.likely >= NEAR && near.most < SAME;
}

/**
 * Compares the last word of the titles, or the words before it; words beside a title in its line name a firm or a
 * department, so they don't count.
 */
function isSameTitle(tokens: readonly Token[], title: Phrase, asked: readonly string[]): boolean {
  const head = asked.at(-1) as string;
  const kin = SAME_HEADS.filter((group) => group.has(head));
  const isHeadAlike = (fold: string) => fold === head || kin.some((group) => group.has(fold));
  const fields = asked.slice(0, -1);
  const isHeadEnough = !GENERAL_HEADS.has(head) || asked.length === 1;
  for (let at = title.from; at < title.to; at++) {
    const { fold } = tokens[at] as Token;
    if (!TITLE_HEADS.has(fold)) continue;
    if (isHeadEnough && isHeadAlike(fold)) return true;
    const { from, to } = titleAround(tokens, at, title);
    if (tokens.slice(from, to).some((word) => fields.includes(word.fold))) return true;
  }
  return false;
}

/** The words joined to a title's main word on both sides: `Head of Marketing`. */
function titleAround(tokens: readonly Token[], head: number, within: Phrase): Phrase {
  const isJoined = (at: number) => (tokens[at] as Token).gap <= GAP.hyphen;
  let from = head;
  while (from > within.from && isJoined(from)) from--;
  let to = head + 1;
  while (to < within.to && isJoined(to)) to++;
  return { from, to };
}

/** The nearness of an occupation to the posting's; null if the posting's is unknown. */
export function nearnessTo(
  { of }: NamedOccupation,
  { occupation, model: { occupations } }: Posting,
): Nearness | null {
  return (occupation && occupations?.nearness(of, occupation.of)) ?? null;
}

/** Whether all jobs with a known occupation are of another trade, and they are more than half of all jobs. */
export function worksElsewhere({ entries }: ReadResume, posting: Posting): boolean {
  const near = entries.flatMap(({ occupation }) => {
    const found = occupation && !occupation.isByKin ? nearnessTo(occupation, posting) : null;
    return found ? [found] : [];
  });
  return near.length * 2 > entries.length && near.every(({ most }) => most <= FAR);
}

/**
 * Whether a job's text names what the posting asks for.
 * @param isFar the job is of another trade, where a name counts only if its line says that the
 * writer did it
 */
function showsAsked(
  body: Phrase,
  { hits, claims, text }: ReadResume,
  posting: Posting,
  isFar = false,
  minNames = FEW_NAMES,
): boolean {
  const shown = posting.requirements.flatMap(({ term, kind }) => {
    if (kind !== "hard" || term === null || term.trade < 0) return [];
    const own = (hits.get(term) ?? []).filter(
      ({ from }) => from >= body.from && from < body.to && claims[from] === STATUS.claimed,
    );
    return own.length > 0 ? [own] : [];
  });
  return isFar ? shown.flat().some((hit) => isDone(text, hit)) : shown.length >= minNames;
}

function isSameTrade(body: Phrase, { hits }: ReadResume, posting: Posting): boolean {
  const own = [...hits.values()].flat().filter(({ from }) => from >= body.from && from < body.to);
  if (new Set(own.map(({ form }) => form.term)).size < FEW_NAMES) return false;
  return tradeAffinity(tradesOf(posting.trades.length, own), posting.trades) >= SAME_TRADE;
}
