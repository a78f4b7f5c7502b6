/** Where and how a resume shows a requirement, and how much of it counts. */
import { chosenFrom } from "./alternatives.ts";
import { degreeEvidence, titleEvidence, yearsEvidence } from "./background-evidence.ts";
import type { Evidence } from "./evidence-type.ts";
import { findPhrase } from "./find-phrase.ts";
import type { Hit } from "./find-terms.ts";
import { KINDS } from "./kinds.ts";
import { isInList } from "./list-context.ts";
import type { ReadResume } from "./read-resume.ts";
import type { Requirement } from "./requirement.ts";

/** Credit by how it is shown. */
const CREDIT = { exact: 1, alias: 1, inflection: 0.9, nearby: 0.7, inner: 0.85 } as const;
/** Named in a list, shown nowhere. */
const LIST_ONLY = 0.85;
/** Past this many, and this dense, repeats take off instead of adding. */
const REPEATS = 12;
const REPEAT_SHARE = 0.03;
const REPEATED = 0.6;

const NO_EVIDENCE: Evidence = { how: null, credit: 0, at: null, discountedBecause: null };

export function evidenceFor(requirement: Requirement, resume: ReadResume): Evidence {
  if (requirement.kind === "title" && requirement.title)
    return titleEvidence(requirement, resume) ?? NO_EVIDENCE;
  if (requirement.kind === "years") return yearsEvidence(requirement, resume) ?? NO_EVIDENCE;
  if (requirement.kind === "education" && requirement.amount > 0)
    return degreeEvidence(requirement, resume) ?? NO_EVIDENCE;
  const hits = requirement.term ? resume.hits.get(requirement.term) : undefined;
  if (hits) return hitEvidence(requirement, hits, resume);
  // A known name that was not found as one, was met as an ordinary word at most.
  if (requirement.term && requirement.words.length === 1 && requirement.isAlsoWord)
    return kindEvidence(requirement, resume);
  const found = findPhrase(resume.phrases, requirement.words, requirement.term === null);
  if (!found) return kindEvidence(requirement, resume);
  const isListed = isInList(resume.text.tokens, found.from, found.to);
  const nearby =
    found.how === "nearby"
      ? "The words stand near each other, not as the posting puts them."
      : null;
  return discounted(
    { how: found.how, credit: CREDIT[found.how], at: found, discountedBecause: nearby },
    isListed,
  );
}

function hitEvidence(requirement: Requirement, hits: Hit[], { text }: ReadResume): Evidence {
  const outer = hits.filter((hit) => !hit.isInner);
  const pool = outer.length > 0 ? outer : hits;
  const best = pool.find((hit) => !isInList(text.tokens, hit.from, hit.to)) ?? (pool[0] as Hit);
  const isExact = pool.some((hit) => isSame(hit.form.words, requirement.words));
  const shown: Evidence = {
    how: isExact ? "exact" : "alias",
    credit: outer.length > 0 ? CREDIT.exact : CREDIT.inner,
    at: best,
    discountedBecause: outer.length > 0 ? null : "Shown only as part of a longer name.",
  };
  if (hits.length > REPEATS && hits.length / text.tokens.length > REPEAT_SHARE) {
    return {
      ...shown,
      credit: shown.credit * REPEATED,
      discountedBecause: `Repeated ${hits.length} times; repeating a word adds nothing.`,
    };
  }
  return discounted(shown, isInList(text.tokens, best.from, best.to));
}

/** PostgreSQL where SQL is asked for. */
function kindEvidence(requirement: Requirement, resume: ReadResume): Evidence {
  const kinds = requirement.term && KINDS.get(requirement.term.name);
  let best = NO_EVIDENCE;
  if (!kinds) return best;
  for (const [{ name }, hits] of resume.hits) {
    if (!kinds.has(name)) continue;
    const { credit, at } = hitEvidence(requirement, hits, resume);
    const discountedBecause = `Shown by ${name} only.`;
    if (credit * CREDIT.nearby > best.credit)
      best = { how: "nearby", credit: credit * CREDIT.nearby, at, discountedBecause };
  }
  return best;
}

/** Where any one of several is enough, the one that is shown best stands for all. */
export function withAlternatives(requirements: Requirement[], shown: Evidence[]): Evidence[] {
  return requirements.map((requirement, index) => {
    const own = shown[index] as Evidence;
    const best = chosenFrom(requirement, requirements)
      .map((other) => shown[requirements.indexOf(other)] as Evidence)
      .reduce((most, each) => (each.credit > most.credit ? each : most), own);
    return best === own ? own : { ...best, how: "alternative" };
  });
}

const isSame = (a: string[], b: string[]) =>
  a.length === b.length && a.every((word, k) => word === b[k]);

function discounted(evidence: Evidence, isListed: boolean): Evidence {
  if (!isListed) return evidence;
  return {
    ...evidence,
    credit: evidence.credit * LIST_ONLY,
    discountedBecause:
      evidence.discountedBecause ??
      "Named in a list only; a line that shows it in use counts fully.",
  };
}
