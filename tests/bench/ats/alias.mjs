/**
 * Measures whether a scorer counts another name of a required skill (k8s for Kubernetes), and does not count a trap, a
 * name that only looks like it (JavaScript for Java).
 */

const posting = (term) => `Job title: Specialist
We are hiring for our growing team.
Requirements:
- Experience with ${term}
- Experience with SQL
- Experience with Excel
- Experience with project management
`;
const resume = (term) => `Jane Doe
Experience
Acme Corp, Specialist, 2019 - 2023
- Worked with ${term} to deliver results for customers.
- Experience with SQL.
Education
BSc, 2018`;

/** Of the gain of the name itself, another name must bring at least this share, and a trap at most this one. */
const MIN_ALIAS_SHARE = 0.7;
const MAX_TRAP_SHARE = 0.3;

/** Judged by the number of keywords found, or by the score where a scorer has no list. */
export function passesAlias(scorer, { term, variant, kind }) {
  const count = (text) => {
    const { score, rawScore, keywords } = scorer(text, posting(term));
    return rawScore ?? keywords?.filter(({ found }) => found).length ?? score;
  };
  const [withoutTerm, withTerm, withVariant] = [
    resume("vendors"),
    resume(term),
    resume(variant),
  ].map(count);
  if (withTerm <= withoutTerm) return false;
  const share = (withVariant - withoutTerm) / (withTerm - withoutTerm);
  return kind.startsWith("trap") ? share <= MAX_TRAP_SHARE : share >= MIN_ALIAS_SHARE;
}

/**
 * @param pairs { term, variant, kind }; kinds are `acronym`, `spelling`, `trap (handwritten)` and so on
 * @returns the share of pairs that pass, by kind
 */
export function measureAliases(scorer, pairs) {
  const kinds = Map.groupBy(pairs, ({ kind }) => kind);
  return new Map(
    [...kinds].map(([kind, list]) => [
      kind,
      list.filter((pair) => passesAlias(scorer, pair)).length / list.length,
    ]),
  );
}
