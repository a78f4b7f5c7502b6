/** Finds where and how a resume shows a requirement, and how much credit that gets. */

import { isIndirectWork, meaningOf, type Status } from "#app/core/ats/claims/claim-status.ts";
import { alternativesIn } from "#app/core/ats/posting/alternatives.ts";
import type { Posting } from "#app/core/ats/posting/posting.ts";
import type { Requirement } from "#app/core/ats/posting/requirement.ts";
import { findPhrase } from "#app/core/ats/words/find-phrase.ts";
import type { Hit } from "#app/core/ats/words/find-terms.ts";
import type { AnalyzedResume } from "./analyze-resume.ts";
import { LOWER_CLASS, limitByClass } from "./credential-class.ts";
import { degreeEvidence } from "./degree-evidence.ts";
import { documentEvidence, isDocumentByChance, isOtherThanDocument } from "./document-evidence.ts";
import { type Evidence, isLapsed } from "./evidence-type.ts";
import {
  LISTED_ALONE,
  LISTED_IN_OTHER_TRADE,
  listedWithIndirectWork,
  MIN_SUPPORT,
  supportOfLists,
} from "./grade-evidence.ts";
import { gradeMention, NO_EVIDENCE, statusOf } from "./grade-mention.ts";
import { asksForKind } from "./product-evidence.ts";
import { quoteAt } from "./quoted-text.ts";
import { MAX_RELATED_CREDIT, relatedCredit } from "./relations.ts";
import { findSimilarSentence, hasAllWords, weightedWordsOfRequirement } from "./similar-wording.ts";
import { findWording } from "./term-wordings.ts";
import { titleEvidence } from "./title-evidence.ts";
import { USUAL_CREDIT, usualWorkEvidence } from "./usual-work-evidence.ts";
import { experienceInstead, yearsEvidence } from "./years-evidence.ts";

/** Credit for each way of showing a requirement. */
const CREDIT = {
  // Ways of naming it (FoundPhrase.how).
  exact: 1,
  alias: 1,
  inflection: 0.9,
  nearby: 0.7,
  // Only inside a longer name: the Spring of Spring Boot.
  inner: 0.8,
  // A known wording without the name (term-wordings.ts).
  wording: 0.8,
  // Only some of its words, or a product of its kind.
  part: 0.5,
} as const;
const NEARBY = "The words stand near each other, not as the posting puts them.";
const WORDING = "Shown in other words than the job description's.";
const INNER = "Shown only as part of a longer name.";
/** Beyond this count and share of the resume's words, repeats multiply the credit by the factor. */
const MAX_REPEATS = 12;
const REPEAT_SHARE = 0.03;
const REPEATED_FACTOR = 0.6;
/** Further mentions are not graded, to limit the time. */
const MAX_GRADED_HITS = 40;

/** The best evidence for a requirement; NO_EVIDENCE if there is none. */
export function evidenceFor(
  requirement: Requirement,
  resume: AnalyzedResume,
  posting: Posting,
): Evidence {
  const direct = directEvidence(requirement, resume, posting);
  if (!requirement.acceptsExperience) return direct;
  const instead = experienceInstead(requirement, resume, posting);
  return instead && instead.credit > direct.credit ? instead : direct;
}

/** The best evidence for the requirement itself, not for experience that is accepted instead. */
function directEvidence(
  requirement: Requirement,
  resume: AnalyzedResume,
  posting: Posting,
): Evidence {
  if (requirement.kind === "title" && requirement.title)
    return titleEvidence(requirement, resume, posting) ?? NO_EVIDENCE;
  if (requirement.kind === "years")
    return yearsEvidence(requirement, resume, posting) ?? NO_EVIDENCE;
  if (requirement.kind === "education" && requirement.amount > 0)
    return degreeEvidence(requirement, resume) ?? NO_EVIDENCE;
  const named = nameEvidence(requirement, resume, posting);
  if (named.credit >= MAX_RELATED_CREDIT || isLapsed(named)) return named;
  const document = documentEvidence(requirement, resume, posting);
  // Words alike in the name of a lower license show no more than it does.
  if (named.reason === LOWER_CLASS || document.reason === LOWER_CLASS)
    return isMore(named, document) ? named : document;
  const best = [
    document,
    relatedEvidence(requirement, resume),
    wordingEvidence(requirement, resume, posting),
    productEvidence(requirement, resume, posting, named),
    similarWordingEvidence(requirement, resume, posting, named),
  ].reduce((max, each) => (isMore(each, max) ? each : max), named);
  if (named.at || best.credit >= USUAL_CREDIT) return best;
  return usualWorkEvidence(requirement, resume, posting) ?? best;
}

/** Whether it shows more, or gives a reason where the other has none. */
const isMore = (a: Evidence, b: Evidence) =>
  a.credit > b.credit || (a.credit === b.credit && a.at !== null && b.at === null);

/** Evidence by a known wording: `balanced the drawer` for cash handling (term-wordings.ts). */
function wordingEvidence(
  requirement: Requirement,
  resume: AnalyzedResume,
  posting: Posting,
): Evidence {
  const { term } = requirement;
  const wordings = term ? posting.model.termWordings.get(term) : undefined;
  const found = wordings && findWording(phrasesFor(requirement, resume), wordings);
  return found
    ? gradeMention(requirement, resume, found, "nearby", CREDIT.wording, WORDING)
    : NO_EVIDENCE;
}

/** Evidence by a product of the required kind: QuickBooks shows accounting software. */
function productEvidence(
  requirement: Requirement,
  resume: AnalyzedResume,
  { model: { lexicon, wordKnowledge } }: Posting,
  named: Evidence,
): Evidence {
  if (!wordKnowledge || named.at || requirement.kind !== "hard" || resume.products.size === 0)
    return NO_EVIDENCE;
  const wordings = weightedWordsOfRequirement(requirement, lexicon, wordKnowledge);
  for (const [kind, at] of resume.products) {
    if (!wordings.some((words) => asksForKind(words, kind))) continue;
    const reason = `Shown by ${quoteAt(resume, at)} only.`;
    const shown = gradeMention(requirement, resume, at, "nearby", CREDIT.part, reason);
    return shown.credit === 0 ? shown : { ...shown, grade: "related", reason };
  }
  return NO_EVIDENCE;
}

/** Evidence by similar words (similar-wording.ts), unless the resume has the name, even if denied. */
function similarWordingEvidence(
  requirement: Requirement,
  resume: AnalyzedResume,
  { model: { lexicon, wordKnowledge } }: Posting,
  named: Evidence,
): Evidence {
  const isOrdinaryWord = requirement.isAlsoWord && requirement.words.length === 1;
  if (!wordKnowledge || named.at || isOrdinaryWord || requirement.kind === "soft")
    return NO_EVIDENCE;
  const found = weightedWordsOfRequirement(requirement, lexicon, wordKnowledge)
    .map((each) => findSimilarSentence(each, resume.roots))
    .reduce((max, each) => (each && (!max || each.coverage > max.coverage) ? each : max));
  if (!found || isOtherThanDocument(requirement, resume, found)) return NO_EVIDENCE;
  const credit = hasAllWords(found) ? CREDIT.nearby : CREDIT.part;
  const quote = `“${quoteAt(resume, found)}”.`;
  const reason = hasAllWords(found) ? `Reads like it: ${quote}` : `Only partly named: ${quote}`;
  const shown = gradeMention(requirement, resume, found, "nearby", credit, reason);
  return hasAllWords(found) || shown.credit === 0 ? shown : { ...shown, grade: "related", reason };
}

/** Evidence by the requirement's name: the dictionary's term, or else the posting's own words. */
function nameEvidence(
  requirement: Requirement,
  resume: AnalyzedResume,
  posting: Posting,
): Evidence {
  const hits = requirement.term ? resume.hits.get(requirement.term) : undefined;
  if (hits) return hitEvidence(requirement, hits, resume, posting);
  // findTerms has not found this term, so its word in the text has its ordinary meaning.
  if (requirement.term && requirement.words.length === 1 && requirement.isAlsoWord)
    return NO_EVIDENCE;
  const isUnknown = requirement.term === null;
  const { words, abbreviation } = requirement;
  const phrase =
    findPhrase(resume.phrases, words, isUnknown, abbreviation) ??
    (resume.namedPhrases && findPhrase(resume.namedPhrases, words, isUnknown, abbreviation));
  if (!phrase) return NO_EVIDENCE;
  const { how } = phrase;
  if (how === "nearby" && isDocumentByChance(requirement, resume, phrase)) return NO_EVIDENCE;
  const discounted = how === "nearby" ? NEARBY : null;
  return gradeMention(requirement, resume, phrase, how, CREDIT[how], discounted);
}

/**
 * The evidence of a term's mentions: of those with the best status, the one with most credit.
 * @param posting left out for the mentions of a related term, whose classes are others
 */
function hitEvidence(
  requirement: Requirement,
  hits: Hit[],
  resume: AnalyzedResume,
  posting?: Posting,
): Evidence {
  const statuses = hits.map((hit) => statusOf(requirement, resume, hit));
  const bestStatus = Math.min(...statuses);
  const bestHits = hits.filter((_, index) => statuses[index] === bestStatus);
  const outer = bestHits.filter((hit) => !hit.isInsideLongerHit || hit.isNamedFirst);
  const isInner = outer.length === 0;
  const pool = isInner ? bestHits : outer;
  const isExact = pool.some((hit) => isSame(hit.form.words, requirement.words));
  const how = isExact ? "exact" : "alias";
  const shown = pool
    .slice(0, MAX_GRADED_HITS)
    .map((hit) => {
      const credit = isInner ? CREDIT.inner : CREDIT[how];
      const graded = gradeMention(requirement, resume, hit, how, credit, isInner ? INNER : null);
      return posting ? limitByClass(graded, requirement, posting, resume, hit) : graded;
    })
    .reduce((max, each) => (isBetter(each, max) ? each : max));
  // Only listed, and in other lines the writer only sells, books or files it (claims/indirect-work.ts).
  const indirect = shown.grade === "listing" && statuses.find(isIndirectWork);
  if (indirect)
    return listedWithIndirectWork(shown, meaningOf(indirect as Exclude<Status, 0>).reason);
  if (hits.length <= MAX_REPEATS || hits.length / resume.countedWords <= REPEAT_SHARE) return shown;
  return {
    ...shown,
    credit: shown.credit * REPEATED_FACTOR,
    discountedBecause: `Repeated ${hits.length} times; repeating a word adds nothing.`,
  };
}

/** The phrases to search; also those that are only sold or booked, if the posting asks for that. */
const phrasesFor = (
  { surface }: Requirement,
  { indirectWork, phrases, namedPhrases }: AnalyzedResume,
) => (indirectWork.has(surface) && namedPhrases) || phrases;

/** At equal credit, a line about work ranks before a certificate or a list. */
const isBetter = (a: Evidence, b: Evidence) =>
  a.credit > b.credit || (a.credit === b.credit && a.grade === "doing" && b.grade !== "doing");

/**
 * Evidence by a related term: PostgreSQL for SQL, Microsoft Office for Excel. Several parts of a
 * suite show it better than one: Word and Excel for Microsoft Office.
 */
function relatedEvidence(requirement: Requirement, resume: AnalyzedResume): Evidence {
  let best = NO_EVIDENCE;
  const shownBy: string[] = [];
  const related = requirement.term ? resume.relations.get(requirement.term) : undefined;
  for (const { term, relation } of related ?? []) {
    const hits = resume.hits.get(term);
    if (!hits) continue;
    const shown = hitEvidence(requirement, hits, resume);
    if (shown.credit === 0) continue;
    if (relation === "part") shownBy.push(term.name);
    const credit = shown.credit * relatedCredit(relation, shownBy.length);
    if (credit <= best.credit) continue;
    const names = relation === "part" ? shownBy.join(" and ") : term.name;
    const reason = `Shown by ${names} only.`;
    const graded = { ...shown, how: "nearby", grade: "related", credit } as const;
    best = { ...graded, reason, discountedBecause: reason, isByRelatedName: true };
  }
  return best;
}

/**
 * Lowers the credit of skills that are only listed (supportOfLists).
 * @param shown the evidence of each requirement, in the same order, as is the result
 */
export function withListSupport(
  requirements: Requirement[],
  shown: Evidence[],
  isCareerInOtherTrade: boolean,
): Evidence[] {
  const isHardSkill = (index: number) => requirements[index]?.kind === "hard";
  const grades = shown.filter((_, index) => isHardSkill(index)).map(({ grade }) => grade);
  const support = isCareerInOtherTrade ? MIN_SUPPORT : supportOfLists(grades);
  if (support === 1) return shown;
  const reason = isCareerInOtherTrade ? LISTED_IN_OTHER_TRADE : LISTED_ALONE;
  return shown.map((each) =>
    each.grade === "listing"
      ? { ...each, credit: each.credit * support, reason, discountedBecause: reason }
      : each,
  );
}

/** If any one of several requirements is enough, the one with the most credit counts for all. */
export function withAlternatives(requirements: Requirement[], shown: Evidence[]): Evidence[] {
  return requirements.map((requirement, index) => {
    const direct = shown[index] as Evidence;
    const [best, name] = alternativesIn(requirement, requirements)
      .map((other) => [shown[requirements.indexOf(other)] as Evidence, other.name] as const)
      .reduce((max, each) => (each[0].credit > max[0].credit ? each : max), [
        direct,
        requirement.name,
      ] as const);
    if (best === direct) return direct;
    // An unanswered confirmation is dropped, because the credit now comes from another requirement.
    const confirmation = direct.confirmation?.shows === null ? undefined : direct.confirmation;
    // The sentence about the other requirement must not be read as one about this.
    const about = (sentence: string | null) => sentence && `${name}: ${sentence}`;
    return {
      ...best,
      how: "alternative",
      metBy: name,
      confirmation,
      reason: about(best.reason),
      discountedBecause: about(best.discountedBecause),
    };
  });
}

const isSame = (a: string[], b: string[]) =>
  a.length === b.length && a.every((word, k) => word === b[k]);
