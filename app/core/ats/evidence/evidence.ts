/** Finds where and how a resume shows a requirement, and how much credit that gets. */

import {
  isDealing,
  meaningOf,
  STATUS,
  type Status,
  statusAt,
} from "#app/core/ats/claims/claim-status.ts";
import { chosenFrom } from "#app/core/ats/posting/alternatives.ts";
import type { Posting } from "#app/core/ats/posting/posting.ts";
import type { Requirement } from "#app/core/ats/posting/requirement.ts";
import { findPhrase } from "#app/core/ats/words/find-phrase.ts";
import type { Hit } from "#app/core/ats/words/find-terms.ts";
import type { Phrase } from "#app/core/ats/words/phrase.ts";
import { titleEvidence } from "./background-evidence.ts";
import { degreeEvidence } from "./degree-evidence.ts";
import { employerNameEvidence } from "./employer-names.ts";
import type { Evidence } from "./evidence-type.ts";
import {
  gradeClaim,
  LISTED_ALONE,
  LISTED_IN_OTHER_TRADE,
  listedButDealtIn,
  MIN_SUPPORT,
  type Shown,
  supportOfLists,
} from "./grade-evidence.ts";
import { asksForKind } from "./kinds-of-things.ts";
import { isWhole, likeliestPlace, weightedWordsOf } from "./likely-words.ts";
import { othersWork } from "./own-work.ts";
import { textAt } from "./quoted-text.ts";
import type { ReadResume } from "./read-resume.ts";
import { MAX_RELATED_CREDIT, relatedCredit } from "./relations.ts";
import { findWording } from "./shown-by.ts";
import { USUAL_CREDIT, usualInJob } from "./usual-in-job.ts";
import { experienceInstead, yearsEvidence } from "./years-evidence.ts";

/** Credit for each way of naming a requirement; `part` has only some of its words. */
const CREDIT = {
  exact: 1,
  alias: 1,
  inflection: 0.9,
  nearby: 0.7,
  inner: 0.8,
  wording: 0.8,
  part: 0.5,
} as const;
const NEARBY = "The words stand near each other, not as the posting puts them.";
const WORDING = "Shown in other words than the job description's.";
const INNER = "Shown only as part of a longer name.";
/** Beyond this count and share of the resume's words, repeats lower the credit. */
const MAX_REPEATS = 12;
const REPEAT_SHARE = 0.03;
const REPEATED_FACTOR = 0.6;
const MAX_GRADED_HITS = 40;

export const NO_EVIDENCE: Evidence = {
  how: null,
  credit: 0,
  grade: "none",
  reason: null,
  at: null,
  discountedBecause: null,
};

export function evidenceFor(
  requirement: Requirement,
  resume: ReadResume,
  posting: Posting,
): Evidence {
  const direct = directEvidence(requirement, resume, posting);
  if (!requirement.acceptsExperience) return direct;
  const instead = experienceInstead(requirement, resume, posting);
  return instead && instead.credit > direct.credit ? instead : direct;
}

function directEvidence(requirement: Requirement, resume: ReadResume, posting: Posting): Evidence {
  if (requirement.kind === "title" && requirement.title)
    return titleEvidence(requirement, resume, posting) ?? NO_EVIDENCE;
  if (requirement.kind === "years")
    return yearsEvidence(requirement, resume, posting) ?? NO_EVIDENCE;
  if (requirement.kind === "education" && requirement.amount > 0)
    return degreeEvidence(requirement, resume) ?? NO_EVIDENCE;
  const named = nameEvidence(requirement, resume);
  if (named.credit >= MAX_RELATED_CREDIT) return named;
  const best = [
    relatedEvidence(requirement, resume),
    wordingEvidence(requirement, resume, posting),
    kindEvidence(requirement, resume, posting, named),
    likelyEvidence(requirement, resume, posting, named),
  ].reduce((max, each) => (each.credit > max.credit ? each : max), named);
  if (named.at || best.credit >= USUAL_CREDIT) return best;
  return usualInJob(requirement, resume, posting) ?? best;
}

/** Evidence by a known wording, such as `balanced the drawer` for cash handling (shown-by.ts). */
function wordingEvidence(requirement: Requirement, resume: ReadResume, posting: Posting): Evidence {
  const { term } = requirement;
  const wordings = term ? posting.model.shownBy.get(term) : undefined;
  const found = wordings && findWording(phrasesFor(requirement, resume), wordings);
  return found
    ? graded(requirement, resume, found, "nearby", CREDIT.wording, WORDING)
    : NO_EVIDENCE;
}

/** Evidence by a product of the required kind: QuickBooks shows accounting software. */
function kindEvidence(
  requirement: Requirement,
  resume: ReadResume,
  { model: { lexicon, words } }: Posting,
  named: Evidence,
): Evidence {
  if (!words || named.at || requirement.kind !== "hard" || resume.products.size === 0)
    return NO_EVIDENCE;
  const asked = weightedWordsOf(requirement, lexicon, words);
  for (const [kind, at] of resume.products) {
    if (!asked.some((each) => asksForKind(each, kind))) continue;
    const reason = `Shown by ${textAt(resume, at)} only.`;
    const shown = graded(requirement, resume, at, "nearby", CREDIT.part, reason);
    return shown.credit === 0 ? shown : { ...shown, grade: "related", reason };
  }
  return NO_EVIDENCE;
}

/** Evidence by similar words (likely-words.ts), unless the resume has the name, even if denied. */
function likelyEvidence(
  requirement: Requirement,
  resume: ReadResume,
  { model: { lexicon, words } }: Posting,
  named: Evidence,
): Evidence {
  const isOrdinaryWord = requirement.isAlsoWord && requirement.words.length === 1;
  if (!words || named.at || isOrdinaryWord || requirement.kind === "soft") return NO_EVIDENCE;
  const found = weightedWordsOf(requirement, lexicon, words)
    .map((each) => likeliestPlace(each, resume.roots))
    .reduce((max, each) => (each && (!max || each.cover > max.cover) ? each : max));
  if (!found) return NO_EVIDENCE;
  const credit = isWhole(found) ? CREDIT.nearby : CREDIT.part;
  const reason = `Reads like it: “${textAt(resume, found)}”.`;
  const shown = graded(requirement, resume, found, "nearby", credit, reason);
  return isWhole(found) || shown.credit === 0 ? shown : { ...shown, grade: "related", reason };
}

function nameEvidence(requirement: Requirement, resume: ReadResume): Evidence {
  const hits = requirement.term ? resume.hits.get(requirement.term) : undefined;
  if (hits) return hitEvidence(requirement, hits, resume);
  // findTerms has not found this term, so its word in the text has its ordinary meaning.
  if (requirement.term && requirement.words.length === 1 && requirement.isAlsoWord)
    return NO_EVIDENCE;
  const isUnknown = requirement.term === null;
  const { words, short } = requirement;
  const found =
    findPhrase(resume.phrases, words, isUnknown, short) ??
    (resume.namedPhrases && findPhrase(resume.namedPhrases, words, isUnknown, short));
  if (!found) return NO_EVIDENCE;
  const { how } = found;
  return graded(requirement, resume, found, how, CREDIT[how], how === "nearby" ? NEARBY : null);
}

function hitEvidence(requirement: Requirement, hits: Hit[], resume: ReadResume): Evidence {
  const statuses = hits.map((hit) => statusOf(requirement, resume, hit));
  const bestStatus = Math.min(...statuses);
  const bestHits = hits.filter((_, index) => statuses[index] === bestStatus);
  const outer = bestHits.filter((hit) => !hit.isInner);
  const isInner = outer.length === 0;
  const pool = isInner ? bestHits : outer;
  const isExact = pool.some((hit) => isSame(hit.form.words, requirement.words));
  const how = isExact ? "exact" : "alias";
  const shown = pool
    .slice(0, MAX_GRADED_HITS)
    .map((hit) =>
      graded(
        requirement,
        resume,
        hit,
        how,
        isInner ? CREDIT.inner : CREDIT[how],
        isInner ? INNER : null,
      ),
    )
    .reduce((max, each) => (isBetter(each, max) ? each : max));
  // Only listed, and in other lines the writer only sells, books or files it (claims/dealing.ts).
  const dealing = shown.grade === "listing" && statuses.find(isDealing);
  if (dealing) return listedButDealtIn(shown, meaningOf(dealing as Exclude<Status, 0>).reason);
  if (hits.length <= MAX_REPEATS || hits.length / resume.countedWords <= REPEAT_SHARE) return shown;
  return {
    ...shown,
    credit: shown.credit * REPEATED_FACTOR,
    discountedBecause: `Repeated ${hits.length} times; repeating a word adds nothing.`,
  };
}

/** How a mention is meant; lower is stronger. Selling counts in full if the posting asks for it. */
function statusOf({ surface }: Requirement, { claims, dealing }: ReadResume, at: Phrase): Status {
  const status = statusAt(claims, at);
  return dealing.get(surface)?.has(status) ? STATUS.claimed : status;
}

/** The phrases to search; also those that are only sold or booked, if the posting asks for that. */
const phrasesFor = ({ surface }: Requirement, { dealing, phrases, namedPhrases }: ReadResume) =>
  (dealing.has(surface) && namedPhrases) || phrases;

/** At equal credit, a line about work ranks before a certificate or a list. */
const isBetter = (a: Evidence, b: Evidence) =>
  a.credit > b.credit || (a.credit === b.credit && a.grade === "doing" && b.grade !== "doing");

/** The evidence of one mention. Its status (claim-status.ts) decides how much `credit` counts. */
export function graded(
  requirement: Requirement,
  resume: ReadResume,
  at: Phrase,
  how: Evidence["how"],
  credit: number,
  discountedBecause: string | null,
): Evidence {
  // An Objective section names what the writer wants.
  const isObjective = resume.sectionAt(at.from) === "Objective";
  const status = isObjective ? STATUS.wish : statusOf(requirement, resume, at);
  const claimed = status === STATUS.claimed ? gradeClaim(requirement, resume, at) : null;
  const shown = claimed
    ? limitCredit(claimed, requirement, resume, at)
    : meaningOf(status as Exclude<Status, 0>);
  const isDiscounted = shown.credit < 1;
  return {
    how,
    credit: credit * shown.credit,
    grade: shown.grade,
    reason: shown.reason,
    at,
    discountedBecause: discountedBecause ?? (isDiscounted ? shown.reason : null),
  };
}

/** Credit for a skill named in a job that does not include it, such as welding in a cashier's. */
const OTHERS_WORK_CREDIT = 0.3;

function limitCredit(shown: Shown, { term }: Requirement, resume: ReadResume, at: Phrase): Shown {
  const inEmployerName = term && employerNameEvidence(term.name, at, resume);
  if (inEmployerName) return inEmployerName;
  const job = shown.grade === "doing" && term ? othersWork(term.name, at, resume) : null;
  if (job === null) return shown;
  const reason = `Mentioned in a job as ${job}, whose work this is not; a line that says you did it counts fully.`;
  return { grade: "related", credit: OTHERS_WORK_CREDIT, reason };
}

/** Evidence by a related term: PostgreSQL for SQL, Microsoft Office for Excel. */
function relatedEvidence(requirement: Requirement, resume: ReadResume): Evidence {
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
    best = { ...shown, how: "nearby", grade: "related", credit, reason, discountedBecause: reason };
  }
  return best;
}

/** Lowers the credit of skills that are only listed (supportOfLists). */
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
    const best = chosenFrom(requirement, requirements)
      .map((other) => shown[requirements.indexOf(other)] as Evidence)
      .reduce((max, each) => (each.credit > max.credit ? each : max), direct);
    if (best === direct) return direct;
    // An unanswered confirmation is dropped, because the credit now comes from another requirement.
    const confirmation = direct.confirmation?.shows === null ? undefined : direct.confirmation;
    return { ...best, how: "alternative", confirmation };
  });
}

const isSame = (a: string[], b: string[]) =>
  a.length === b.length && a.every((word, k) => word === b[k]);
