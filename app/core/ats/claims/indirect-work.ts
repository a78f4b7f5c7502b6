/**
 * Finds what a line names only as the object of indirect work: its writer sells, recruits for,
 * books, files, orders it or writes about it. Reads each clause's verb and object; a clause that it
 * cannot parse counts as the writer's direct work.
 */
import { TITLE_HEADS } from "#app/core/ats/titles/title-words.ts";
import type { TokenRange } from "#app/core/ats/words/token-range.ts";
import { GAP, type Token, type TokenText } from "#app/core/ats/words/tokens.ts";
import {
  type ActionClause,
  actionClauses,
  lowerAt,
  objectOf,
  rangeUpTo,
  STOP_WORDS,
} from "./action-clauses.ts";
import { type Claims, STATUS, type Status } from "./claim-status.ts";
import { type IndirectRange, rangesBeforeIndirectNouns } from "./indirect-nouns.ts";
import {
  ALWAYS_INDIRECT_VERBS,
  BUYERS,
  CREDENTIALS,
  EVENTS,
  GATHERINGS,
  GOODS,
  INDIRECT_VERBS,
  MACHINE_RUNS,
  PAPERS,
  PEOPLE,
  REGISTERS,
  TEXTS,
} from "./indirect-work-words.ts";

/**
 * Sets the status of claimed tokens that are only the object of indirect work.
 * @param sentence token range
 * @param claims changed in place
 */
export function markIndirectWork(text: TokenText, sentence: TokenRange, claims: Claims): void {
  const mark = ({ from, to, status }: TokenRange & { status: Status }) => {
    for (let i = from; i < to; i++) if (claims[i] === STATUS.claimed) claims[i] = status;
  };
  for (const clause of actionClauses(text, sentence))
    for (const each of indirectObjects(text, clause)) mark(each);
  for (const each of rangesBeforeIndirectNouns(text.tokens, sentence)) mark(each);
}

/**
 * Words that end the object of hiring. Not `for`, `in` and `with`: they say what the people are
 * hired for.
 */
const HIRING_STOP_WORDS = new Set("using via through by while once per as".split(" "));
/** Words that end what a text is about. */
const TEXT_STOP_WORDS = new Set(
  "using via through with by in at within while during after before once as for".split(" "),
);
/** Words before a text's subject: `on welding`, `covering welding`, `asking for welding`. */
const ABOUT = new Set(
  "about on covering asking describing explaining regarding titled called advertising for of".split(
    " ",
  ),
);

/** The words of a clause that its verb makes the object of indirect work; [] if it is direct work. */
function indirectObjects(text: TokenText, { verbs, from, to }: ActionClause): IndirectRange[] {
  const { tokens } = text;
  const statuses = verbs.map((verb) => INDIRECT_VERBS.get(verb));
  const talk = conversationTopic(tokens, verbs, from, to);
  if (talk) return [talk];
  // With another verb, such as in `made and sold`, the writer also does the work.
  if (statuses.includes(undefined))
    return verbs.length === 1 ? indirectByObject(text, verbs[0] as string, from, to) : [];
  const verb = verbs[0] as string;
  const status = statuses[0] as Status;
  const object = objectOf(tokens, from, to);
  const isAlwaysIndirect = ALWAYS_INDIRECT_VERBS.has(verb);
  const has = (pattern: RegExp, range = object) => some(tokens, range, pattern);
  const hasPeople = (range: TokenRange) => has(PEOPLE, range) || hasRoles(tokens, range);
  /**
   * The clause up to the first stop word. STOP_WORDS, prepositions such as `with` and `in`, begin the
   * tool, place or time of the action; `for` and `of` are not among them.
   */
  const whole = (stopWords = STOP_WORDS): IndirectRange => ({
    ...rangeUpTo(tokens, from, to, stopWords),
    status,
  });
  switch (status) {
    case STATUS.sells:
      // `Demonstrated insulin injection to patients` is the work itself.
      if (verb === "demonstrate" && !has(GOODS) && !toBuyers(tokens, from, to)) return [];
      return [whole()];
    case STATUS.hires: {
      // `Place blood analyzers with clinics` is selling.
      if (verb === "place" && has(GOODS)) return [{ ...whole(), status: STATUS.sells }];
      // `Advertised in trade journals for welders` has the people after a preposition.
      const peopleRange = verb === "advertise" ? { from, to } : object;
      return isAlwaysIndirect || hasPeople(peopleRange) ? [whole(HIRING_STOP_WORDS)] : [];
    }
    case STATUS.schedules: {
      const all = rangeUpTo(tokens, from, to, STOP_WORDS);
      if (has(MACHINE_RUNS)) return [];
      return isAlwaysIndirect || has(EVENTS, all) || hasRoles(tokens, all) ? [whole()] : [];
    }
    case STATUS.records:
      return recordsIn(tokens, verb, from, to);
    case STATUS.supplies: {
      if (!isAlwaysIndirect && verb !== "order") return goodsIn(tokens, from, to);
      // Who orders lab tests or scans also reads them.
      const isExamination = has(/^(?:tests?|labs?|imaging|scans?|mri|ct|xrays?)$/);
      return isExamination ? [] : [whole()];
    }
    case STATUS.writes:
      return textsIn(text, from, to);
    case STATUS.passes: {
      // `forward questions to`, `chase surveyors for`; not `forwarded ports`.
      const isPassed =
        verb === "relay" ||
        verb === "redirect" ||
        some(tokens, { from, to }, verb === "chase" ? /^(?:for|about)$/ : /^to$/);
      return isPassed && (verb !== "send" || hasPeople(object)) ? [{ from, to, status }] : [];
    }
    case STATUS.attends:
      return beforeHead(tokens, object, GATHERINGS, status);
    // STATUS.bills, the only other status of INDIRECT_VERBS.
    default:
      // `Billed 1,900 hours a year` is the writer's own time.
      return /^\d/.test(lowerAt(tokens, from)) ? [] : [{ from, to, status }];
  }
}

/** For verbs outside INDIRECT_VERBS, whose object may mean indirect work: `processed invoices for`. */
function indirectByObject(
  text: TokenText,
  verb: string,
  from: number,
  to: number,
): IndirectRange[] {
  const { tokens } = text;
  // `took minutes for the infection control committee`.
  if (verb === "take" && some(tokens, { from, to: Math.min(from + 2, to) }, /^minutes$/))
    return [{ from, to, status: STATUS.records }];
  if (verb === "process") {
    const head = indexOf(tokens, { from, to }, /^(?:invoices?|claims?|payments?|bills?|orders?)$/);
    if (head > from || (head === from && lowerAt(tokens, head + 1) === "for"))
      return [{ from, to: rangeUpTo(tokens, from, to, STOP_WORDS).to, status: STATUS.bills }];
  }
  // `sat on the fire safety committee`.
  if (verb === "sit" || verb === "serve") {
    const head = indexOf(tokens, { from, to }, /^(?:committees?|boards?|panels?)$/);
    if (head > from && lowerAt(tokens, from) === "on")
      return [{ from, to: head, status: STATUS.attends }];
  }
  return [];
}

/** What a conversation is about, as if the writer wrote about it: `talked to surgeons about implants`. */
function conversationTopic(
  tokens: Token[],
  verbs: string[],
  from: number,
  to: number,
): IndirectRange | null {
  if (!/^(?:talk|call|phone|email|chat|answer)$/.test(verbs.at(-1) ?? "")) return null;
  const about = indexOf(tokens, { from, to }, /^about$/);
  if (about < 0) return null;
  return {
    from: about + 1,
    to: rangeUpTo(tokens, about + 1, to, STOP_WORDS).to,
    status: STATUS.writes,
  };
}

/** Verbs of clerks' work on records. */
const CLERICAL_VERBS = new Set("photocopy archive laminate shred collate transcribe".split(" "));
const RECORD_KEEPING_VERBS = new Set("keep maintain update enter".split(" "));
const CHECKING_VERBS = new Set("check verify collect".split(" "));

/** The object of clerks' work: `kept the welding register`, `checked crane cards`, `filed results`. */
function recordsIn(tokens: Token[], verb: string, from: number, to: number): IndirectRange[] {
  const status = STATUS.records;
  const all = rangeUpTo(tokens, from, to, STOP_WORDS);
  if (RECORD_KEEPING_VERBS.has(verb)) {
    const head = indexOf(tokens, { from, to: objectOf(tokens, from, to).to }, REGISTERS, true);
    if (head < 0) return [];
    const next = tokens[head + 1];
    // `records of 800 horses`, `records: vaccinations`.
    const continues =
      next &&
      head + 1 < all.to &&
      (next.low === "of" || next.low === "for" || next.gap === GAP.sentence);
    return [
      { from, to: head, status },
      ...(continues ? [{ from: head + 1, to: all.to, status }] : []),
    ];
  }
  if (CHECKING_VERBS.has(verb)) {
    const head = indexOf(tokens, objectOf(tokens, from, to), CREDENTIALS, true);
    return head < 0 ? [] : [{ from, to: head + 1, status }];
  }
  const isTyping = verb === "type" && lowerAt(tokens, from) === "up";
  return CLERICAL_VERBS.has(verb) || isTyping || some(tokens, all, PAPERS)
    ? [{ ...all, status }]
    : [];
}

/** What goods are for, if a clause is about goods: `delivered dialysis supplies`. */
function goodsIn(tokens: Token[], from: number, to: number): IndirectRange[] {
  const object = objectOf(tokens, from, to);
  const head = indexOf(tokens, object, GOODS, true);
  if (head < 0) return [];
  const next = lowerAt(tokens, head + 1);
  const end = next === "for" || next === "to" ? rangeUpTo(tokens, head, to, STOP_WORDS).to : head;
  return [{ from, to: end, status: STATUS.supplies }];
}

/** What texts are about: `edited chemistry textbooks`, `wrote articles about beekeeping`. */
function textsIn(text: TokenText, from: number, to: number): IndirectRange[] {
  const { tokens, clean } = text;
  const status = STATUS.writes;
  const object = objectOf(tokens, from, to);
  const head = indexOf(tokens, object, TEXTS, true);
  if (head < 0) return [];
  const next = tokens[head + 1];
  const between = clean.text.slice(tokens[head]?.end, next?.start);
  const continues = next && head + 1 < to && (ABOUT.has(next.low) || /["“:]/.test(between));
  return [
    { from, to: head, status },
    ...(continues
      ? [{ from: head + 1, to: rangeUpTo(tokens, head + 2, to, TEXT_STOP_WORDS).to, status }]
      : []),
  ];
}

/** Whether the clause says that buyers are addressed: `to heads of HR`. */
function toBuyers(tokens: Token[], from: number, to: number): boolean {
  for (let i = from; i < to; i++)
    if (lowerAt(tokens, i) === "to")
      return some(tokens, { from: i + 1, to: Math.min(i + 4, to) }, BUYERS);
  return false;
}

/** The words of an object before its main noun, if that is one of `heads`: `safety` meetings. */
const beforeHead = (
  tokens: Token[],
  object: TokenRange,
  heads: RegExp,
  status: Status,
): IndirectRange[] => {
  const head = indexOf(tokens, object, heads, true);
  return head > object.from ? [{ from: object.from, to: head, status }] : [];
};

/** The first or last token of a range that matches; -1 if none does. */
const indexOf = (
  tokens: Token[],
  { from, to }: TokenRange,
  pattern: RegExp,
  isLast = false,
): number => {
  let index = -1;
  for (let i = from; i < to; i++) {
    if (!pattern.test(lowerAt(tokens, i))) continue;
    if (!isLast) return i;
    index = i;
  }
  return index;
};
const some = (tokens: Token[], range: TokenRange, pattern: RegExp) =>
  indexOf(tokens, range, pattern) >= 0;
/** Whether a range has a job title in the plural: nurses. */
const hasRoles = (tokens: Token[], { from, to }: TokenRange) =>
  tokens
    .slice(from, to)
    .some(({ low, fold }) => low !== fold && low.endsWith("s") && TITLE_HEADS.has(fold));
