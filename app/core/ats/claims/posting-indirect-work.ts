/**
 * Finds the kinds of indirect work that a posting asks for. Indirect work is handling something
 * without doing it (selling, hiring, booking); for a recruiter, `recruit engineers` is the job
 * itself, so it counts.
 */
import { sentenceEnd } from "#app/core/ats/words/sentences.ts";
import { rangeAt, splitWords, type TokenText } from "#app/core/ats/words/tokens.ts";
import { verbOf } from "./action-verbs.ts";
import { type Claims, isIndirectWork, STATUS, type Status, statusAt } from "./claim-status.ts";
import { markIndirectWork } from "./indirect-work.ts";
import { INDIRECT_OPENINGS, INDIRECT_VERBS } from "./indirect-work-words.ts";

export interface PostingIndirectWork {
  /** Kinds of indirect work that are the job itself. */
  jobKinds: ReadonlySet<Status>;
  /** Kinds of indirect work that are asked for, by the requirement's wording in the posting. */
  bySurface: ReadonlyMap<string, ReadonlySet<Status>>;
}

/** A kind of indirect work with at least this many sentences in the posting is the job itself. */
const MIN_SENTENCES = 2;
/** Job titles for which a kind of indirect work is the job itself. */
const TITLES: [Status, RegExp][] = [
  [
    STATUS.sells,
    /\b(?:sales|sell\w*|account (?:executive|manager|director)|business development|retail\w*|merchandis\w*|realtor|broker|estate agent|wholesal\w*|counter|shop|store)\b/,
  ],
  [
    STATUS.hires,
    /\b(?:recruit\w*|talent|resourc\w*|headhunter|staffing|human resources|hr|people)\b/,
  ],
  [
    STATUS.schedules,
    /\b(?:schedul\w*|dispatch\w*|coordinator|planner|reservations?|bookings?|travel|events?|secretary|receptionist|assistant to|executive assistant|administrat\w*|concierge)\b/,
  ],
  [
    STATUS.records,
    /\b(?:clerk|records?|administrat\w*|secretary|receptionist|archiv\w*|librar\w*|registrar|data entry|typist|transcription\w*|bookkeep\w*|executive assistant|hr|human resources|payroll|benefits|compliance|account\w*|finance|tax|audit\w*|paralegal|legal|claims|quality|safety)\b/,
  ],
  [
    STATUS.supplies,
    /\b(?:buyer|purchas\w*|procure\w*|supply|logistics|warehouse\w*|store(?:s|keeper|person|man)|inventory|driver|courier|stock\w*|import|export|porter)\b/,
  ],
  [
    STATUS.writes,
    /\b(?:writer|copywriter|translat\w*|interpret\w*|editor|editorial|journalis\w*|content|communications|author|proofread\w*|reporter)\b/,
  ],
  [
    STATUS.bills,
    /\b(?:bill\w*|invoic\w*|coder|coding|accounts? (?:receivable|payable)|bookkeep\w*|credit control\w*|collections?)\b/,
  ],
  [STATUS.attends, /\b(?:secretary|board|committee)\b/],
];

/**
 * @param titles the title in the posting's text and the one given separately
 * @param surfaces the requirements' wordings in the posting
 */
export function readPostingIndirectWork(
  text: TokenText,
  titles: readonly string[],
  surfaces: readonly string[],
): PostingIndirectWork {
  const { tokens, clean } = text;
  const claims: Claims = new Uint8Array(tokens.length);
  const sentences = new Map<Status, number>();
  for (let from = 0; from < tokens.length; ) {
    const to = sentenceEnd(text, from);
    markIndirectWork(text, { from, to }, claims);
    for (const status of new Set(claims.subarray(from, to)))
      if (isIndirectWork(status))
        sentences.set(status as Status, (sentences.get(status as Status) ?? 0) + 1);
    from = to;
  }
  const jobKinds = new Set<Status>();
  for (const [status, count] of sentences) if (count >= MIN_SENTENCES) jobKinds.add(status);
  const title = titles.join(" ").toLowerCase();
  for (const [status, pattern] of TITLES) if (pattern.test(title)) jobKinds.add(status);
  const low = clean.text.toLowerCase();
  const bySurface = new Map<string, Set<Status>>();
  for (const surface of surfaces) {
    const asked = new Set([
      ...indirectWorkAt(text, low, claims, surface.toLowerCase()),
      ...indirectWorkNamedIn(surface),
    ]);
    if (asked.size > 0) bySurface.set(surface, asked);
  }
  return { jobKinds, bySurface };
}

/** The kinds of indirect work of which the posting makes a requirement the object. */
function* indirectWorkAt(text: TokenText, low: string, claims: Claims, surface: string) {
  for (let at = low.indexOf(surface); at >= 0; at = low.indexOf(surface, at + surface.length)) {
    const range = rangeAt(text, at, at + surface.length);
    const status = range ? statusAt(claims, range) : STATUS.claimed;
    if (isIndirectWork(status)) yield status;
  }
}

/** The kinds that a requirement itself names: `upselling`, `appointment booking`. */
function* indirectWorkNamedIn(surface: string) {
  for (const low of splitWords(surface)) {
    const status = INDIRECT_VERBS.get(verbOf(low)?.base ?? "") ?? INDIRECT_OPENINGS.get(low);
    if (status !== undefined) yield status;
  }
}
