/** The jobs of a resume: their times, their titles, what was done there, and whether it was in a posting's trade. */
import { tradeAffinity, tradesOf } from "#app/core/ats/affinity.ts";
import { STATUS } from "#app/core/ats/claims/claim-status.ts";
import type { Posting } from "#app/core/ats/posting/posting.ts";
import { SAME_HEADS, TITLE_HEADS } from "#app/core/ats/titles/title-words.ts";
import type { Phrase } from "#app/core/ats/words/phrase.ts";
import { GAP, rangeAt, type Token } from "#app/core/ats/words/tokens.ts";
import type { ReadResume } from "./read-resume.ts";
import { headingAt } from "./resume-sections.ts";
import { type WorkPeriod, workPeriods } from "./work-periods.ts";

export interface JobEntry {
  period: WorkPeriod;
  /** Token range of the lines that name the job. */
  title: Phrase;
  /** Of these and the lines below, to the next job. */
  body: Phrase;
}

const SCHOOL = /universit|college|school/;
const DEGREE = /bachelor|degree|diploma|\bb\.?sc\b|\bm\.?sc\b/;
/** `Full driving licence since 2005` */
const PAPER = /licen[cs]e|certif|passport|member|resident|permit|award|diploma/;
const SCHOOLED = new Set(["student", "associate", "fellow", "apprentice", "trainee", "intern"]);
const NO_WORK = new Set(["Education", "Certificates", "Awards", "Publications", "Languages"]);
const MOST_WORDS = 150;
/** In tokens. */
const LONGEST_LINE = 60;
/** More are no jobs. */
const MOST_ENTRIES = 100;
/** How much of a line stands around a date. */
const LINE = 80;

/** @param low the clean text, lower-cased */
export function jobEntries(resume: ReadResume, low: string): JobEntry[] {
  const { text, hidden } = resume;
  const { tokens } = text;
  const places: { period: WorkPeriod; at: Phrase; title: Phrase }[] = [];
  for (const period of workPeriods(low, resume.today)) {
    if (places.length === MOST_ENTRIES) break;
    const at = rangeAt(text, period.start, period.end);
    if (!at || hidden[at.from] === 1) continue;
    const section = resume.sectionAt(at.from);
    if (section !== null && NO_WORK.has(section)) continue;
    const line = lineAround(low, period);
    const title = titleLines(tokens, at);
    const words = tokens.slice(title.from, title.to);
    const isWork = namesWork(words);
    const isOneDate = !/[-–]|\b(?:to|until|till|bis|au?|hasta|do)\b/.test(
      low.slice(period.start, period.end),
    );
    if (isOneDate && (!isWork || PAPER.test(line))) continue;
    if (DEGREE.test(line) || (SCHOOL.test(line) && !isWork)) continue;
    places.push({ period, at, title });
  }
  return places.map(({ period, title }, index) => {
    const next = places[index + 1]?.title.from ?? tokens.length;
    const end = Math.min(next, sectionEnd(tokens, title.to));
    return { period, title, body: { from: title.from, to: Math.max(title.to, end) } };
  });
}

/** The next heading of a section, or as far as a job is ever described. */
function sectionEnd(tokens: Token[], from: number): number {
  let at = from;
  while (at < tokens.length && at - from < MOST_WORDS && headingAt(tokens, at) === null) at++;
  return at;
}

function lineAround(low: string, { start, end }: WorkPeriod): string {
  const before = low.slice(Math.max(0, start - LINE), start);
  const after = low.slice(end, end + LINE);
  return (
    before.slice(before.lastIndexOf("\n") + 1) +
    low.slice(start, end) +
    (after.split("\n")[0] ?? "")
  );
}

/** `Teacher, Oak Middle School`: who works at a school is not schooled there. */
const namesWork = (words: Token[]) =>
  words.some(({ fold, low }) => TITLE_HEADS.has(fold) && !SCHOOLED.has(low));

const FEW_WORDS = 10;

/** The line with the dates; the one above or below it where that names the job. */
function titleLines(tokens: Token[], at: Phrase): Phrase {
  const own = lineOf(tokens, at.from);
  if (namesWork(tokens.slice(own.from, own.to))) return within(own, at);
  const above = own.from > 0 ? lineOf(tokens, own.from - 1) : own;
  const below = own.to < tokens.length ? lineOf(tokens, own.to) : own;
  for (const line of [above, below])
    if (line.to - line.from <= FEW_WORDS && namesWork(tokens.slice(line.from, line.to)))
      return { from: Math.min(own.from, line.from), to: Math.max(own.to, line.to) };
  return within(own, at);
}

/** A text without lines has its whole self for one. */
const within = (line: Phrase, { from, to }: Phrase): Phrase => ({
  from: Math.max(line.from, from - FEW_WORDS),
  to: Math.min(line.to, to + FEW_WORDS),
});

function lineOf(tokens: Token[], at: number): Phrase {
  let from = at;
  while (from > 0 && at - from < LONGEST_LINE && (tokens[from] as Token).gap !== GAP.line) from--;
  let to = at + 1;
  const most = Math.min(tokens.length, at + LONGEST_LINE);
  while (to < most && (tokens[to] as Token).gap !== GAP.line) to++;
  return { from, to };
}

/** Heads that every trade has: a manager of a bakery has not managed a ward. */
const GENERAL_HEADS = new Set(
  "manager assistant specialist coordinator director lead leader head officer supervisor consultant associate representative agent executive administrator analyst technician operator worker intern trainee apprentice engineer advisor".split(
    " ",
  ),
);
const SAME_TRADE = 0.6;
/** One name may be chance. */
const FEW_NAMES = 2;

/** Only what names another job, and nothing that the posting asks for, is of another trade. */
export function isOfPosting(
  { title, body }: JobEntry,
  resume: ReadResume,
  posting: Posting,
): boolean {
  const words = resume.text.tokens.slice(title.from, title.to).map(({ fold }) => fold);
  const heads = words.filter((word) => TITLE_HEADS.has(word));
  const asked = posting.requirements.find(({ kind }) => kind === "title")?.title?.words;
  if (!asked) return true;
  const head = asked.at(-1) as string;
  const kin = SAME_HEADS.filter((group) => group.has(head));
  const isSameHead = heads.some((each) => each === head || kin.some((group) => group.has(each)));
  const isSameField = asked.slice(0, -1).some((word) => words.includes(word));
  if (isSameField || (isSameHead && (!GENERAL_HEADS.has(head) || asked.length === 1))) return true;
  return showsAsked(body, resume, posting) || isSameTrade(body, resume, posting);
}

function showsAsked(body: Phrase, { hits, claims }: ReadResume, posting: Posting): boolean {
  const shown = posting.requirements.filter(
    ({ term, kind }) =>
      kind === "hard" &&
      term !== null &&
      term.trade >= 0 &&
      (hits.get(term) ?? []).some(
        ({ from }) => from >= body.from && from < body.to && claims[from] === STATUS.claimed,
      ),
  );
  return shown.length >= FEW_NAMES;
}

function isSameTrade(body: Phrase, { hits }: ReadResume, posting: Posting): boolean {
  const own = [...hits.values()].flat().filter(({ from }) => from >= body.from && from < body.to);
  if (new Set(own.map(({ form }) => form.term)).size < FEW_NAMES) return false;
  return tradeAffinity(tradesOf(posting.trades.length, own), posting.trades) >= SAME_TRADE;
}
