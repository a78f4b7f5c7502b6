/**
 * Terms that partly show another one: PostgreSQL includes SQL. Read from data/terms/relations.txt
 * with lines `general > kinds of it`, `general: kinds of it` if the general term also partly shows
 * a kind, or `suite = its parts`.
 */
import type { Dictionary, Term } from "#app/core/ats/words/dictionary.ts";

/** How the other term relates to the required one. */
type Relation = "kind" | "general" | "part" | "suite";

/** By the required term. */
export type Relations = ReadonlyMap<Term, readonly { term: Term; relation: Relation }[]>;

/**
 * In the order below: PostgreSQL for SQL, HRIS for Workday, Excel for Microsoft Office, Microsoft
 * Office for Excel.
 */
const CREDIT: Record<Relation, number> = { kind: 0.7, general: 0.35, part: 0.6, suite: 0.6 };
/** Credit of a suite if several of its parts are shown: Word and Excel are most of an office suite. */
const PARTS_CREDIT = 0.8;
export const MAX_RELATED_CREDIT = PARTS_CREDIT;

/** @param parts how many parts of a suite are shown */
export const relatedCredit = (relation: Relation, parts: number): number =>
  relation === "part" && parts > 1 ? PARTS_CREDIT : CREDIT[relation];

/** Reads the lines of relations.txt; names that the dictionary lacks are skipped. */
export function readRelations(text: string, { termOf }: Dictionary): Relations {
  const relations = new Map<Term, { term: Term; relation: Relation }[]>();
  const relate = (asked: Term, term: Term, relation: Relation) => {
    const existing = relations.get(asked);
    if (existing) existing.push({ term, relation });
    else relations.set(asked, [{ term, relation }]);
  };
  for (const line of text.split("\n")) {
    const [, name = "", sign, others = ""] = /^(.+?) ?([:=>]) (.+)$/.exec(line) ?? [];
    const whole = termOf(name);
    for (const other of others.split(", ")) {
      const part = termOf(other);
      if (!whole || !part || whole === part) continue;
      relate(whole, part, sign === "=" ? "part" : "kind");
      if (sign !== ">") relate(part, whole, sign === "=" ? "suite" : "general");
    }
  }
  return relations;
}
