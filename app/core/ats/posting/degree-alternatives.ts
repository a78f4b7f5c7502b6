/**
 * Finds what a posting accepts instead of a degree: `or equivalent experience`, `or 5+ years of …`.
 */
import type { TokenRange } from "#app/core/ats/words/token-range.ts";
import type { Token } from "#app/core/ats/words/tokens.ts";
import { NUMBERS, numberOf } from "./conditions/years.ts";
import type { Mention, MentionedRequirement, RequirementList } from "./requirement-list.ts";

/** After `or`: `equivalent work experience`. */
const EXPERIENCE =
  /^(?:(?:an?|the|any|its|your|equivalent|comparable|similar|related|relevant|commensurate|practical|professional|proven|demonstrable|demonstrated|significant|substantial|extensive|hands|on|industry|work|working|job|field|life|real|world|military|combination|mix|of|education|training|and|or|in|years|level|direct|other) ){0,7}experience\b/;
/** After `or`: `at least 5 years`. */
const YEARS = new RegExp(
  `^(?:(?:at|least|a|minimum|of|over|more|than) ){0,4}(\\d{1,2}|${NUMBERS.join("|")})\\+?(?: or more)? (?:years?|yrs?)\\b`,
);
/** `experience in lieu of a degree`, without `or`. */
const INSTEAD =
  /\bexperience (?:may|can|could|will|might)? ?(?:also )?(?:be )?(?:substitut\w+|accepted|considered|taken|count\w*|replace\w*)|\bexperience in (?:lieu|place)\b|\bin lieu of (?:a |the )?degree\b/;
/** Number of words that are read after an `or`. */
const READ_WORDS = 12;

export interface DegreeAlternative {
  /** The words of the degree and its fields. */
  degree: TokenRange;
  /**
   * True if any amount of experience will do; otherwise the years are a requirement of their own.
   */
  isAnyExperience: boolean;
  /** The years of experience that will do; null if any amount will. */
  years: number | null;
}

/**
 * Finds what a clause accepts instead of a degree; null if nothing.
 * @param end the token after the clause
 */
export function degreeAlternative(
  tokens: Token[],
  { from }: TokenRange,
  end: number,
): DegreeAlternative | null {
  const wordsFrom = (start: number, to: number) =>
    tokens
      .slice(start, Math.min(end, to))
      .map(({ low }) => low)
      .join(" ");
  for (let at = from + 1; at < end; at++) {
    if ((tokens[at] as Token).low !== "or") continue;
    const text = wordsFrom(at + 1, at + 1 + READ_WORDS);
    const isAnyExperience = EXPERIENCE.test(text);
    const years = isAnyExperience ? null : YEARS.exec(text);
    if (isAnyExperience || years)
      return {
        degree: { from, to: at },
        isAnyExperience,
        years: years && numberOf(years[1] as string),
      };
  }
  const isInstead = INSTEAD.test(wordsFrom(from, end));
  return isInstead ? { degree: { from, to: end }, isAnyExperience: true, years: null } : null;
}

/**
 * Returns the requirements with the degree, its fields of study and the years of experience changed
 * so that either the degree or the experience is enough.
 * @param found all requirements of the posting
 */
export function withDegreeAlternative(
  found: MentionedRequirement[],
  { mentions, found: byKey }: Pick<RequirementList, "mentions" | "found">,
  { degree, isAnyExperience, years: yearsInstead }: DegreeAlternative,
): MentionedRequirement[] {
  const isInside = ({ from, to }: Mention) => degree.from <= from && to <= degree.to;
  const fields = new Set(
    mentions.filter(isInside).flatMap(({ key }) => byKey.get(key)?.name ?? []),
  );
  const years = found.find(({ kind }) => kind === "years");
  // The years listed are asked for besides: `3+ years in sales. Degree or 5 years.`
  const isOtherYears =
    years !== undefined && yearsInstead !== null && years.amount !== yearsInstead;
  const degreeNamed = found.find(({ kind, amount }) => kind === "education" && amount > 0);
  return found.map((each) => {
    const isOfDegree = each === degreeNamed || fields.has(each.name);
    if (isAnyExperience || isOtherYears)
      return isOfDegree ? { ...each, acceptsExperience: true } : each;
    if (!years || !degreeNamed) return each;
    const choice = new Set([each.name, ...(each.alternatives ?? [])]);
    if (isOfDegree) return { ...each, alternatives: choice.add(years.name) };
    return each === years ? { ...each, alternatives: choice.add(degreeNamed.name) } : each;
  });
}
