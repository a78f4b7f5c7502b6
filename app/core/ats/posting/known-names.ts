/**
 * Adds the names of skills that the dictionary knows to a posting's requirements where the tagger, the
 * trained model that marks requirements (tagger.ts), left them out.
 */

import type { Term } from "#app/core/ats/words/dictionary.ts";
import type { Hit } from "#app/core/ats/words/find-terms.ts";
import { GAP, type Token } from "#app/core/ats/words/tokens.ts";
import type { PostingAnalysis } from "./analyze-posting.ts";
import { asksNothing, isAside } from "./line-kind.ts";
import { isOfPostingsTrade, minNameProbability } from "./name-probability.ts";
import { isPossession } from "./not-a-skill.ts";
import { isOtherPeople } from "./other-people.ts";
import type { Clause } from "./posting-lines.ts";
import { requirementFromTerm } from "./requirement.ts";
import { isAlreadyListed, isInPerk, meanRequirementProbability } from "./requirement-filters.ts";
import { addRequirement, markClaimed, type RequirementList } from "./requirement-list.ts";
import { isSameThing } from "./split-span.ts";

/** In letters; shorter words are taken for ordinary ones. */
const LONG_WORD = 6;
/** If the tagger marked fewer, it could not read the posting, so every known name counts. */
const MIN_MARKED = 3;

/** Adds to `list`. @param analysis of the posting (analyzePosting) */
export function addKnownNames(
  list: RequirementList,
  { clauseAt, names, tags, postingTrade }: PostingAnalysis,
): void {
  const { text, claimed } = list;
  const { tokens } = text;
  const isTaggerUnsure = list.found.size < MIN_MARKED;
  for (const hit of names) {
    const clause = clauseAt(hit.from);
    if (!clause || clause.isHeading || asksNothing(clause.kind)) continue;
    if (isAlreadyListed(list, hit)) continue;
    if (isOtherPeople(tokens, hit) || isInPerk(clause, hit)) continue;
    // In `reliable transportation`, `reliable` is not a trait.
    if (isPossession(tokens, { from: hit.from, to: hit.to + 1 })) continue;
    const isOfTrade = !isAside(clause.kind) && isOfPostingsTrade(hit, postingTrade);
    if (!isOfTrade && !isWorthNaming(tokens, hit, clause)) continue;
    const isSure =
      // Not a name that may be an ordinary word, because only its capital distinguishes it: "Go".
      (isTaggerUnsure && !hit.isFoundByCapital) ||
      // A line that is only the name lists it as a requirement.
      ((isOfTrade || isListedName(tokens, hit, clause)) && isWholeLine(tokens, hit, clause)) ||
      isBesideRequirement(tokens, hit, clause, claimed) ||
      meanRequirementProbability(tags.probability, hit) >=
        minNameProbability(tokens, hit, clause, postingTrade);
    // isWorthNaming has dropped soft skills in lines that ask for nothing.
    if (hit.form.term.kind !== "soft" && !isSure) continue;
    markClaimed(list, hit);
    addRequirement(list, hit.form.term.name, requirementFromTerm(text, hit, clause), hit);
  }
}

/**
 * Whether a list item next to the name is a requirement: `Spanish/English`, only one marked. False for a name that may
 * be an ordinary word (isFoundByCapital).
 */
function isBesideRequirement(
  tokens: Token[],
  { from, to, isFoundByCapital }: Hit,
  clause: Clause,
  claimed: Uint8Array,
): boolean {
  if (!clause.isRequirement || isFoundByCapital) return false;
  const isJoint = (index: number) => /^(?:and|or)$/.test(tokens[index]?.low ?? "");
  const isAfterSeparator = (index: number) => tokens[index]?.gap === GAP.list;
  const nextWord = isAfterSeparator(to) ? to : -1;
  const next = isJoint(to) ? to + 1 : nextWord;
  const wordBefore = isAfterSeparator(from) ? from - 1 : -1;
  const before = isJoint(from - 1) ? from - 2 : wordBefore;
  return (
    (next >= clause.from && next < clause.to && claimed[next] === 1) ||
    (before >= clause.from && claimed[before] === 1)
  );
}

/** Whether a line that asks for something is only the name: `Wound care`, `Wound care skills`. */
const isWholeLine = (tokens: Token[], hit: Hit, clause: Clause) =>
  clause.isRequirement && isSameThing(tokens, hit, clause) && hit.form.term.kind === "hard";

/** Whether a skill is of one trade; words used in all trades have none. */
const hasTrade = ({ trade }: Term) => trade >= 0;

/** Whether it is a capitalized name in an item of a list. */
const isListedName = (
  tokens: Token[],
  { from, form, isFoundByCapital }: Hit,
  { isProse }: Clause,
) =>
  !isProse && !isFoundByCapital && hasTrade(form.term) && tokens[from]?.raw !== tokens[from]?.low;

/** Soft skills and ordinary words count only in a line that asks for something. */
function isWorthNaming(tokens: Token[], hit: Hit, clause: Clause): boolean {
  const isAsked = clause.isRequirement;
  if (isAside(clause.kind)) return hit.form.term.kind === "hard" && isAsked;
  const { term } = hit.form;
  if (term.kind === "soft" || (term.kind === "hard" && !hasTrade(term))) return isAsked;
  const only = hit.to - hit.from === 1 ? (tokens[hit.from] as Token) : null;
  // WordNet lists ordinary words; `microservices`, for example, is not in it.
  const isOrdinary =
    only !== null &&
    only.raw === only.low &&
    /^[a-z]+$/.test(only.low) &&
    (only.word.sense > 0 || only.low.length < LONG_WORD);
  return isAsked || !isOrdinary;
}
