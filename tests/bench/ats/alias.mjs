/** Do other names of the same thing count, and do traps not. */

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

/** A variant must bring this share of what the name itself brings; a trap no more than that. */
const SAME = 0.7;
const OTHER = 0.3;

/** Judged by the number of keywords found, or by the score where a scorer has no list. */
export function passesAlias(scorer, { term, variant, kind }) {
  const count = (text) => {
    const { score, rawScore, keywords } = scorer(text, posting(term));
    return rawScore ?? keywords?.filter(({ found }) => found).length ?? score;
  };
  const [none, exact, other] = [resume("vendors"), resume(term), resume(variant)].map(count);
  if (exact <= none) return false;
  const share = (other - none) / (exact - none);
  return kind.startsWith("trap") ? share <= OTHER : share >= SAME;
}

export function measureAliases(scorer, pairs) {
  const kinds = Map.groupBy(pairs, ({ kind }) => kind);
  return new Map(
    [...kinds].map(([kind, list]) => [
      kind,
      list.filter((pair) => passesAlias(scorer, pair)).length / list.length,
    ]),
  );
}
