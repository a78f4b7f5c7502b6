/**
 * What a line of a posting does: it asks firmly, tells of the work, says neither (`plain`), or wishes; or it is an aside,
 * of which nothing is asked as a skill: a condition of hiring, what is offered, what the employer is, how to apply, or a
 * label of the board it was copied from. In other languages asides are not told apart (`padding`).
 */
export type LineKind = "required" | "duty" | "plain" | "preferred" | Aside;
export type Aside = "condition" | "perk" | "about" | "apply" | "label" | "padding";

/** What a requirement weighs by the line it stands in. */
export const LINE_WEIGHT: Record<LineKind, number> = {
  required: 1.3,
  duty: 1,
  plain: 1,
  preferred: 0.6,
  condition: 0.25,
  perk: 0.25,
  about: 0.25,
  apply: 0.25,
  label: 0.25,
  padding: 0.25,
};

const ASIDES: ReadonlySet<LineKind> = new Set<LineKind>([
  "condition",
  "perk",
  "about",
  "apply",
  "label",
  "padding",
]);

export const isAside = (kind: LineKind): kind is Aside => ASIDES.has(kind);

/** Where nothing is asked for, whatever is named. */
export const asksNothing = (kind: LineKind): boolean => kind === "about" || kind === "apply";
