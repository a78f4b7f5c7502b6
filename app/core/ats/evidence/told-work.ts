/** Whether a job tells the work that a posting asks years of (asked-work.ts). */
import { STATUS } from "#app/core/ats/claims/claim-status.ts";
import type { Posting } from "#app/core/ats/posting/posting.ts";
import { startsWithBullet } from "#app/core/ats/posting/posting-lines.ts";
import type { Term } from "#app/core/ats/words/dictionary.ts";
import type { TokenRange } from "#app/core/ats/words/token-range.ts";
import { GAP, type Token } from "#app/core/ats/words/tokens.ts";
import type { AnalyzedResume } from "./analyze-resume.ts";
import { type AskedAspect, type AskedWork, PEOPLE } from "./asked-work.ts";
import type { JobEntry } from "./job-entries.ts";
import { findWording } from "./term-wordings.ts";
import { wordsOf } from "./workplaces.ts";

/** Titles of those who lead people. */
const LEADER =
  / (?:supervisor|manager|leader|lead|foreman|forewoman|head|chief|executive chef|sous chef|director|president|[sea]?vp|c[eotfm]o|superintendent|captain|principal|sergeant|chargehand|charge|deputy|coach|owner) /;
/** Lines of those who lead people, but not `reported to the supervisor`. */
const LEADS =
  / (?:supervis(?:ed|es|ing|e)|led|leading|oversaw|oversees?|overseeing|in charge|(?:team|shift|crew|section) lead(?:er)?|lead (?:a|an|the|team|shift|crew|\d+)|(?:manag(?:ed|es|e|ing)|ran|run|running) (?:\w+ ){0,4}(?:teams?|people|staff|crews?|employees|reports)) /;
/** `Managed 8 engineers`; other things that are managed are no people: `managed 12 accounts`. */
const LEADS_COUNTED = new RegExp(
  ` (?:manag(?:ed|es|e|ing)|ran|run|running|direct(?:ed|s|ing)) (?:up to |over )?\\d+ (?:\\w+ )?${PEOPLE} `,
);
const VERB_OF_LEADING = /^(?:manag|ran$|run|direct)/;
const TEACHES =
  / (?:teach|teaches|teaching|teacher|taught|instructor|lecturer|lectured?|tutor|tutored|tutoring|professor|educator|lessons?) /;

/** The work asked for that a job does not tell; empty if it tells all. */
export const untoldWork = (
  entry: JobEntry,
  work: readonly AskedWork[],
  resume: AnalyzedResume,
  posting: Posting,
  isSureOfTrade: boolean,
): AskedWork[] =>
  work.filter(
    ({ aspects }) =>
      !aspects.some(
        (aspect) =>
          (aspect.isTrade && isSureOfTrade) || showsAspect(entry, aspect, resume, posting),
      ),
  );

function showsAspect(
  entry: JobEntry,
  aspect: AskedAspect,
  resume: AnalyzedResume,
  posting: Posting,
): boolean {
  const { claims, text } = resume;
  const { body, title } = entry;
  // Stated years are read as a job without lines (years-shown.ts).
  const from = title === body ? title.from : lineAbove(resume, title.from);
  const range = { from, to: body.to };
  const titleTokens = text.tokens.slice(range.from, title.to);
  const claimed = text.tokens
    .slice(title.to, body.to)
    .filter((_, index) => claims[title.to + index] === STATUS.claimed);
  const words = wordsOf([...titleTokens, ...claimed]);
  if (aspect.kind === "leading")
    return (
      LEADER.test(wordsOf(text.tokens.slice(title.from, title.to))) ||
      LEADS.test(words) ||
      LEADS_COUNTED.test(wordsOf(ownAndLed(resume, { from: title.to, to: body.to })))
    );
  if (aspect.kind === "teaching") return TEACHES.test(words);
  if (aspect.told) return aspect.told.test(words);
  const roots = new Set([...titleTokens, ...claimed].map(({ word }) => word.root));
  if (aspect.roots.every((root) => roots.has(root))) return true;
  return aspect.term !== null && showsTerm(entry, aspect.term, range, resume, posting);
}

/** What the writer did, with the people who are led: in `managed 8 engineers`, they do engineering. */
const ownAndLed = ({ text, claims }: AnalyzedResume, { from, to }: TokenRange): Token[] =>
  text.tokens.slice(from, to).filter(({ low }, index) => {
    const status = claims[from + index];
    return status === STATUS.claimed || (status === STATUS.others && !VERB_OF_LEADING.test(low));
  });

/** Whether a job names a skill, a kind of it, or known words for it. */
function showsTerm(
  { title }: JobEntry,
  term: Term,
  range: TokenRange,
  { claims, hits, phrases, relations }: AnalyzedResume,
  { model: { termWordings } }: Posting,
): boolean {
  const isClaimedHere = ({ from }: TokenRange) =>
    from >= range.from && from < range.to && (from < title.to || claims[from] === STATUS.claimed);
  const kinds = (relations.get(term) ?? []).flatMap((related) =>
    related.relation === "kind" || related.relation === "part" ? [related.term] : [],
  );
  if ([term, ...kinds].some((each) => (hits.get(each) ?? []).some(isClaimedHere))) return true;
  const wordings = termWordings.get(term);
  const worded = wordings ? findWording(phrases, wordings) : null;
  return worded !== null && isClaimedHere(worded);
}

/** In words: the longest line with an employer's name. */
const LONGEST_EMPLOYER = 10;
const MAX_LINES_ABOVE = 2;

/** The start of the short lines above a job's title, which name its employer. */
function lineAbove({ text }: AnalyzedResume, title: number): number {
  let start = title;
  for (let line = 0; line < MAX_LINES_ABOVE && start > 0; line++) {
    let from = start - 1;
    while (from > 0 && start - from <= LONGEST_EMPLOYER && gapAt(text.tokens, from) < GAP.line)
      from--;
    const isShort = start - from <= LONGEST_EMPLOYER;
    if (!isShort || startsWithBullet(text, text.tokens[from] as Token)) return start;
    start = from;
  }
  return start;
}

const gapAt = (tokens: readonly Token[], index: number) => (tokens[index] as Token).gap;
