/**
 * Finds what a line names only as something that its writer handles ("deals in"): sells, recruits
 * for, books, files, orders, writes about. Reads each clause's verb and object; a clause that it
 * cannot parse counts as the writer's own work.
 */
import { TITLE_HEADS } from "#app/core/ats/titles/title-words.ts";
import type { TokenRange } from "#app/core/ats/words/token-range.ts";
import { GAP, type Token, type TokenText } from "#app/core/ats/words/tokens.ts";
import { FUNCTION_WORDS } from "#app/core/ats/words/word-classes.ts";
import { type Claims, STATUS, type Status } from "./claim-status.ts";
import {
  BUYERS,
  CREDENTIALS,
  DEALING_NOUNS,
  DEALING_OPENINGS,
  DEALING_VERBS,
  EVENTS,
  GATHERINGS,
  GOODS,
  MACHINE_RUNS,
  NOUNS_OF_ROLES,
  PAPERS,
  PEOPLE,
  REGISTERS,
  SURE_VERBS,
  TEXTS,
} from "./dealing-words.ts";
import { ASIDE, type Clause, clausesOf, cutAt, lowAt, objectOf } from "./own-clauses.ts";
import { verbOf } from "./own-verbs.ts";

/** Changes the status of claimed tokens that are only dealt in. @param sentence token range */
export function markDealing(text: TokenText, sentence: TokenRange, claims: Claims): void {
  const mark = ({ from, to, status }: TokenRange & { status: Status }) => {
    for (let i = from; i < to; i++) if (claims[i] === STATUS.claimed) claims[i] = status;
  };
  for (const clause of clausesOf(text, sentence))
    for (const each of findDealtObjects(text, clause)) mark(each);
  for (const each of findDealtNouns(text.tokens, sentence)) mark(each);
}

/**
 * Words that end the object of hiring. Not `for`, `in` and `with`: they say what the people are
 * hired for.
 */
const ASIDE_OF_HIRING = new Set("using via through by while once per as".split(" "));
/** Words that end what a text is about. */
const ASIDE_OF_TEXTS = new Set(
  "using via through with by in at within while during after before once as for".split(" "),
);
/** Words before a text's subject: `on welding`, `covering welding`, `asking for welding`. */
const ABOUT = new Set(
  "about on covering asking describing explaining regarding titled called advertising for of".split(
    " ",
  ),
);

type DealtRange = TokenRange & { status: Status };

function findDealtObjects(text: TokenText, { verbs, from, to }: Clause): DealtRange[] {
  const { tokens } = text;
  const statuses = verbs.map((verb) => DEALING_VERBS.get(verb));
  const talk = talkIn(tokens, verbs, from, to);
  if (talk) return [talk];
  // With another verb, such as in `made and sold`, the writer also does the work.
  if (statuses.includes(undefined))
    return verbs.length === 1 ? dealingByObject(text, verbs[0] as string, from, to) : [];
  const verb = verbs[0] as string;
  const status = statuses[0] as Status;
  const object = objectOf(tokens, from, to);
  const isSure = SURE_VERBS.has(verb);
  const has = (pattern: RegExp, range = object) => some(tokens, range, pattern);
  const hasPeople = (range: TokenRange) => has(PEOPLE, range) || hasRoles(tokens, range);
  const whole = (aside = ASIDE): DealtRange => ({ ...cutAt(tokens, from, to, aside), status });
  switch (status) {
    case STATUS.sells:
      if (verb === "demonstrate" && !has(GOODS) && !toBuyers(tokens, from, to)) return [];
      return [whole()];
    case STATUS.hires:
      if (verb === "place" && has(GOODS)) return [{ ...whole(), status: STATUS.sells }];
      return isSure || hasPeople(verb === "advertise" ? { from, to } : object)
        ? [whole(ASIDE_OF_HIRING)]
        : [];
    case STATUS.schedules: {
      const all = cutAt(tokens, from, to, ASIDE);
      if (has(MACHINE_RUNS)) return [];
      return isSure || has(EVENTS, all) || hasRoles(tokens, all) ? [whole()] : [];
    }
    case STATUS.records:
      return recordsIn(tokens, verb, from, to);
    case STATUS.supplies:
      return isSure || verb === "order"
        ? has(/^(?:tests?|labs?|imaging|scans?|mri|ct|xrays?)$/)
          ? []
          : [whole()]
        : goodsIn(tokens, from, to);
    case STATUS.writes:
      return textsIn(text, from, to);
    case STATUS.passes: {
      const isPassed =
        verb === "relay" ||
        verb === "redirect" ||
        some(tokens, { from, to }, verb === "chase" ? /^(?:for|about)$/ : /^to$/);
      return isPassed && (verb !== "send" || hasPeople(object)) ? [{ from, to, status }] : [];
    }
    case STATUS.attends:
      return beforeHead(tokens, object, GATHERINGS, status);
    default:
      return /^\d/.test(lowAt(tokens, from)) ? [] : [{ from, to, status }];
  }
}

/** For verbs outside DEALING_VERBS, whose object may mean dealing: `processed invoices for`. */
function dealingByObject(text: TokenText, verb: string, from: number, to: number): DealtRange[] {
  const { tokens } = text;
  if (verb === "take" && some(tokens, { from, to: Math.min(from + 2, to) }, /^minutes$/))
    return [{ from, to, status: STATUS.records }];
  if (verb === "process") {
    const head = indexOf(tokens, { from, to }, /^(?:invoices?|claims?|payments?|bills?|orders?)$/);
    if (head > from || (head === from && lowAt(tokens, head + 1) === "for"))
      return [{ from, to: cutAt(tokens, from, to, ASIDE).to, status: STATUS.bills }];
  }
  if (verb === "sit" || verb === "serve") {
    const head = indexOf(tokens, { from, to }, /^(?:committees?|boards?|panels?)$/);
    if (head > from && lowAt(tokens, from) === "on")
      return [{ from, to: head, status: STATUS.attends }];
  }
  return [];
}

/** What a conversation is about: `talked to surgeons about implants`. */
function talkIn(tokens: Token[], verbs: string[], from: number, to: number): DealtRange | null {
  if (!/^(?:talk|call|phone|email|chat|answer)$/.test(verbs.at(-1) ?? "")) return null;
  const about = indexOf(tokens, { from, to }, /^about$/);
  if (about < 0) return null;
  return { from: about + 1, to: cutAt(tokens, about + 1, to, ASIDE).to, status: STATUS.writes };
}

/** Verbs of clerks' work on records. */
const HANDLING = new Set("photocopy archive laminate shred collate transcribe".split(" "));
const KEEPING = new Set("keep maintain update enter".split(" "));
const CHECKING = new Set("check verify collect".split(" "));

function recordsIn(tokens: Token[], verb: string, from: number, to: number): DealtRange[] {
  const status = STATUS.records;
  const all = cutAt(tokens, from, to, ASIDE);
  if (KEEPING.has(verb)) {
    const head = indexOf(tokens, { from, to: objectOf(tokens, from, to).to }, REGISTERS, true);
    if (head < 0) return [];
    const next = tokens[head + 1];
    const continues =
      next &&
      head + 1 < all.to &&
      (next.low === "of" || next.low === "for" || next.gap === GAP.sentence);
    return [
      { from, to: head, status },
      ...(continues ? [{ from: head + 1, to: all.to, status }] : []),
    ];
  }
  if (CHECKING.has(verb)) {
    const head = indexOf(tokens, objectOf(tokens, from, to), CREDENTIALS, true);
    return head < 0 ? [] : [{ from, to: head + 1, status }];
  }
  const isTyping = verb === "type" && lowAt(tokens, from) === "up";
  return HANDLING.has(verb) || isTyping || some(tokens, all, PAPERS) ? [{ ...all, status }] : [];
}

function goodsIn(tokens: Token[], from: number, to: number): DealtRange[] {
  const object = objectOf(tokens, from, to);
  const head = indexOf(tokens, object, GOODS, true);
  if (head < 0) return [];
  const next = lowAt(tokens, head + 1);
  const end = next === "for" || next === "to" ? cutAt(tokens, head, to, ASIDE).to : head;
  return [{ from, to: end, status: STATUS.supplies }];
}

function textsIn(text: TokenText, from: number, to: number): DealtRange[] {
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
      ? [{ from: head + 1, to: cutAt(tokens, head + 2, to, ASIDE_OF_TEXTS).to, status }]
      : []),
  ];
}

/** Whether the clause says that buyers are addressed: `to heads of HR`. */
function toBuyers(tokens: Token[], from: number, to: number): boolean {
  for (let i = from; i < to; i++)
    if (lowAt(tokens, i) === "to")
      return some(tokens, { from: i + 1, to: Math.min(i + 4, to) }, BUYERS);
  return false;
}

/** Finds words before a noun of dealing at the end of its phrase: `dialysis billing`. */
function findDealtNouns(tokens: Token[], { from, to }: TokenRange): DealtRange[] {
  const found: DealtRange[] = [];
  for (let i = from; i < to; i++) {
    const { low } = tokens[i] as Token;
    const opening = i <= from + 2 ? DEALING_OPENINGS.get(low) : undefined;
    if (opening !== undefined && lowAt(tokens, i + 1) === "of" && i + 2 < to)
      found.push({ from: i + 2, to: cutAt(tokens, i + 2, to, ASIDE).to, status: opening });
    const isRole = TITLE_HEADS.has(tokens[i - 1]?.fold ?? "");
    const status = DEALING_NOUNS.get(low) ?? (isRole ? NOUNS_OF_ROLES.get(low) : undefined);
    const next = tokens[i + 1];
    const endsPhrase = !next || i + 1 >= to || next.gap >= GAP.list || FUNCTION_WORDS.has(next.low);
    if (status === undefined || !endsPhrase || (tokens[i] as Token).gap >= GAP.list) continue;
    let start = i;
    while (start > from && i - start < 3 && isNounBefore(start)) start--;
    if (start < i) found.push({ from: start, to: i, status });
  }
  return found;

  function isNounBefore(at: number): boolean {
    const { low } = tokens[at - 1] as Token;
    if ((tokens[at] as Token).gap >= GAP.list || FUNCTION_WORDS.has(low)) return false;
    const verb = verbOf(low);
    return verb === null || (verb.form === "base" && at - 1 > from);
  }
}

const beforeHead = (
  tokens: Token[],
  object: TokenRange,
  heads: RegExp,
  status: Status,
): DealtRange[] => {
  const head = indexOf(tokens, object, heads, true);
  return head > object.from ? [{ from: object.from, to: head, status }] : [];
};

const indexOf = (
  tokens: Token[],
  { from, to }: TokenRange,
  pattern: RegExp,
  isLast = false,
): number => {
  let found = -1;
  for (let i = from; i < to; i++) {
    if (!pattern.test(lowAt(tokens, i))) continue;
    if (!isLast) return i;
    found = i;
  }
  return found;
};
const some = (tokens: Token[], range: TokenRange, pattern: RegExp) =>
  indexOf(tokens, range, pattern) >= 0;
const hasRoles = (tokens: Token[], { from, to }: TokenRange) =>
  tokens
    .slice(from, to)
    .some(({ low, fold }) => low !== fold && low.endsWith("s") && TITLE_HEADS.has(fold));
