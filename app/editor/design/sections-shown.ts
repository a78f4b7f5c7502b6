/**
 * The sections a resume has something for, in the order the preview shows them. Those of a column, or of another
 * part of the page, are a group: the layout says where each group is. Hidden ones come last.
 */
import { type Design, SECTION_NAMES, type SectionName } from "#app/core/resume/design.ts";
import type { Resume } from "#app/core/resume/schema.ts";

export function sectionsShown(
  frame: Document | null,
  resume: Resume,
  design: Design,
): SectionName[][] {
  const filled = SECTION_NAMES.filter((name) => (resume[name]?.length ?? 0) > 0);
  const groups = new Map<Element | null, Set<SectionName>>();
  for (const drawn of frame?.querySelectorAll<HTMLElement>("[data-section]") ?? []) {
    const name = filled.find((each) => each === drawn.dataset.section);
    if (name) groupOf(groups, drawn.parentElement).add(name);
  }
  const grouped = [...groups.values()].map((names) => [...names]);
  const rest = filled.filter((name) => !grouped.some((names) => names.includes(name)));
  // Ordered by the design, not by the rendered page, which follows a move a moment later.
  const { order = [] } = design;
  const place = (name: SectionName) => (order.includes(name) ? order.indexOf(name) : order.length);
  return [...grouped, rest]
    .map((names) => names.toSorted((one, other) => place(one) - place(other)))
    .filter((names) => names.length > 0);
}

function groupOf<K, V>(groups: Map<K, Set<V>>, key: K): Set<V> {
  const group = groups.get(key) ?? new Set<V>();
  groups.set(key, group);
  return group;
}
