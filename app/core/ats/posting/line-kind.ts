/**
 * The kinds of lines in a posting: required, duty, neither (`plain`), or preferred; or it is an
 * aside, which asks for no skill: a condition of hiring, a benefit, a description of the employer,
 * how to apply, or a label of the board it was copied from. In other languages, all asides are
 * `padding`.
 */
export type LineKind = "required" | "duty" | "plain" | "preferred" | Aside;
export type Aside = "condition" | "perk" | "about" | "apply" | "label" | "padding";

/** Factor of a requirement's weight by the kind of its line. */
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

/** Kinds of lines whose names are never requirements. */
export const asksNothing = (kind: LineKind): boolean => kind === "about" || kind === "apply";
