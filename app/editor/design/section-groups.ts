/**
 * The sections with content, in the order in which the preview shows them. Sections in the same
 * column or other part of the page form a group. Hidden sections come last.
 */
import { type Design, SECTION_NAMES, type SectionName } from "#app/core/resume/design.ts";
import type { Resume } from "#app/core/resume/schema.ts";

/** @param pageDocument the document in the preview's iframe; null until the page is rendered */
export function shownSectionGroups(
  pageDocument: Document | null,
  resume: Resume,
  design: Design,
): SectionName[][] {
  const filled = SECTION_NAMES.filter((name) => (resume[name]?.length ?? 0) > 0);
  const groups = new Map<Element | null, Set<SectionName>>();
  for (const rendered of pageDocument?.querySelectorAll<HTMLElement>("[data-section]") ?? []) {
    const name = filled.find((each) => each === rendered.dataset.section);
    if (name) groupOf(groups, rendered.parentElement).add(name);
  }
  const grouped = [...groups.values()].map((names) => [...names]);
  const rest = filled.filter((name) => !grouped.some((names) => names.includes(name)));
  // In the design's order, since the rendered page shows a move a moment later.
  const { order = [] } = design;
  const rank = (name: SectionName) => (order.includes(name) ? order.indexOf(name) : order.length);
  return [...grouped, rest]
    .map((names) => names.toSorted((a, b) => rank(a) - rank(b)))
    .filter((names) => names.length > 0);
}

function groupOf<K, V>(groups: Map<K, Set<V>>, key: K): Set<V> {
  const group = groups.get(key) ?? new Set<V>();
  groups.set(key, group);
  return group;
}
