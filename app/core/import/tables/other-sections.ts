/** Tells the sections whose tables hold neither projects nor skills, though they may have clients, roles and levels. */
import type { SectionKind } from "#app/core/import/readers/headings.ts";

const OTHERS: ReadonlySet<SectionKind | null> = new Set([
  ...["education", "certificates", "courses", "awards", "volunteering"],
  ...["publications", "memberships", "references"],
] as SectionKind[]);

export const isOtherSection = (section: SectionKind | null): boolean => OTHERS.has(section);
