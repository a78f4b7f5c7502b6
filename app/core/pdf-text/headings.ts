/** The standard headings that resume parsers recognize. */
import { findKnownHeading } from "#app/core/resume-languages/reading/read-heading.ts";

export const SECTION_KINDS = [
  "summary",
  "experience",
  "education",
  "skills",
  "projects",
  "certificates",
  "languages",
  "awards",
  "volunteering",
  "publications",
  "courses",
  "memberships",
  "patents",
  "militaryService",
  "references",
  "interests",
  "contact",
] as const;
export type SectionKind = (typeof SECTION_KINDS)[number];

/** Recognized in addition to the headings in app/core/resume-languages. */
const MORE_HEADINGS: Partial<Record<SectionKind, string>> = {
  skills: "tools",
  projects: "selected work, ventures, ventures and projects",
  education: "studies",
  certificates:
    "certifications, certificates, licenses, licences, licenses and certifications, licences and certificates, certifications and licenses",
  awards: "grants",
  publications: "talks, publications and talks",
};

const KINDS = new Map(
  SECTION_KINDS.flatMap((kind) =>
    (MORE_HEADINGS[kind]?.split(", ") ?? []).map((words) => [words, kind] as const),
  ),
);

/** Returns the section kind of a heading, in any language, or null if the heading is not standard. */
export function headingKind(heading: string): SectionKind | null {
  const words = heading
    .toLowerCase()
    .replace(/&/g, "and")
    .replace(/[:.\s]+$/, "")
    .replace(/\s+/g, " ")
    .trim();
  return KINDS.get(words) ?? findKnownHeading(words)?.section ?? null;
}
