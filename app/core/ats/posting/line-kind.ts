export type LineKind = "required" | "plain" | "preferred" | "padding";
/** What a requirement weighs by the line it stands in. */
export const LINE_WEIGHT: Record<LineKind, number> = {
  required: 1.3,
  plain: 1,
  preferred: 0.6,
  padding: 0.25,
};
