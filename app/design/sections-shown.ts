/** The sections a resume has something for, in the order the preview shows them; hidden ones come last. */
import { type Design, SECTION_NAMES, type SectionName } from "#app/resume/design.ts";
import type { Resume } from "#app/resume/schema.ts";

export function sectionsShown(
  frame: Document | null,
  resume: Resume,
  design: Design,
): SectionName[] {
  const drawn = [...(frame?.querySelectorAll<HTMLElement>("[data-section]") ?? [])].map(
    ({ dataset }) => dataset.section,
  );
  const filled = SECTION_NAMES.filter((name) => (resume[name]?.length ?? 0) > 0);
  const shown = design.order ?? drawn;
  const first = [...new Set(shown)].flatMap((name) => filled.find((each) => each === name) ?? []);
  return [...first, ...filled.filter((name) => !first.includes(name))];
}
