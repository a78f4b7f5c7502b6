/** Orders the form's sections by the resume's design, so that they have the same order as on the page. */
import { SECTION_NAMES, type SectionName } from "#app/core/resume/design.ts";

/**
 * Sorts the shown sections by the design's order; those that it does not name follow in their usual
 * order.
 */
export function orderSections(
  shown: readonly SectionName[],
  order: readonly SectionName[] = [],
): SectionName[] {
  const rank = (name: SectionName) => (order.includes(name) ? order.indexOf(name) : order.length);
  return shown.toSorted((a, b) => rank(a) - rank(b));
}

/** The order of all sections after `name` was moved to index `to` of the shown ones. */
export function moveSection(
  shown: readonly SectionName[],
  name: SectionName,
  to: number,
): SectionName[] {
  const moved = shown.filter((each) => each !== name);
  moved.splice(to, 0, name);
  return [...moved, ...SECTION_NAMES.filter((each) => !moved.includes(each))];
}
