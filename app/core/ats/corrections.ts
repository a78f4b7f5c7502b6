/**
 * Applies the user's corrections to the requirements that were read from a posting: some removed,
 * added, moved between must-haves and nice-to-haves, or not to be suggested.
 */
import { readPostingIndirectWork } from "./claims/posting-indirect-work.ts";
import type { EvidenceAnswer } from "./evidence/evidence-type.ts";
import { type AddedTerm, addedRequirement } from "./posting/added-requirement.ts";
import { LINE_WEIGHT } from "./posting/line-kind.ts";
import type { Posting } from "./posting/posting.ts";
import type { Requirement } from "./posting/requirement.ts";
import { searchedWordsOf } from "./posting/searched-words.ts";
import type { TokenRange } from "./words/token-range.ts";

/** Terms are the canonical names of requirements (Keyword.canonical). */
export interface PostingCorrections {
  /** Left out of the analysis. */
  excludedTerms?: readonly string[] | undefined;
  /** Still counted as missing, but no longer suggested. */
  declinedTerms?: readonly string[] | undefined;
  /**
   * Answers about lines that may show a requirement without naming it (evidence/confirmations.ts).
   */
  evidenceAnswers?: readonly EvidenceAnswer[] | undefined;
  /** Words of the posting that were not read as a requirement but are; other words are ignored. */
  addedTerms?: readonly AddedTerm[] | undefined;
  /** Requirements that were read as must-haves but are nice-to-haves, or the other way round. */
  requirementChanges?: readonly RequirementChange[] | undefined;
}

export interface RequirementChange {
  term: string;
  requirement: "required" | "preferred";
}

/** In characters: also the maximum of a stored correction's term (core/resume/job-description.ts). */
const MAX_TERM = 200;

/** The name by which corrections and reports identify a requirement. */
export const canonicalOf = ({ term, name }: Requirement): string =>
  (term?.name ?? name).slice(0, MAX_TERM);

/**
 * Returns a corrected posting, whose weights add up to 1 again, so that the score can reach 100.
 */
export function withCorrections(posting: Posting, corrections: PostingCorrections): Posting {
  const { excludedTerms, declinedTerms, evidenceAnswers = [] } = corrections;
  const excluded = new Set(excludedTerms);
  const kept = posting.requirements.filter((each) => !excluded.has(canonicalOf(each)));
  const changed = withChanges(kept, corrections.requirementChanges ?? []);
  const requested = (corrections.addedTerms ?? []).flatMap(
    (term) => addedRequirement(posting, term) ?? [],
  );
  const added = additionsTo(changed, requested, posting.totalWeight);
  const listed = [...changed.map((each) => withPlacesOf(requested, each)), ...added];
  const total = listed.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const isAdded = (each: Requirement) => added.some((other) => isSame(each, other));
  return {
    ...(added.length > 0 ? withWordsOf(added, listed, posting) : posting),
    requirements: listed.map((each) => ({ ...each, weight: each.weight / total })),
    excluded: posting.requirements.filter((each) => !kept.includes(each) && !isAdded(each)),
    declined: new Set(declinedTerms),
    answers: evidenceAnswers,
  };
}

const isMust = ({ line }: Requirement) => line !== "preferred";

/** Moves requirements between must-haves and nice-to-haves, and adapts their weights. */
function withChanges(
  requirements: readonly Requirement[],
  changes: readonly RequirementChange[],
): Requirement[] {
  const lineByTerm = new Map(changes.map(({ term, requirement }) => [term, requirement]));
  return requirements.map((each) => {
    const line = lineByTerm.get(canonicalOf(each));
    if (line === undefined || (line === "required") === isMust(each)) return each;
    const weight = (each.weight / LINE_WEIGHT[each.line]) * LINE_WEIGHT[line];
    return { ...each, line, weight, isChanged: true };
  });
}

/**
 * The requested requirements that are not listed yet. Their weights are divided like those of the listed ones.
 * @param total the sum of the posting's weights before they were divided by it
 */
function additionsTo(
  listed: readonly Requirement[],
  requested: readonly Requirement[],
  total: number,
): Requirement[] {
  const added: Requirement[] = [];
  for (const each of requested) {
    if ([...listed, ...added].some((other) => isSame(each, other))) continue;
    added.push({ ...each, weight: each.weight / total });
  }
  return added;
}

/** Adds the positions of added words to a requirement that is already listed. */
function withPlacesOf(requested: readonly Requirement[], listed: Requirement): Requirement {
  const more = requested.filter((each) => isSame(each, listed)).flatMap(({ places }) => places);
  const isNew = ({ from }: TokenRange) => !listed.places.some((place) => place.from === from);
  return more.length > 0
    ? { ...listed, places: [...listed.places, ...more.filter(isNew)] }
    : listed;
}

const isSame = (a: Requirement, b: Requirement) =>
  canonicalOf(a).toLowerCase() === canonicalOf(b).toLowerCase();

/**
 * Includes the words of added requirements in those that a resume is searched for, and in those
 * whose indirect work (selling, booking) the posting asks for.
 */
function withWordsOf(
  added: readonly Requirement[],
  listed: readonly Requirement[],
  posting: Posting,
): Posting {
  const { text, model, language, indirectWork } = posting;
  const surfaces = added.map(({ surface }) => surface);
  const { bySurface } = readPostingIndirectWork(text, [], surfaces);
  return {
    ...posting,
    searchedWords: searchedWordsOf(listed, model, language),
    indirectWork: {
      ...indirectWork,
      bySurface: new Map([...indirectWork.bySurface, ...bySurface]),
    },
  };
}
