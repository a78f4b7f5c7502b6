/**
 * Finds the tasks in a posting's line about the work, which count as requirements if nothing better
 * is known of it: `Take blood samples`, `Preparation of tender documents`.
 */
import { TITLE_HEADS } from "#app/core/ats/titles/title-words.ts";
import type { TokenRange } from "#app/core/ats/words/token-range.ts";
import { GAP, type Token } from "#app/core/ats/words/tokens.ts";
import {
  BREAK_WORDS,
  FUNCTION_WORDS,
  GENERAL_WORDS,
  LEADING_WORDS,
  TRAILING_WORDS,
} from "#app/core/ats/words/word-classes.ts";

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/**
 * Base forms of verbs that begin lines about the work, besides those that WordNet's classes
 * identify.
 */
const DUTY_VERBS = words(`
accept achieve act adjust administer advise agree align allocate amend analyse analyze answer apply appraise approve arrange assemble assess assign assist attend audit bake balance bill book brew brief build buy calculate calibrate care carry cater check clean clear close coach code collate collect communicate compile complete comply conduct configure connect contribute control coordinate cook count cover create cut debug decorate define deliver demonstrate deploy design develop diagnose direct discharge dispatch dispense display distribute document draft draw dress drive edit educate enforce engage ensure enter escort establish estimate evaluate examine execute facilitate feed fill finalise finalize fit fix follow forecast format gather generate greet groom guide handle help host hunt identify implement import improve induct inform input inspect install instruct interpret interview investigate invoice issue keep label lay lead liaise lift load log look maintain make manage map mark market measure meet mentor merchandise minute mix mobilise model monitor motivate mould move negotiate observe obtain onboard open operate optimise optimize order organise organize oversee own pack paint participate perform pick plan plant post prepare present process procure produce program promote proofread propose protect provide prune publish purchase push qualify raise reach receive recommend reconcile record recruit refer register rehearse repair replace replenish report represent research resolve respond restock restore review rig rotate run safeguard sample schedule screen secure select sell serve service set sew shape ship shortlist sort source specify staff steer stock store strip submit supervise supply support survey take teach test time track trade train transcribe translate transport treat troubleshoot uncover understand undertake unload update upload use validate value verify visit wash watch weigh weld welcome work write
`);

/** Verbs after `you` that announce what the employer offers, not tasks. */
const OFFERED = words(
  "receive obtain accept work meet gain find get learn enjoy join grow earn become see discover experience",
);

/** @param low a word after `you`: `own` of `You own the budget` */
export const isDutyVerb = (low: string): boolean => DUTY_VERBS.has(low) && !OFFERED.has(low);

/** The beginning of a sentence that says what the employee will do. */
const DUTY_OPENING =
  /^(?:(?:as|in|on|with|from|every|each|before|after) (?:\w+ ){1,5})?you (?:will|ll|would|d|also|then) /;
const YOU_DO = /^(?:and )?you (\w+) /;

/** Whether a clause says what the employee will do. @param clauseText its words, in lower case */
export const saysDuty = (clauseText: string) =>
  DUTY_OPENING.test(clauseText) || isDutyVerb(YOU_DO.exec(clauseText)?.[1] ?? "");

/** `You will gain`, `you'll work alongside`: benefits, not tasks. */
const isBenefit = (tokens: Token[], index: number) => OFFERED.has((tokens[index] as Token).low);

/** Repairing, repaired, repairs. */
const VERB_ENDINGS = [/ing$/, /ed$/, /e?s$/];
/** Verbs too general to name a task without their object. */
const GENERAL_VERBS = words(
  "be have do make ensure provide help support assist use work deliver act contribute participate take perform undertake carry look keep follow own drive lead manage maintain execute attend",
);
/** Words between a verb and its object: `carry out`. */
const PARTICLES = words("up out off down over on in to with for after back forward together");
/** Maximum lengths of an object, and of a verb with its object, in words. */
const MAX_WORDS = 4;
const MAX_WITH_VERB = 5;
/** Maximum number of verbs that share an object: `design, build and test`. */
const MAX_VERBS = 4;

/**
 * The token range of a clause's first task; null if it names none.
 * @param isProse whether it is a sentence, not a list item: only a verb with an object of several
 * words is then a task
 */
export function dutyPhrase(
  tokens: Token[],
  { from, to, isProse = false }: TokenRange & { isProse?: boolean },
): TokenRange | null {
  const start = afterOpening(tokens, from, to);
  if (start === null || (isProse && isBenefit(tokens, start))) return null;
  let at = start;
  let verbs = 0;
  while (at < to && verbs < MAX_VERBS && isVerb(tokens, at)) {
    verbs++;
    at++;
    while (at < to && PARTICLES.has((tokens[at] as Token).low)) at++;
    const isJoined = /^(?:and|or)$/.test(tokens[at]?.low ?? "");
    if (isJoined && at + 1 < to && isVerb(tokens, at + 1)) at++;
  }
  // `You will gain valuable insight`
  if (verbs === 0) return isProse ? null : taskNoun(tokens, start, to);
  const object = objectAfter(tokens, at, to, start);
  const isSingleWord = object && object.to - object.from === 1;
  return isProse && isSingleWord ? null : object;
}

/** Words before the first task of a line: `You will`, `responsible for`. */
const OPENING =
  /^(?:(?:(?:as|in|on|with|from|every|each) (?:\w+ ){1,5})?you (?:will|ll|d|would|should|can|may|also|then)(?: also| then| be)*(?: (?:able|expected|asked|required) to)?|(?:and )?you(?= (?!are|have|ll|will)[a-z]+ )|your (?:tasks|duties|job|role) (?:include|are|is)|(?:be )?responsible for|responsibilities include|to|duties include|(?:will|must|can|should)(?: be able to)?|(?:the )?(?:ability|able|willing|willingness|confident|comfortable|happy|experience|experienced|skilled) (?:to|in|at|with|of)|(?:have|has|know how to|know|has) )/;

/**
 * Further tasks or things in a line: one for each part between commas, semicolons, `and` and `or`,
 * either a noun phrase that the part consists of, or the object of its verb.
 * @param claimed 1 for each token that is part of a requirement already
 * @param isListItem only then can a part be a noun phrase: in prose, any nouns may be between
 * commas
 */
export function remainingParts(
  tokens: Token[],
  { from, to }: TokenRange,
  claimed: Uint8Array,
  isListItem: boolean,
): TokenRange[] {
  const tasks: TokenRange[] = [];
  let start = afterOpening(tokens, from, to) ?? to;
  for (let at = start; at <= to; at++) {
    const token = tokens[at];
    const isJoint = at < to && (token?.low === "and" || token?.low === "or");
    if (at < to && !isJoint && !(at > start && (token?.gap ?? 0) >= GAP.list)) continue;
    const part = isFree(claimed, start, at) ? partPhrase(tokens, start, at, isListItem) : null;
    if (part) tasks.push(part);
    start = isJoint ? at + 1 : at;
  }
  return tasks;
}

/** The object of a part's verb, or the noun phrase that the part is; null if it is neither. */
function partPhrase(
  tokens: Token[],
  from: number,
  to: number,
  isListItem: boolean,
): TokenRange | null {
  let verb = from;
  if (!isListItem && isBenefit(tokens, from)) return null;
  while (verb < to && /ly$|^(?:then|also|to)$/.test((tokens[verb] as Token).low)) verb++;
  if (verb < to && isVerb(tokens, verb)) {
    let at = verb + 1;
    while (at < to && PARTICLES.has((tokens[at] as Token).low)) at++;
    const object = at < to ? objectAfter(tokens, at, to, verb) : null;
    return object && object.to - object.from > 1 ? object : null;
  }
  const item = isListItem ? itemFrom(tokens, from, to) : null;
  return item && item.to === to && item.to - item.from > 1 ? item : null;
}

/** Whether no token of a range is claimed. */
function isFree(claimed: Uint8Array, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (claimed[at]) return false;
  return true;
}

/** Skips an enumerator and the words before the verb. */
function afterOpening(tokens: Token[], from: number, to: number): number | null {
  let at = from;
  while (at < to && /^(?:\d{1,2}|[a-z]|i{1,3}|iv|vi{0,3})$/.test((tokens[at] as Token).low)) at++;
  const beginning = tokens
    .slice(at, Math.min(to, at + 8))
    .map(({ low }) => low)
    .join(" ");
  const opening = OPENING.exec(`${beginning} `);
  if (opening) at += opening[0].trim().split(" ").length;
  while (at < to && /ly$/.test((tokens[at] as Token).low)) at++;
  return at < to ? at : null;
}

/** Values of Word.sense (WordNet's classes) for verbs, in its low 6 bits; the others are flags. */
const [FIRST_VERB, LAST_VERB] = [30, 44];
const CLASS = 63;

/** Whether a word is a verb that may begin a task. */
function isVerb(tokens: Token[], index: number): boolean {
  const { low, word, end } = tokens[index] as Token;
  // Part of a name that is two tokens: `ServiceTitan`.
  if (tokens[index + 1]?.start === end) return false;
  if (DUTY_VERBS.has(low)) return true;
  for (const ending of VERB_ENDINGS) {
    if (!ending.test(low)) continue;
    const stem = low.replace(ending, "");
    if (DUTY_VERBS.has(stem) || DUTY_VERBS.has(`${stem}e`) || DUTY_VERBS.has(stem.slice(0, -1)))
      return true;
  }
  const verb = word.sense & CLASS;
  if (low === "including") return false;
  // A word that is only a verb: `mend`.
  if (word.sense === verb && verb >= FIRST_VERB && verb <= LAST_VERB) return true;
  // From 128 on, it is a form of a verb: mending.
  return /ing$/.test(low) && word.sense > 127 && verb >= FIRST_VERB && verb <= LAST_VERB;
}

const isGeneralVerb = ({ low }: Token) => GENERAL_VERBS.has(low.replace(/(?:ing|s)$/, ""));

/** The verb's first object, together with the verb if the object is a single word or people. */
function objectAfter(tokens: Token[], from: number, to: number, verb: number): TokenRange | null {
  const object = itemFrom(tokens, from, to);
  if (!object) return null;
  const size = object.to - object.from;
  const isNextTo = object.from - verb <= 3 && object.to - verb <= MAX_WITH_VERB;
  // `coach line managers`: the people alone don't name a task.
  if (TITLE_HEADS.has((tokens[object.to - 1] as Token).fold))
    return isNextTo && !isGeneralVerb(tokens[verb] as Token) ? { from: verb, to: object.to } : null;
  if (size > 1) return object;
  const only = tokens[object.from] as Token;
  const isNear = object.from - verb <= 2 && only.gap <= GAP.hyphen;
  if (isNear && !isGeneralVerb(tokens[verb] as Token)) return { from: verb, to: object.to };
  return GENERAL_WORDS.has(only.fold) || only.low.length < 4 ? null : object;
}

/** The first run of content words after articles and qualifiers. */
function itemFrom(tokens: Token[], from: number, to: number): TokenRange | null {
  let start = from;
  const isFiller = ({ low }: Token) =>
    LEADING_WORDS.has(low) || FUNCTION_WORDS.has(low) || /^\d+$/.test(low);
  while (start < to && isFiller(tokens[start] as Token)) start++;
  let end = start;
  while (end < to && end - start < MAX_WORDS) {
    const { low, gap } = tokens[end] as Token;
    if (end > start && gap >= GAP.list) break;
    if (FUNCTION_WORDS.has(low) || isBreak(tokens[end] as Token)) break;
    if (end > start && (isAdverb(low) || isRepeated(tokens, end))) break;
    end++;
  }
  while (end > start && TRAILING_WORDS.has((tokens[end - 1] as Token).fold)) end--;
  if (end <= start) return null;
  const item = tokens.slice(start, end);
  if (item.every(({ fold, low }) => GENERAL_WORDS.has(fold) || GENERAL_WORDS.has(low))) return null;
  if (item.some(({ low }) => /\d{4}|^\p{L}$/u.test(low))) return null;
  return { from: start, to: end };
}

const isBreak = ({ low }: Token) =>
  CLAUSE_WORDS.has(low) ||
  (BREAK_WORDS.has(low) && !/^(?:work|design|plan|support|test)$/.test(low));

/**
 * Words that begin another clause; for contractions such as `isn't`, the part before the
 * apostrophe.
 */
const CLAUSE_WORDS = words(
  "until unless whether whenever wherever isn aren wasn don doesn won ll ve",
);

/** `properly` in `secure loads properly`: how the work is done, not what it is. */
const isAdverb = (low: string) =>
  /[a-z]{3}ly$/.test(low) &&
  !/(?:^|dai|week|month|quarter|year|hour|ear|fami|assemb|supp|rep|anoma|mono?po|friend|poly?)ly$/.test(
    low,
  );

/** The first `day` in `day to day`. */
const isRepeated = (tokens: Token[], index: number) =>
  /^(?:to|by|after)$/.test(tokens[index + 1]?.low ?? "") &&
  tokens[index]?.low === tokens[index + 2]?.low;

/** `Preparation of returns`, `Stock control`, `Plate counts`: a line that names the work itself. */
function taskNoun(tokens: Token[], from: number, to: number): TokenRange | null {
  const item = itemFrom(tokens, from, to);
  if (!item || item.from > from + 2) return null;
  const of = tokens[item.to];
  if (of?.low === "of" && item.to - item.from === 1) {
    const rest = itemFrom(tokens, item.to + 1, to);
    if (rest && rest.from - item.to <= 2 && rest.to - item.from <= MAX_WORDS + 1)
      return { from: item.from, to: rest.to };
  }
  const isWhole = item.to - item.from > 1 && item.to - from <= MAX_WORDS + 1;
  return isWhole ? item : null;
}
