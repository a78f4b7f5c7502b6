/** The sections and entries of a resume that the palette can navigate to, in the order of the form. */
import { labelOfField } from "#app/core/resume/compare-resumes.ts";
import { OPTIONAL_SECTIONS, type Resume, SECTIONS } from "#app/core/resume/schema.ts";

export interface NavigationTarget {
  /** `skills`, `experience`, `experience.{id}`. */
  key: string;
  label: string;
}

/** Fields that are never a part of an entry's label; also matches parts of names, as in `startDate`. */
const NOT_A_NAME = /description|body|url|link|date|gpa/i;

export function listNavigationTargets(resume: Resume): NavigationTarget[] {
  const optional = OPTIONAL_SECTIONS.filter((name) => (resume[name]?.length ?? 0) > 0);
  return [...SECTIONS, ...optional].flatMap((section) => {
    const label = labelOfField(resume, section);
    const content = resume[section];
    // Skills are one field of the form.
    const entries = Array.isArray(content) && section !== "skills" ? content : [];
    return [
      { key: section, label },
      ...entries.flatMap((entry) =>
        typeof entry === "string" ? [] : entryTarget(section, label, entry),
      ),
    ];
  });
}

/**
 * Labels an entry by the first two of its texts, since entries may share a company or school; none without
 * any text.
 */
function entryTarget(section: string, label: string, entry: { id: string }): NavigationTarget | [] {
  const { id, ...fields } = entry;
  const names = Object.entries(fields).flatMap(([field, value]) =>
    typeof value === "string" && !NOT_A_NAME.test(field) && value.trim() ? [value.trim()] : [],
  );
  if (names.length === 0) return [];
  return { key: `${section}.${id}`, label: `${label}: ${names.slice(0, 2).join(", ")}` };
}
