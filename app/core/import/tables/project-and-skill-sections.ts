/** Tells which sections may have tables of projects or skills. */
import type { SectionKind } from "#app/core/import/readers/headings.ts";

/** Their tables may have clients, roles and levels too, but list neither projects nor skills. */
const OTHER_SECTIONS: ReadonlySet<SectionKind | null> = new Set([
  ...["education", "certificates", "courses", "awards", "volunteering"],
  ...["publications", "memberships", "references"],
] as SectionKind[]);

/** True for null, a table under no known heading, as well. */
export const mayHaveProjectsOrSkills = (section: SectionKind | null): boolean =>
  !OTHER_SECTIONS.has(section);
