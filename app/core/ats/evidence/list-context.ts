/**
 * Tells whether the name of a skill is only an item of a list of names, without words about the work: `Go` in
 * `Java, Go, Rust`. The evidence for such a skill counts less (grade-evidence.ts).
 */
import { actionClauses } from "#app/core/ats/claims/action-clauses.ts";
import type { TokenRange } from "#app/core/ats/words/token-range.ts";
import { GAP, type Token } from "#app/core/ats/words/tokens.ts";
import { FUNCTION_WORDS } from "#app/core/ats/words/word-classes.ts";
import type { AnalyzedResume } from "./analyze-resume.ts";
import { sentenceAround } from "./performed-work.ts";

/** Maximum number of an item's words besides the name and `and`. */
const MAX_EXTRA_WORDS = 2;
/** A longer stretch is not a list item. */
const MAX_ITEM_WORDS = 6;
/** Maximum number of words of the item beside it. */
const MAX_NEIGHBOR_WORDS = 4;

/**
 * Whether the item has hardly any other words and is next to another short item; commas and lines
 * both separate items.
 * @param from token range of the name, with `to`
 */
export function isInList(tokens: Token[], from: number, to: number): boolean {
  const [start, end] = itemAround(tokens, from, to);
  const ands = tokens.slice(start, end).filter(({ low }) => low === "and").length;
  if (end - start > to - from + MAX_EXTRA_WORDS + ands) return false;
  const isShort = (index: number) => {
    if (index < 0 || index >= tokens.length) return false;
    const [first, last] = itemAround(tokens, index, index + 1);
    return last - first <= MAX_NEIGHBOR_WORDS && tokens.slice(first, last).every(isItemWord);
  };
  return isShort(start - 1) || isShort(end);
}

function itemAround(tokens: Token[], from: number, to: number): [number, number] {
  let start = from;
  let end = to;
  while (start > 0 && from - start < MAX_ITEM_WORDS && (tokens[start] as Token).gap < GAP.list)
    start--;
  while (end < tokens.length && end - to < MAX_ITEM_WORDS && (tokens[end] as Token).gap < GAP.list)
    end++;
  return [start, end];
}

const isItemWord = ({ low }: Token) => !FUNCTION_WORDS.has(low) || low === "and" || low === "of";

/** Verbs by which a line lists what its writer knows, not what was done: `Used Excel, Tableau, Python`. */
const LISTING_VERBS =
  /^(?:us|use|utiliz|utilise|utilis|utilize|leverag|leverage|employ|work|know|includ|include|involv|involve|cover|handl|experienc|gain|learn|studi|study|familiariz|level)$/;
/** Words before the purpose or subject of the work: `Proofread workbooks on pumps and valves`. */
const BEFORE_SUBJECT = /\b(?:on|of|for|to|from|about|that|which|who|covering|asking)\b/i;
/** Signs between the parts of a title's line. */
const TITLE_SIGNS = /[|·]/;

/**
 * Whether a name is in a sentence of a job that begins with the writer's action: in `Maintained boilers,
 * chillers and pumps`, the commas are those of its objects, and in `Write queries (joins, CTEs) against
 * SQL Server`, the brackets make short items of a sentence that lists nothing.
 */
export function isInSentenceOfWork(
  { text, jobs, sectionAt }: AnalyzedResume,
  at: TokenRange,
): boolean {
  const { tokens, clean } = text;
  const isInJob = jobs.some(({ title, body }) => at.from >= title.to && at.from < body.to);
  if (!isInJob || sectionAt(at.from) === "Skills") return false;
  const sentence = sentenceAround(tokens, at);
  const clauses = actionClauses(text, sentence);
  if (clauses[0]?.from !== sentence.from + 1) return false;
  const textOf = (from: number, to: number) =>
    clean.text.slice(tokens[from]?.start, tokens[to - 1]?.end);
  const clause = clauses.find(({ from, to }) => at.from >= from - 1 && at.from < to);
  const isObject =
    clause !== undefined &&
    // `Servicing, brake pads, clutches` is a list.
    (tokens[clause.from]?.gap ?? GAP.list) < GAP.list &&
    !clause.verbs.some((verb) => LISTING_VERBS.test(verb)) &&
    !/;/.test(textOf(clause.from, at.to)) &&
    !BEFORE_SUBJECT.test(at.from >= clause.from ? textOf(clause.from, at.from) : "") &&
    !TITLE_SIGNS.test(textOf(sentence.from, sentence.to));
  if (isObject) return true;
  const before = clean.text
    .slice(tokens[sentence.from]?.start, tokens[at.from]?.start)
    .replace(/\([^()]*\)/g, "()");
  const end = tokens[at.to - 1]?.end ?? 0;
  const isBeside = before.includes("(") || /^ ?\(/.test(clean.text.slice(end, end + 2));
  // With a comma before them, as in `Used Excel, Python (pandas)`, it is a list.
  return isBeside && !/[,;|]/.test(before.replace(/\([^)]*$/, ""));
}
