/** A section of the form that is a list of entries. */
import type { ComponentProps } from "react";
import type { EntrySection } from "#app/core/resume/schema.ts";
import { useRoomValue } from "#app/editor/sync/room-context.ts";
import { EntryItems } from "./entry-items.tsx";
import { FormSection } from "./form-section.tsx";

export function EntryList({
  section,
  ...items
}: Omit<ComponentProps<typeof EntryItems>, "section" | "sectionId"> & { section: EntrySection }) {
  const count = useRoomValue(({ resume }) => (resume[section] ?? []).length);
  return (
    <FormSection name={section} title={items.title} count={count}>
      <EntryItems section={section} {...items} />
    </FormSection>
  );
}
