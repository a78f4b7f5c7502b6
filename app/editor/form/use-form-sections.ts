/**
 * Which sections the form shows (`names`), in their order, which optional ones can be added
 * (`missing`), and the function that adds one.
 */
import { useState } from "react";
import { OPTIONAL_SECTIONS, type OptionalSection, SECTIONS } from "#app/core/resume/schema.ts";
import { useOpenRoom, useRoomValue } from "#app/editor/sync/room-context.ts";
import { orderSections } from "./section-order.ts";
import { createEntry } from "./sections/new-entry.ts";

const FIXED_SECTIONS = SECTIONS.filter((name) => name !== "personalInfo");

export function useFormSections() {
  const room = useOpenRoom();
  const order = useRoomValue((snapshot) => snapshot.design.order);
  const [added, setAdded] = useState<readonly OptionalSection[]>([]);
  /**
   * Optional sections that were shown. They stay without entries: unmounting them would lose the
   * focus.
   */
  const [shownOptionalSections, setShownOptionalSections] = useState<readonly OptionalSection[]>(
    [],
  );
  const sectionsWithEntries = useRoomValue(({ resume }) =>
    OPTIONAL_SECTIONS.filter((name) => (resume[name]?.length ?? 0) > 0).join(" "),
  ).split(" ");
  const optionalSections = OPTIONAL_SECTIONS.filter(
    (name) => sectionsWithEntries.includes(name) || shownOptionalSections.includes(name),
  );
  if (optionalSections.length > shownOptionalSections.length)
    setShownOptionalSections(optionalSections);
  return {
    names: orderSections([...FIXED_SECTIONS, ...optionalSections], order),
    /** The optional sections that were added on this page, whose first field takes the focus. */
    added,
    missing: OPTIONAL_SECTIONS.filter((name) => !optionalSections.includes(name)),
    add(name: OptionalSection) {
      setAdded([...added, name]);
      room.edits.addEntry(name, createEntry(name));
    },
  };
}
