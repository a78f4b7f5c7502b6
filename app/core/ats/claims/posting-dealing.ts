/**
 * Finds the kinds of dealing that a posting asks for. Dealing in something is handling it without
 * doing it (selling, hiring, booking); for a recruiter, `recruit engineers` is the job itself.
 */
import { sentenceEnd } from "#app/core/ats/words/sentences.ts";
import { rangeAt, splitWords, type TokenText } from "#app/core/ats/words/tokens.ts";
import { type Claims, isDealing, STATUS, type Status, statusAt } from "./claim-status.ts";
import { markDealing } from "./dealing.ts";
import { DEALING_OPENINGS, DEALING_VERBS } from "./dealing-words.ts";
import { verbOf } from "./own-verbs.ts";

export interface PostingDealing {
  /** Kinds of dealing that are the job itself. */
  own: ReadonlySet<Status>;
  /** Kinds of dealing that are asked for, by the requirement's wording in the posting. */
  bySurface: ReadonlyMap<string, ReadonlySet<Status>>;
}

/** A kind of dealing with at least this many sentences in the posting is the job itself. */
const OWN_SENTENCES = 2;
/** Job titles for which a kind of dealing is the job itself. */
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

/** @param titles the title in the posting's text and the one given separately */
export function readPostingDealing(
  text: TokenText,
  titles: readonly string[],
  surfaces: readonly string[],
): PostingDealing {
  const { tokens, clean } = text;
  const claims: Claims = new Uint8Array(tokens.length);
  const sentences = new Map<Status, number>();
  for (let from = 0; from < tokens.length; ) {
    const to = sentenceEnd(text, from);
    markDealing(text, { from, to }, claims);
    for (const status of new Set(claims.subarray(from, to)))
      if (isDealing(status))
        sentences.set(status as Status, (sentences.get(status as Status) ?? 0) + 1);
    from = to;
  }
  const own = new Set<Status>();
  for (const [status, count] of sentences) if (count >= OWN_SENTENCES) own.add(status);
  const title = titles.join(" ").toLowerCase();
  for (const [status, pattern] of TITLES) if (pattern.test(title)) own.add(status);
  const low = clean.text.toLowerCase();
  const bySurface = new Map<string, Set<Status>>();
  for (const surface of surfaces) {
    const asked = new Set([
      ...dealingAt(text, low, claims, surface.toLowerCase()),
      ...dealingNamedIn(surface),
    ]);
    if (asked.size > 0) bySurface.set(surface, asked);
  }
  return { own, bySurface };
}

function* dealingAt(text: TokenText, low: string, claims: Claims, surface: string) {
  for (let at = low.indexOf(surface); at >= 0; at = low.indexOf(surface, at + surface.length)) {
    const range = rangeAt(text, at, at + surface.length);
    const status = range ? statusAt(claims, range) : STATUS.claimed;
    if (isDealing(status)) yield status;
  }
}

/** `Upselling`, `appointment booking`. */
function* dealingNamedIn(surface: string) {
  for (const low of splitWords(surface)) {
    const status = DEALING_VERBS.get(verbOf(low)?.base ?? "") ?? DEALING_OPENINGS.get(low);
    if (status !== undefined) yield status;
  }
}
