/**
 * Splits a sentence into clauses, one for each action of the resume's writer: `Sold stoves and
 * fitted flues` has two.
 */
import type { TokenRange } from "#app/core/ats/words/token-range.ts";
import { GAP, type Token, type TokenText } from "#app/core/ats/words/tokens.ts";
import { FUNCTION_WORDS } from "#app/core/ats/words/word-classes.ts";
import { type Verb, verbOf } from "./action-verbs.ts";
import { CLAUSE_STARTERS } from "./clause-words.ts";
import { INDIRECT_VERBS } from "./indirect-work-words.ts";

export interface ActionClause extends TokenRange {
  /** Base forms of the verb, or of several joined ones: `sold and fitted`. */
  verbs: string[];
}

/** Pronouns, auxiliaries and adverbs that may be between the start of a clause and its verb. */
const SKIPPED = new Set(
  "i we also then now currently still regularly daily weekly mainly mostly only just often usually have ve had has am m was were been be being helped help helping to would".split(
    " ",
  ),
);
/** Words before a gerund that says what the work was: `six years' experience selling`. */
const GERUND_LEADS = new Set(
  "experience years included including includes involved responsible charge tasked".split(" "),
);

/** Verbs that are never nouns and never begin a job title. */
const VERBS_ONLY =
  /^(?:sell|resell|advertise|arrange|demonstrate|deliver|distribute|maintain|procure|publish|send|translate|write)$/;
const MODALS = new Set("can could will would must may".split(" "));
const DETERMINERS = /^(?:the|a|an|each|every|my|our|their|his|her|its|all|any|some|up|new|\d+)$/;
/** Nouns of activity: before them `market`, `stock` and `screen` are nouns. */
const WORK_NOUNS =
  /(?:ing|tion|sion|ance)$|^(?:management|recruitment|assessment|procurement|development|placement|research|control|repair|care|work|design|analysis|experience|skills|knowledge|service|support|checks?)$/;

/**
 * The clauses of a sentence. Each runs from the word after a verb of the writer to the next verb.
 * @param sentence token range
 * @returns [] if no word is clearly such a verb
 */
export function actionClauses(
  { tokens, clean }: TokenText,
  { from, to }: TokenRange,
): ActionClause[] {
  const clauses: ActionClause[] = [];
  let first: Verb | null = null;
  for (let i = from; i < to; i++) {
    const verb = actionVerbAt(i);
    if (!verb) continue;
    const before = clauses.at(-1);
    if (before && before.from === i - (lowerAt(tokens, i - 1) === "and" ? 1 : 0)) {
      // `Sold, delivered and fitted kitchens`.
      before.verbs.push(verb.base);
      before.from = i + 1;
      continue;
    }
    if (before) before.to = i;
    first ??= verb;
    clauses.push({ verbs: [verb.base], from: i + 1, to });
  }
  return clauses;

  function actionVerbAt(index: number): Verb | null {
    const { low, gap } = tokens[index] as Token;
    const before = lowerAt(tokens, index - 1);
    // A further verb follows a comma, `and`, `or` or `I`.
    const isJoined = gap >= GAP.list || before === "and" || before === "or" || before === "i";
    // A quick check, because a clause cannot begin at most words.
    const mayStartClause = first ? isJoined : low.endsWith("ing") || isLedByAuxiliaries(index);
    if (index + 1 >= to || !(mayStartClause || index <= from + 1 || gap >= GAP.sentence))
      return null;
    const verb = verbOf(low);
    if (!verb) return null;
    const next = tokens[index + 1] as Token;
    if (index === from || gap >= GAP.sentence) return isNoun(index, verb) ? null : verb;
    // `Cold-called`, `co-led`.
    if (index === from + 1 && gap === GAP.hyphen && verb.form === "past") return verb;
    if (first === null && isLedByAuxiliaries(index)) return verb;
    // `Six years' experience selling hearing aids`.
    if (verb.form === "gerund" && first === null) {
      const lead = /^(?:of|in|for|with)$/.test(before) ? lowerAt(tokens, index - 2) : before;
      const hasObject = next.gap < GAP.list && next.low !== "and" && next.low !== "or";
      return INDIRECT_VERBS.has(verb.base) && GERUND_LEADS.has(lead) && hasObject ? verb : null;
    }
    if (!isJoined || first === null) return null;
    if (before === "i") return verb;
    // Joined verbs have the same form: `sold and fitted`.
    if (verb.form !== first.form || next.gap === GAP.hyphen || next.gap >= GAP.list) return null;
    return verb.form === "base" && (isNoun(index, verb) || isDoneByOthers(index)) ? null : verb;
  }

  /** Whether only SKIPPED words and adverbs lead to the word, from `I` or the sentence's start. */
  function isLedByAuxiliaries(index: number): boolean {
    let back = index - 1;
    while (
      back >= from &&
      (SKIPPED.has(lowerAt(tokens, back)) || /ly$/.test(lowerAt(tokens, back)))
    ) {
      if (lowerAt(tokens, back) === "i") return true;
      back--;
    }
    return back < from && index > from;
  }

  /** Whether other people do it: `advertised for people who can weld, cut and grind`. */
  function isDoneByOthers(index: number): boolean {
    const clause = clauses.at(-1)?.from ?? from;
    for (let back = index - 1; back > clause; back--)
      if (/^(?:who|that)$/.test(lowerAt(tokens, back)) && MODALS.has(lowerAt(tokens, back + 1)))
        return true;
    return false;
  }

  /** Whether the word is a noun here: `Filing clerk | Leeds`, `Market research`. */
  function isNoun(index: number, { base, form }: Verb): boolean {
    if (VERBS_ONLY.test(base)) return false;
    const next = tokens[index + 1] as Token;
    if (form === "present")
      return next.gap >= GAP.list || (FUNCTION_WORDS.has(next.low) && !DETERMINERS.test(next.low));
    if (form !== "base" || DETERMINERS.test(next.low)) return false;
    const objectHead = objectOf(tokens, index + 1, to).to - 1;
    const end = clean.text.indexOf("\n", tokens[index]?.start);
    const line = clean.text.slice(tokens[index]?.start, end < 0 ? undefined : end);
    return (
      next.gap >= GAP.list ||
      FUNCTION_WORDS.has(next.low) ||
      WORK_NOUNS.test(lowerAt(tokens, objectHead)) ||
      // The line of a job's title: `Filing clerk | Leeds`, `Market trader, 2019 - 2022`.
      / \| |(?:19|20)\d\d/.test(line)
    );
  }
}

/** A token in lower case; "" outside the text. */
export const lowerAt = (tokens: Token[], index: number) => tokens[index]?.low ?? "";
/** Whether a word is part of another, as the `on` of `on-call`, which is not a preposition. */
const isPartOfWord = (tokens: Token[], index: number) =>
  tokens[index]?.gap === GAP.hyphen || tokens[index + 1]?.gap === GAP.hyphen;

/** Prepositions before the tool, the place or the time of an action; not `for` and `of`, which go on with its object. */
export const STOP_WORDS = new Set(
  "using via through with by in on at within while during after before until since as once per into onto across".split(
    " ",
  ),
);
/** The first noun phrases after a verb, to a preposition or a relative clause. */
export function objectOf(tokens: Token[], from: number, to: number): TokenRange {
  let end = from;
  while (end < to) {
    const { low, gap } = tokens[end] as Token;
    const isJoint =
      (PREPOSITIONS.has(low) || CLAUSE_STARTERS.has(low)) && !isPartOfWord(tokens, end);
    if (end > from && (gap >= GAP.sentence || isJoint)) break;
    end++;
  }
  return { from, to: end };
}

const PREPOSITIONS = new Set([
  ...STOP_WORDS,
  ..."of for to from about that which who covering asking including".split(" "),
]);

/** The range up to the first stop word, contrast such as `but`, or infinitive. */
export function rangeUpTo(
  tokens: Token[],
  from: number,
  to: number,
  stopWords: ReadonlySet<string>,
): TokenRange {
  let end = from;
  while (end < to) {
    const { low } = tokens[end] as Token;
    if ((stopWords.has(low) || CLAUSE_STARTERS.has(low)) && !isPartOfWord(tokens, end)) break;
    if (low === "to" && verbOf(lowerAt(tokens, end + 1))?.form === "base") break;
    end++;
  }
  return { from, to: end };
}
