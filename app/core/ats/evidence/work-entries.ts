/** Whether a job of a resume was in a posting's line of work. */
import { tradeAffinity, tradesOf } from "#app/core/ats/affinity.ts";
import { STATUS } from "#app/core/ats/claims/claim-status.ts";
import type { NamedOccupation } from "#app/core/ats/occupations/named-occupations.ts";
import type { Nearness } from "#app/core/ats/occupations/occupations.ts";
import type { Posting } from "#app/core/ats/posting/posting.ts";
import { SAME_HEADS, TITLE_HEADS } from "#app/core/ats/titles/title-words.ts";
import type { Phrase } from "#app/core/ats/words/phrase.ts";
import type { JobEntry } from "./job-entries.ts";
import { isDone } from "./own-work.ts";
import type { ReadResume } from "./read-resume.ts";

/** Heads that every trade has: a manager of a bakery has not managed a ward. */
const GENERAL_HEADS = new Set(
  "manager assistant specialist coordinator director lead leader head officer supervisor consultant associate representative agent executive administrator analyst technician operator worker intern trainee apprentice engineer advisor".split(
    " ",
  ),
);
const SAME_TRADE = 0.6;
/** One name may be chance. */
const FEW_NAMES = 2;

/** From here on an occupation is near enough for its years to count; up to there it is another line of work. */
const NEAR = 0.6;
const FAR = 0.35;

/**
 * By occupation where both are known, and else by names: only what names another job, and nothing that the posting asks
 * for, is of another trade.
 */
export function isOfPosting(entry: JobEntry, resume: ReadResume, posting: Posting): boolean {
  const { title, body, occupation } = entry;
  const near = occupation && nearnessTo(occupation, posting);
  if (near && near.likely >= NEAR) return true;
  if (near && near.most <= FAR && !occupation.isByKin)
    return showsAsked(body, resume, posting, true);
  const words = resume.text.tokens.slice(title.from, title.to).map(({ fold }) => fold);
  const heads = words.filter((word) => TITLE_HEADS.has(word));
  const asked = posting.requirements.find(({ kind }) => kind === "title")?.title?.words;
  if (!asked) return true;
  const head = asked.at(-1) as string;
  const kin = SAME_HEADS.filter((group) => group.has(head));
  const isSameHead = heads.some((each) => each === head || kin.some((group) => group.has(each)));
  const isSameField = asked.slice(0, -1).some((word) => words.includes(word));
  if (isSameField || (isSameHead && (!GENERAL_HEADS.has(head) || asked.length === 1))) return true;
  return showsAsked(body, resume, posting) || isSameTrade(body, resume, posting);
}

/** Null where the posting's occupation is not known. */
export function nearnessTo(
  { of }: NamedOccupation,
  { occupation, model: { occupations } }: Posting,
): Nearness | null {
  return (occupation && occupations?.nearness(of, occupation.of)) ?? null;
}

/** Are the jobs whose occupation is known all of another line of work, and at least half of all jobs? */
export function worksElsewhere({ entries }: ReadResume, posting: Posting): boolean {
  const near = entries.flatMap(({ occupation }) => {
    const found = occupation && !occupation.isByKin ? nearnessTo(occupation, posting) : null;
    return found ? [found] : [];
  });
  return near.length * 2 > entries.length && near.every(({ most }) => most <= FAR);
}

/** @param isFar of another line of work: there, a name has to be done, not only named */
function showsAsked(
  body: Phrase,
  { hits, claims, text }: ReadResume,
  posting: Posting,
  isFar = false,
): boolean {
  const shown = posting.requirements.flatMap(({ term, kind }) => {
    if (kind !== "hard" || term === null || term.trade < 0) return [];
    const own = (hits.get(term) ?? []).filter(
      ({ from }) => from >= body.from && from < body.to && claims[from] === STATUS.claimed,
    );
    return own.length > 0 ? [own] : [];
  });
  return isFar ? shown.flat().some((hit) => isDone(text, hit)) : shown.length >= FEW_NAMES;
}

function isSameTrade(body: Phrase, { hits }: ReadResume, posting: Posting): boolean {
  const own = [...hits.values()].flat().filter(({ from }) => from >= body.from && from < body.to);
  if (new Set(own.map(({ form }) => form.term)).size < FEW_NAMES) return false;
  return tradeAffinity(tradesOf(posting.trades.length, own), posting.trades) >= SAME_TRADE;
}
