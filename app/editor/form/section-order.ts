/** The order of the form's sections: that of the design, which the page prints as well. */
import { SECTION_NAMES, type SectionName } from "#app/core/resume/design.ts";

/** `shown` in the design's order; what it does not name keeps its usual place after the others. */
export function orderSections(
  shown: readonly SectionName[],
  order: readonly SectionName[] = [],
): SectionName[] {
  const place = (name: SectionName) => (order.includes(name) ? order.indexOf(name) : order.length);
  return shown.toSorted((one, other) => place(one) - place(other));
}

/** The whole order after `name` was moved to index `to` of the shown sections. */
export function moveSection(
  shown: readonly SectionName[],
  name: SectionName,
  to: number,
): SectionName[] {
  const moved = shown.filter((each) => each !== name);
  moved.splice(to, 0, name);
  return [...moved, ...SECTION_NAMES.filter((each) => !moved.includes(each))];
}
