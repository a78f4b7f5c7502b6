/**
 * Evidence for a license or certificate (licenses.ts), which work in its trade does not show: the
 * trade's name where documents are named, or a title of a person who holds it.
 */
import { actionClauses } from "#app/core/ats/claims/action-clauses.ts";
import { STATUS } from "#app/core/ats/claims/claim-status.ts";
import { degreesIn } from "#app/core/ats/posting/conditions/degrees.ts";
import type { Posting } from "#app/core/ats/posting/posting.ts";
import type { Requirement } from "#app/core/ats/posting/requirement.ts";
import type { TokenRange } from "#app/core/ats/words/token-range.ts";
import { GAP, type Token } from "#app/core/ats/words/tokens.ts";
import { FUNCTION_WORDS, GENERAL_WORDS } from "#app/core/ats/words/word-classes.ts";
import { rootOf } from "#app/core/ats/words/word-roots.ts";
import type { AnalyzedResume } from "./analyze-resume.ts";
import { limitByClass } from "./credential-class.ts";
import type { Evidence } from "./evidence-type.ts";
import { gradeMention, NO_EVIDENCE, statusOf } from "./grade-mention.ts";
import { sentenceAround } from "./performed-work.ts";

/** Names that end like those of documents: `paralegal certificate`. */
const DOCUMENT_NAME = /\b(?:licen[cs]e|licensure|certificate|certification|credential)$/i;
/** Words that say that a document is held. */
const HELD =
  /^(?:licen[cs]ed?|licen[cs]es|licensures?|registered|registration|certified|certifications?|certificates?|credentials?|lic|cert|accredited|expires|expiry)$/;
/** Words that say so too, but are also said of work: `trained new hires`, `sold a gift card`. */
const HELD_OR_WORK = /^(?:permits?|qualified|trained|valid|renewed|ticket|card)$/;
/** Abbreviations of licensed, registered and certified people: LCSW, RDH, CVT. */
const HOLDER = /^[LRC]\p{Lu}{2,4}$/u;
/** How many words are between a trade and such a word at most. */
const REACH = 6;
/** Words before the title of a holder: `registered dental hygienist`. */
const LICENSED = /^(?:licen[cs]ed|registered|certified)$/;
/** The trade is named within this many words after them. */
const TITLE_REACH = 3;
/** A document beside its trade, if it is not in a job: `Electrical Mechanic lic. no. 0000000`. */
const DOCUMENT = /^(?:licen[cs]e|lic|certificate|cert|ticket|registration)$/;

/** In letters: the shortest abbreviation that names a document; `UK` does not. */
const SHORTEST_NAME = 3;
/** In characters: as much of a line as is read for a degree. */
const LONGEST_LINE = 200;

/** Whether a license or certificate is asked for. */
export const isDocument = ({ documentOf, surface }: Requirement): boolean =>
  documentOf !== undefined || DOCUMENT_NAME.test(surface);

/** The best evidence for a document; NO_EVIDENCE if there is none or something else is asked for. */
export function documentEvidence(
  requirement: Requirement,
  resume: AnalyzedResume,
  posting: Posting,
): Evidence {
  if (!isDocument(requirement)) return NO_EVIDENCE;
  const isListed = ({ from }: TokenRange) => resume.sectionAt(from) === "Certificates";
  const [first = NO_EVIDENCE, ...others] = [
    ...namesOfTrade(requirement, resume),
    ...titlesOfHolder(requirement, resume),
  ]
    // Of two that count the same, the certificate is quoted, not the summary.
    .sort((a, b) => Number(isListed(b)) - Number(isListed(a)))
    .map((at) => {
      const graded = gradeMention(requirement, resume, at, "alias", 1, null);
      return limitByClass(graded, requirement, posting, resume, at);
    });
  return others.reduce((max, each) => (each.credit > max.credit ? each : max), first);
}

/** Mentions of the trade, and of names related to it, that are those of its document. */
function namesOfTrade(requirement: Requirement, resume: AnalyzedResume): TokenRange[] {
  const { documentOf } = requirement;
  if (!documentOf) return [];
  const isListed = ({ from }: TokenRange) => resume.sectionAt(from) === "Certificates";
  const related = (resume.relations.get(documentOf) ?? [])
    .flatMap(({ term }) => resume.hits.get(term) ?? [])
    .filter(isListed);
  const named = (resume.hits.get(documentOf) ?? []).filter(
    (hit) =>
      isListed(hit) ||
      isBesideHeld(requirement, resume, hit) ||
      // `No lash extensions yet` says that the certificate is missing, too.
      statusOf(requirement, resume, hit) === STATUS.negated,
  );
  return [...named, ...related];
}

/** Whether words near a mention say that a document is held. */
const isBesideHeld = (requirement: Requirement, resume: AnalyzedResume, at: TokenRange): boolean =>
  namesHeld(requirement, resume, around(resume.text.tokens, at));

/** A range with the words of its sentence near it. */
function around(tokens: readonly Token[], at: TokenRange): TokenRange {
  const { from, to } = sentenceAround(tokens, at);
  return { from: Math.max(from, at.from - REACH), to: Math.min(to, at.to + REACH) };
}

const isInJob = ({ jobs }: AnalyzedResume, { from }: TokenRange) =>
  jobs.some(({ title, body }) => from >= title.from && from < body.to);

/** Where the writer is called a holder: `Licensed plumber`, or RDH for dental hygiene. */
function titlesOfHolder({ surface, name }: Requirement, resume: AnalyzedResume): TokenRange[] {
  const { text, hidden } = resume;
  const trade = tradeWords(surface);
  // `RN license` is the dictionary's `Registered nurse license`.
  const wordings = [trade, tradeWords(name)].map((words) => words.map(rootOf));
  const initials = initialsOf(trade);
  const namesTrade = (range: TokenRange) => {
    const roots = text.tokens.slice(range.from, range.to).map(({ word }) => word.root);
    return wordings.some(
      (words) => words.length > 0 && words.every((word) => roots.includes(word)),
    );
  };
  return text.tokens.flatMap(({ low, raw }, index): TokenRange[] => {
    if (hidden[index]) return [];
    const isHolder = HOLDER.test(raw) && trade.length > 1 && low.slice(1) === initials;
    if (isHolder) return [{ from: index, to: index + 1 }];
    const title = LICENSED.test(low) ? titleAfter(text.tokens, index) : null;
    if (title && namesTrade(title)) return [title];
    const at = { from: index, to: index + 1 };
    const beside = DOCUMENT.test(low) && !isInJob(resume, at) ? around(text.tokens, at) : null;
    return beside && namesTrade(beside) ? [at] : [];
  });
}

/** `licensed` with the words of the title after it; null for several people: `licensed plumbers`. */
function titleAfter(tokens: readonly Token[], from: number): TokenRange | null {
  let to = from + 1;
  while (to <= from + TITLE_REACH) {
    const token = tokens[to];
    if (!token || token.gap >= GAP.list || token.word.isFunctionWord) break;
    if (token.low !== token.fold && token.low.endsWith("s")) return null;
    to++;
  }
  return { from, to };
}

const allTradeWords = (written: string): string[] =>
  (written.toLowerCase().match(/\p{L}+/gu) ?? []).filter(
    (word) => !FUNCTION_WORDS.has(word) && !isHeldWord(word),
  );

/** The words that tell the trade apart: not `work` of social work. */
const tradeWords = (written: string): string[] =>
  allTradeWords(written).filter((word) => !GENERAL_WORDS.has(word));

const isHeldWord = (word: string) => HELD.test(word) || HELD_OR_WORK.test(word);

const initialsOf = (words: readonly string[]) => words.map(([letter]) => letter).join("");

/**
 * Whether words like those of a document are not where documents are named: in a section or line about
 * them, or a name of one in a line that tells no work, such as `EPA Universal (608)`.
 */
export function isOtherThanDocument(
  requirement: Requirement,
  resume: AnalyzedResume,
  at: TokenRange,
): boolean {
  if (!isDocument(requirement)) return false;
  const { sectionAt, text } = resume;
  const section = sectionAt(at.from);
  if (section === "Certificates" || section === "Education") return false;
  const sentence = sentenceAround(text.tokens, at);
  const { word, low = "" } = text.tokens[at.from] ?? {};
  const isName = word?.isAcronymLike === true && low.length >= SHORTEST_NAME;
  if (isName && actionClauses(text, sentence).length === 0) return false;
  const { start = 0 } = text.tokens[at.from] ?? {};
  const line = text.clean.text.slice(text.clean.text.lastIndexOf("\n", start) + 1);
  if (degreesIn(line.slice(0, LONGEST_LINE).replace(/\n.*$/s, "")).length > 0) return false;
  return !namesHeld(requirement, resume, sentence);
}

/** Whether the words of a document are near each other only by chance: in two lines. */
export function isDocumentByChance(
  requirement: Requirement,
  resume: AnalyzedResume,
  at: TokenRange,
): boolean {
  const { to } = sentenceAround(resume.text.tokens, { from: at.from, to: at.from + 1 });
  return (
    isDocument(requirement) && to < at.to && statusOf(requirement, resume, at) === STATUS.claimed
  );
}

/** Whether words of a range say that the document is held. */
function namesHeld({ surface }: Requirement, resume: AnalyzedResume, range: TokenRange): boolean {
  const { text } = resume;
  const words = text.tokens.slice(range.from, range.to);
  const initials = initialsOf(allTradeWords(surface));
  // LCSW and LSW for social work, but not just any abbreviation: LLC, CRM.
  const isHolder = ({ low, raw }: Token) =>
    HOLDER.test(raw) &&
    (initials.endsWith(low.slice(1)) || (initials.length > 1 && low.endsWith(initials)));
  if (words.some((word) => HELD.test(word.low) || isHolder(word))) return true;
  if (!words.some(({ low }) => HELD_OR_WORK.test(low))) return false;
  // In a job, only in a line that tells no work.
  return (
    !isInJob(resume, range) || actionClauses(text, sentenceAround(text.tokens, range)).length === 0
  );
}
