/**
 * What the years that a posting asks for are of, beyond its trade: a kind of workplace (hospital), a
 * skill or tool (forklift), leading people, teaching. Other words are not compared, because a job may
 * tell them in too many ways.
 */
import { LANGUAGE_RULES } from "#app/core/ats/languages/rules.ts";
import { withGrade } from "#app/core/ats/posting/conditions/words-of-work.ts";
import type { Posting } from "#app/core/ats/posting/posting.ts";
import type { Requirement } from "#app/core/ats/posting/requirement.ts";
import { SYNONYMOUS_HEADS } from "#app/core/ats/titles/title-words.ts";
import type { Term } from "#app/core/ats/words/dictionary.ts";
import { findTerms } from "#app/core/ats/words/find-terms.ts";
import type { TokenRange } from "#app/core/ats/words/token-range.ts";
import { GAP, readTokens, type Token, type TokenText } from "#app/core/ats/words/tokens.ts";
import { LEADING_WORDS, TRAILING_WORDS } from "#app/core/ats/words/word-classes.ts";
import { rootOf } from "#app/core/ats/words/word-roots.ts";
import { WORKPLACES, wordsOf } from "./workplaces.ts";

/** One aspect of the work that years are asked for: a workplace, a tool, leading people. */
export interface AskedAspect extends TokenRange {
  kind: "place" | "term" | "leading" | "teaching" | "words";
  /** Whether it is the posting's trade itself, which every job in the trade has. */
  isTrade: boolean;
  /** The words by which a workplace is told (workplaces.ts); null for others. */
  told: RegExp | null;
  term: Term | null;
  /** The roots of its words. */
  roots: readonly string[];
}

/** Any one of its aspects is enough: `warehouse or distribution center`. */
export interface AskedWork {
  aspects: AskedAspect[];
  /** In the posting's words. */
  name: string;
}

/** People who are led. */
export const PEOPLE =
  "(?:teams?|people|staff|crews?|employees?|personnel|workers|others|(?:direct )?reports|engineers|developers|designers|analysts|technicians|nurses|aides|assistants|associates|agents|representatives|reps|managers|supervisors|cooks|servers|cashiers|drivers|mechanics|electricians|carpenters|welders|operators|laborers|volunteers|interns|teachers|clerks|bookkeepers|accountants|consultants|scientists|recruiters)";
/** To whom someone reports, who is another: `reporting to a supervisor`. */
const NOT_REPORTED_TO = "(?<! (?:to|by|under|from) (?:(?:an?|the|your|our) )?(?:\\w+ )?)";
const LEADING = new RegExp(
  ` (?:${[
    "(?:supervisory|managerial)(?: (?:experience|roles?|positions?|capacity|duties))?",
    "(?:people |team |staff |line |kitchen |restaurant |store |shift |hotel )?(?:leadership|management)",
    `${NOT_REPORTED_TO}(?:supervisors?|(?:assistant|general|line|duty|shift) manager)`,
    "(?<! (?:reports?|reporting) to (?:an? |the )?)(?:team|shift|crew|section|squad|project|tech|technical) lead(?:er)?",
    "(?<= as (?:an? )?)lead(?:er)?|lead (?:roles?|positions?|capacity|experience)",
    `(?:leading|managing|supervis(?:ing|e)|lead|manage|overseeing|supervision of|management of|in charge of) (?:(?!(?:for|with|to|across|as|in|by) )\\w+ ){0,3}${PEOPLE}`,
    "(?:team|staff|crew|people|employee|personnel) supervision|supervising(?= (?:experience|and|or|$))",
  ].join("|")})(?= )`,
  "g",
);
/** `project management` and the like are work, not leading people. */
const MANAGED =
  /\b(?!people|team|staff|line|middle|senior|general|of|or|and|in|years?|experience|restaurant|store|shift|kitchen|hotel)\w+ management\b/;
/** Not a workplace that teaches: `in a teaching hospital`. */
const TEACHING =
  / (?:teaching(?! (?:and \w+ )?(?:hospitals?|trusts?|clinics?) )|tutoring|lecturing)(?= )/g;

/** Other work is enough, too: `in a hotel or other guest-facing job`, `in a SOC or similar`. */
const OTHER_WORK =
  / or (?:in )?(?:an? )?(?:closely )?(?:similar|equivalent|other|another|related|comparable|relevant|adjacent|like) /;

/**
 * What a requirement's years are of; all must be told. Empty if the posting names only its trade, or
 * nothing that can be compared.
 */
export function askedWork(
  { work: text, isMoreYears }: Pick<Requirement, "work" | "isMoreYears">,
  { requirements, language, model: { dictionary, lexicon } }: Posting,
): AskedWork[] {
  // The words of workplaces are English only.
  if (!text || LANGUAGE_RULES[language ?? ""]) return [];
  const { tokens: work } = text;
  if (OTHER_WORK.test(wordsOf(work))) return [];
  const title = requirements.find(({ kind }) => kind === "title");
  const inTitle = findTerms(readTokens(title?.surface ?? "", lexicon), dictionary);
  const trade = {
    roots: new Set(withSynonyms(title?.title?.words ?? []).map(rootOf)),
    terms: new Set(inTitle.map(({ form }) => form.term)),
  };
  const aspects = aspectsIn(text, trade, dictionary);
  const groups: AskedAspect[][] = [];
  for (const aspect of aspects) {
    const last = groups.at(-1);
    const before = last?.at(-1);
    if (last && before && isSameGroup(work, before, aspect)) last.push(aspect);
    else groups.push([aspect]);
  }
  const compared = groups.flatMap((aspects) => {
    const range = { from: aspects[0]?.from ?? 0, to: aspects.at(-1)?.to ?? 0 };
    if (hasOtherAlternative(work, range)) return [];
    const [first, last] = [work[range.from], work[range.to - 1]];
    const name = text.clean.text.slice(first?.start, last?.end).replace(/\s+/g, " ");
    return { aspects, name };
  });
  return compared.length > 0 || !isMoreYears ? compared : workInWords(text, trade.roots);
}

/**
 * The words themselves, for years besides the longest, which would otherwise count all of the trade's:
 * `one year as a sous chef or junior sous`.
 */
function workInWords({ tokens, clean }: TokenText, tradeRoots: ReadonlySet<string>): AskedWork[] {
  const content = tokens.flatMap(({ low, word }, index) =>
    word.isFunctionWord || LEADING_WORDS.has(low) || TRAILING_WORDS.has(low) ? [] : [index],
  );
  const isOr = (from: number, to: number) =>
    tokens.slice(from + 1, to).some(({ low }) => low === "or");
  const alternatives: number[][] = [];
  for (const index of content) {
    const last = alternatives.at(-1);
    if (last && !isOr(last.at(-1) as number, index)) last.push(index);
    else alternatives.push([index]);
  }
  const [from, to] = [content[0] ?? 0, (content.at(-1) ?? -1) + 1];
  const aspects = alternatives.map((indexes): AskedAspect => {
    const roots = indexes.map((index) => (tokens[index] as Token).word.root);
    const isTrade = roots.every((root) => tradeRoots.has(root));
    return { from, to, kind: "words", isTrade, told: null, term: null, roots };
  });
  const last = withGrade(tokens, to - 1, clean.text);
  const name = clean.text.slice(tokens[from]?.start, last?.end).replace(/\s+/g, " ");
  return aspects.length > 0 ? [{ aspects, name }] : [];
}

/** A title's words, with other main words for the same work: developer for `Software Engineer`. */
const withSynonyms = (words: readonly string[]): string[] => [
  ...words,
  ...SYNONYMOUS_HEADS.filter((group) => group.has(words.at(-1) ?? "")).flatMap((group) => [
    ...group,
  ]),
];

/** In words: how near an `or` with an alternative in unknown words may be. */
const OR_REACH = 3;

/** `hospital or similar`, `community or hospital`: other work, which is not compared, is enough. */
const hasOtherAlternative = (work: readonly Token[], { from, to }: TokenRange) =>
  (from > 0 && isListed(work[from])) ||
  isListed(work[to]) ||
  [work.slice(Math.max(0, from - OR_REACH), from), work.slice(to, to + OR_REACH)].some((words) =>
    words.some(
      ({ low }, index) =>
        low === "or" && !/^(?:above|higher|more)$/.test(words[index + 1]?.low ?? ""),
    ),
  );

function aspectsIn(
  text: TokenText,
  trade: { roots: ReadonlySet<string>; terms: ReadonlySet<Term> },
  dictionary: Posting["model"]["dictionary"],
): AskedAspect[] {
  const { tokens: work } = text;
  const aspects: AskedAspect[] = [];
  const add = (at: TokenRange, rest: Pick<AskedAspect, "kind" | "told" | "term">) => {
    if (aspects.some(({ from, to }) => from < at.to && at.from < to)) return;
    const roots = work.slice(at.from, at.to).map(({ word }) => word.root);
    // A manager's posting is answered by jobs in the trade without people to lead, too.
    const isTrade =
      rest.kind !== "leading" &&
      (roots.every((root) => trade.roots.has(root)) ||
        (rest.term !== null && trade.terms.has(rest.term)));
    aspects.push({ ...at, ...rest, roots, isTrade });
  };
  const low = wordsOf(work);
  const rangesOf = (pattern: RegExp) =>
    [...low.matchAll(pattern)].map(({ 0: match, index }) => {
      const from = countSpaces(low.slice(0, index + 1)) - 1;
      return { from, to: from + countSpaces(match) };
    });
  if (!MANAGED.test(low))
    for (const at of rangesOf(LEADING)) add(at, { kind: "leading", told: null, term: null });
  for (const at of rangesOf(TEACHING)) add(at, { kind: "teaching", told: null, term: null });
  for (const { asked, told } of WORKPLACES)
    for (const at of rangesOf(asked)) add(at, { kind: "place", told, term: null });
  for (const { form, isInsideLongerHit, from, to } of findTerms(text, dictionary)) {
    const { term } = form;
    if (
      !isInsideLongerHit &&
      term.kind === "hard" &&
      term.trade >= 0 &&
      !isOther(work, { from, to })
    )
      add({ from, to }, { kind: "term", told: null, term });
  }
  return aspects.sort((a, b) => a.from - b.from);
}

/**
 * Whether a dictionary term means something else here: a workplace (`in a consultancy`), a role (`as an
 * account manager`), whom one reports to or a verb with its object (`publishing digital content`).
 */
function isOther(work: readonly Token[], { from, to }: TokenRange): boolean {
  const before = work.slice(0, from).map(({ low }) => low);
  const isRole =
    before.lastIndexOf("as") > Math.max(before.lastIndexOf("in"), before.lastIndexOf("with"));
  if (isWholeTrade(work.slice(from, to)) || isRole || ["a", "an"].includes(before.at(-1) ?? ""))
    return true;
  const next = work[to];
  if (work[from]?.low === "reporting" && next?.low === "to") return true;
  const isVerb = to - from === 1 && work[from]?.low.endsWith("ing") === true;
  return (
    isVerb &&
    next !== undefined &&
    next.gap <= GAP.hyphen &&
    !next.word.isFunctionWord &&
    !TRAILING_WORDS.has(next.low)
  );
}

/** Words for all that a trade does, and for leading, of which more words are read (LEADING). */
const isWholeTrade = (words: readonly Token[]) =>
  /^(?:supervision|supervising)$|^patient care$|\bcaseloads?$/.test(
    words.map(({ low }) => low).join(" "),
  );

const countSpaces = (text: string) => text.split(" ").length - 1;

/** Whether two aspects are alternatives: `front desk or hotel`; two of one kind count as such. */
function isSameGroup(work: readonly Token[], a: AskedAspect, b: AskedAspect): boolean {
  if (a.kind === b.kind) return true;
  const between = work.slice(a.to, b.from);
  return (
    between.some(({ low }) => low === "or") || (between.length === 0 && isListed(work[b.from]))
  );
}

/** After a comma or slash. */
const isListed = (token: Token | undefined) => token?.gap === GAP.list;
