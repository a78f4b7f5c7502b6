/** Joins the labels of a form that are wrapped in their column: "Name and address of" above "employer". */
import { readHeading } from "#app/core/import/readers/headings.ts";
import { columnKind } from "./column-names.ts";
import { isCompetenceLabel } from "./competence-rows.ts";
import { isPostLabel } from "./post-labels.ts";

/** A label that ends so goes on in the next line, whatever this is by itself. */
const OPEN_END =
  /\s(?:&|\/|of|for|and|the|or|für|und|oder|der|des|de|du|del|della|di|da|et|ou|y|o|e|i|lub|și|sau)$/iu;

/** The whole label of two lines below each other; null if they are not one. */
export function joinWrappedLabel(above: string, below: string): string | null {
  const joined = `${above.trim()} ${below.trim()}`;
  if (isCompetenceLabel(joined) || isPostLabel(joined)) return joined;
  const kind = columnKind(joined);
  if (kind === null) return null;
  if (OPEN_END.test(above.trim())) return joined;
  const isLabelAlone = columnKind(below) !== null || readHeading(below) !== null;
  const kindAbove = columnKind(above);
  // "Name und Anschrift des…" and any name with "duties" in it are known with whatever follows.
  const mayGoOn = kindAbove === null || (kindAbove === kind && /^\p{Ll}/u.test(below.trim()));
  return !isLabelAlone && mayGoOn ? joined : null;
}
