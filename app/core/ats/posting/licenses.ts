/**
 * Finds licenses and certificates that a posting asks for by their trade: `dental hygiene license`,
 * `certified in phlebotomy`. What is asked for is the document, which work in the trade does not show.
 */
import type { Dictionary } from "#app/core/ats/words/dictionary.ts";
import type { Hit } from "#app/core/ats/words/find-terms.ts";
import { isSoftware } from "#app/core/ats/words/terms.ts";
import type { TokenRange } from "#app/core/ats/words/token-range.ts";
import { GAP, type Token, type TokenText } from "#app/core/ats/words/tokens.ts";
import type { PostingAnalysis } from "./analyze-posting.ts";
import { asksNothing, isAside } from "./line-kind.ts";
import type { Clause } from "./posting-lines.ts";
import {
  type Requirement,
  requirementFromGuess,
  requirementFromTerm,
  surfaceOf,
} from "./requirement.ts";
import {
  addRequirement,
  isClaimed,
  markClaimed,
  type RequirementList,
} from "./requirement-list.ts";

/** A document that is asked for, and the trade that it is for. */
interface AskedDocument extends TokenRange {
  trade: TokenRange;
  kind: "license" | "certification";
}

const LICENSE = /^(?:licen[cs]e|licensure)s?$/;
const CERTIFICATE = /^(?:certifications?|certificates?|credentials?|permits?)$/;
/** Before `in` and a trade. */
const HOLDING = /^(?:licen[cs]ed?|licensure|certified|certification)$/;
/** Names of documents themselves: `Teaching certificate`, `EPA 608`. */
const DOCUMENT = /licen[cs]e|certif|registration|permit|diploma|degree|\d/i;
/** Words between a trade and its document: `property and casualty insurance license`. */
const MAX_WORDS_BETWEEN = 1;
/** Words that may follow a document; before others, it is part of something else: `license plates`. */
const AFTER_DOCUMENT = new Set(
  "or and is in from with for required preferred a an if must by through within issued at to plus needed desired helpful mandatory valid current upon before on not will would strongly as that considered desirable essential".split(
    " ",
  ),
);
/** Work with documents of others: `reviewing calibration certificates`. */
const HANDLING =
  /^(?:(?:review|process|issu|check|verify|inspect|audit|draft|fil|pull|approv|submit|track)(?:s|e|es|ing)?|read)$/;
/** `Knowledge of organic farming certification`. */
const KNOWN = /^(?:knowledge|understanding|familiarity|familiar|awareness)$/;
/** The same if several documents follow: `experience with plumbing permits`. */
const WORKED_WITH = /^experienced?$/;
const OF_WORK = new Set(["of", "with", "in"]);
const ARTICLES = new Set(["a", "an", "the"]);
/** How many words are between such a word and the document at most. */
const REACH = 5;

/** Adds to `list` the documents that a posting asks for by their trade. */
export function addLicenses(
  list: RequirementList,
  { names, clauseAt }: PostingAnalysis,
  dictionary: Dictionary,
): void {
  const { text } = list;
  for (const hit of names) {
    const clause = clauseAt(hit.from);
    if (!clause || !isAskedFor(clause) || !isTrade(text.tokens, hit)) continue;
    const document = documentFor(text.tokens, hit, clause);
    if (document && isHandled(text.tokens, document, clause)) {
      // The trade is asked for, without the document.
      markClaimed(list, { from: hit.to, to: document.to });
      continue;
    }
    if (!document || isClaimed(list, document)) continue;
    const known = dictionary.termOf(`${surfaceOf(text, hit)} ${document.kind}`);
    // The dictionary has the document under the same name: `CPR certification`.
    if (known === hit.form.term || isNamedAgain(names, hit, document)) continue;
    const requirement = known
      ? requirementFromTerm(
          text,
          { ...hit, from: document.from, to: document.to, form: { ...hit.form, term: known } },
          clause,
        )
      : requirementOf(text, hit, document, clause);
    markClaimed(list, document);
    addRequirement(list, known?.name ?? requirement.words.join(" "), requirement, document);
  }
}

/** Whether the name of the document follows in brackets: `Water Regulations certificate (WRAS)`. */
const isNamedAgain = (names: Hit[], { form }: Hit, { to }: AskedDocument) =>
  names.some((other) => other.from === to && other.form.term === form.term);

const isAskedFor = ({ kind, isHeading, isRequirement }: Clause) =>
  isRequirement && !isHeading && kind !== "duty" && !isAside(kind) && !asksNothing(kind);

/** Whether a name is that of a trade, not of a document: CNA and PMP are held, not done. */
function isTrade(tokens: Token[], { from, to, form: { term } }: Hit): boolean {
  if (term.kind !== "hard" || term.trade < 0 || isSoftware(term)) return false;
  if (tokens.slice(from, to).every(({ word }) => word.isAcronymLike)) return false;
  const written = tokens.slice(from, to).map(({ low }) => low);
  return ![term.name, ...written].some((name) => DOCUMENT.test(name));
}

function requirementOf(
  text: TokenText,
  { form: { term } }: Hit,
  document: AskedDocument,
  clause: Clause,
): Requirement {
  const range = { from: document.from, to: document.to };
  const name =
    document.trade.from === document.from
      ? surfaceOf(text, range)
      : `${surfaceOf(text, document.trade)} ${document.kind}`;
  const words = text.tokens.slice(range.from, range.to).map(({ fold }) => fold);
  return { ...requirementFromGuess(text, range, words, clause), name, weight: 1, documentOf: term };
}

/** The document that is asked for by the name of a trade; null if the trade itself is. */
function documentFor(tokens: Token[], { from, to }: Hit, clause: Clause): AskedDocument | null {
  const trade = { from, to };
  const after = documentAfter(tokens, to, clause);
  if (after !== null) return { from, to: after + 1, trade, kind: kindOf(tokens, after) };
  const [word, link] = [tokens[from - 2], tokens[from - 1]];
  if (from - 2 < clause.from || link?.low !== "in" || !HOLDING.test(word?.low ?? "")) return null;
  return { from: from - 2, to, trade, kind: kindOf(tokens, from - 2) };
}

/** Whether the work is about the document, so that it need not be held. */
function isHandled(tokens: Token[], { from, to, trade }: AskedDocument, clause: Clause): boolean {
  // `Certified in phlebotomy`.
  if (trade.from > from) return false;
  const isSeveral = tokens[to - 1]?.low.endsWith("s") === true;
  for (let at = from - 1; at >= Math.max(clause.from, from - REACH); at--) {
    const { low, word } = tokens[at] as Token;
    if ((tokens[at + 1] as Token).gap >= GAP.list) return false;
    if (HANDLING.test(low)) return true;
    if (!word.isFunctionWord || ARTICLES.has(low)) continue;
    const before = at > clause.from ? (tokens[at - 1]?.low ?? "") : "";
    return OF_WORK.has(low) && (KNOWN.test(before) || (isSeveral && WORKED_WITH.test(before)));
  }
  return false;
}

const kindOf = (tokens: Token[], at: number) =>
  /^licen/.test(tokens[at]?.low ?? "") ? "license" : "certification";

/** The position of the document's word after a trade; null if there is none. */
function documentAfter(tokens: Token[], to: number, clause: Clause): number | null {
  for (let at = to; at < Math.min(clause.to, to + MAX_WORDS_BETWEEN + 1); at++) {
    const { low, gap, word } = tokens[at] as Token;
    if (gap > GAP.hyphen || word.isFunctionWord) return null;
    if (!LICENSE.test(low) && !CERTIFICATE.test(low)) continue;
    const next = tokens[at + 1];
    const isEnd = !next || at + 1 >= clause.to || next.gap >= GAP.list || next.isAfterOpenBracket;
    return isEnd || AFTER_DOCUMENT.has(next.low) ? at : null;
  }
  return null;
}
