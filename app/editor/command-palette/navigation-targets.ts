/** The sections and entries of a resume that one can be led to, in the order of the form. */
import { labelOfField } from "#app/core/resume/compare-resumes.ts";
import { OPTIONAL_SECTIONS, type Resume, SECTIONS } from "#app/core/resume/schema.ts";

export interface Place {
  /** `skills`, `experience`, `experience.{id}`. */
  key: string;
  label: string;
}

/** Fields that say something of an entry, however short, but are not what it is called. */
const IS_NO_NAME = /description|body|url|link|date|gpa/i;

export function placesIn(resume: Resume): Place[] {
  const optional = OPTIONAL_SECTIONS.filter((name) => (resume[name]?.length ?? 0) > 0);
  return [...SECTIONS, ...optional].flatMap((section) => {
    const label = labelOfField(resume, section);
    const content = resume[section];
    const entries = Array.isArray(content) && section !== "skills" ? content : [];
    return [
      { key: section, label },
      ...entries.flatMap((entry) =>
        typeof entry === "string" ? [] : placeOf(section, label, entry),
      ),
    ];
  });
}

/** Two names tell entries of one company or school apart; one without any is nothing to look for. */
function placeOf(section: string, label: string, entry: { id: string }): Place | [] {
  const { id, ...fields } = entry;
  const names = Object.entries(fields).flatMap(([field, value]) =>
    typeof value === "string" && !IS_NO_NAME.test(field) && value.trim() ? [value.trim()] : [],
  );
  if (names.length === 0) return [];
  return { key: `${section}.${id}`, label: `${label}: ${names.slice(0, 2).join(", ")}` };
}
