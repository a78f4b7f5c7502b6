/** Which parts of a resume count for nothing: copied from the posting, or addressed to a machine. */
import { GAP, type Token, type TokenText } from "./tokens.ts";
import { FUNCTION_WORDS } from "./word-classes.ts";

/** As many words in a row as honest people share with a posting by chance: fewer than this. */
const COPIED_RUN = 8;
/** Shorter runs are chance or a fixed phrase once, and copying when they add up to this many words. */
const SHORT_RUN = 5;
const SHORT_RUNS_TOTAL = 25;
/** So many content words in a row, nearly all of them the posting's own, are a dump of its words. */
const DUMP_WINDOW = 40;
const DUMP_SHARE = 0.88;

export interface Guarded {
  /** 1 for each token that counts for nothing. */
  hidden: Uint8Array;
  /** Share of all tokens that repeat the posting. */
  copiedShare: number;
  addressesMachine: boolean;
}

/** What the guards know of a posting; `runs` are all its runs of SHORT_RUN words. */
export interface PostingWords {
  runs: ReadonlySet<string>;
  vocabulary: ReadonlySet<string>;
}

export function postingWords(tokens: Token[]): PostingWords {
  return { runs: runsOf(tokens), vocabulary: new Set(tokens.map((token) => token.fold)) };
}

export function guardResume(resume: TokenText, posting: PostingWords): Guarded {
  const hidden = new Uint8Array(resume.tokens.length);
  hideCopiedRuns(resume.tokens, posting, hidden);
  hideWordDumps(resume.tokens, posting, hidden);
  const copied = hidden.reduce((sum, each) => sum + each, 0);
  const addressesMachine = hideMachineTalk(resume, hidden);
  return { hidden, copiedShare: copied / Math.max(1, hidden.length), addressesMachine };
}

function runsOf(tokens: Token[]): ReadonlySet<string> {
  const runs = new Set<string>();
  for (let i = 0; i + SHORT_RUN <= tokens.length; i++) runs.add(runAt(tokens, i));
  return runs;
}

function runAt(tokens: Token[], at: number): string {
  let run = "";
  for (let k = at; k < at + SHORT_RUN; k++) run += `${(tokens[k] as Token).fold} `;
  return run;
}

function hideCopiedRuns(
  resume: Token[],
  { runs, vocabulary }: PostingWords,
  hidden: Uint8Array,
): void {
  const shared: [from: number, to: number][] = [];
  let inARow = 0;
  for (let i = 0; i < resume.length; i++) {
    inARow = vocabulary.has((resume[i] as Token).fold) ? inARow + 1 : 0;
    const from = i + 1 - SHORT_RUN;
    if (inARow < SHORT_RUN || !runs.has(runAt(resume, from))) continue;
    const last = shared.at(-1);
    if (last && last[1] > from) last[1] = i + 1;
    else shared.push([from, i + 1]);
  }
  const total = shared.reduce((sum, [from, to]) => sum + to - from, 0);
  for (const [from, to] of shared) {
    if (to - from >= COPIED_RUN || total >= SHORT_RUNS_TOTAL) hidden.fill(1, from, to);
  }
}

function hideWordDumps(resume: Token[], { vocabulary }: PostingWords, hidden: Uint8Array): void {
  const content: number[] = [];
  const met: number[] = [0];
  for (let i = 0; i < resume.length; i++) {
    const { fold, low } = resume[i] as Token;
    if (FUNCTION_WORDS.has(low)) continue;
    content.push(i);
    met.push((met.at(-1) as number) + (vocabulary.has(fold) ? 1 : 0));
  }
  for (let i = 0; i + DUMP_WINDOW <= content.length; i++) {
    const share = ((met[i + DUMP_WINDOW] as number) - (met[i] as number)) / DUMP_WINDOW;
    if (share < DUMP_SHARE) continue;
    hidden.fill(1, content[i] as number, (content[i + DUMP_WINDOW - 1] as number) + 1);
  }
}

const MACHINE_TALK = [
  /\b(?:ignore|disregard|forget|override)\b.{0,30}\b(?:instructions?|prompts?|rules|criteria|guidelines)\b/,
  /\b(?:system|developer|assistant|hidden) (?:note|prompt|message|instruction|override)\b/,
  /\b(?:rate|score|rank|grade|mark|evaluate|classify|recommend|select|approve)\b.{0,40}\b(?:resume|cv|candidate|applicant|application)\b.{0,60}\b(?:100|perfect|best|highest|top|maximum|strong(?:est|ly)?|hire|excellent|ideal)\b/,
  /\bperfect match for (?:every|all|each|the)\b/,
  /\b(?:chatgpt|gpt|claude|gemini|llm|language model|ai (?:model|assistant|recruiter|screener|system)|ats)\b.{0,40}\b(?:must|should|please|will|always)\b/,
  /\b(?:dear|attention|note to|instructions? (?:to|for)|if you are an?) (?:ai|llm|ats|bot|robot|language model|machine|parser|screening)\b/,
  /\byou are (?:now )?an? (?:ai|assistant|language model|recruiter|expert)\b/,
];

/** Hides the whole line, and the sentence before and after where it has no lines. */
function hideMachineTalk(resume: TokenText, hidden: Uint8Array): boolean {
  const { tokens, clean } = resume;
  const low = clean.text.toLowerCase();
  let isFound = false;
  let from = 0;
  for (let i = 1; i <= tokens.length; i++) {
    const next = tokens[i];
    if (next && next.gap < GAP.line && i - from < 120) continue;
    const line = low
      .slice((tokens[from] as Token).start, (tokens[i - 1] as Token).end)
      .replace(/\s+/g, " ");
    if (MACHINE_TALK.some((pattern) => pattern.test(line))) {
      hidden.fill(1, from, i);
      isFound = true;
    }
    from = i;
  }
  return isFound;
}
