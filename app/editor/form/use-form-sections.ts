/** Which sections the form shows, in what order, and which optional ones can be added. */
import { useState } from "react";
import { OPTIONAL_SECTIONS, type OptionalSection, SECTIONS } from "#app/core/resume/schema.ts";
import { useOpenRoom, useRoomValue } from "#app/editor/sync/room-context.ts";
import { orderSections } from "./section-order.ts";
import { createEntry } from "./sections/new-entry.ts";

const FIXED = SECTIONS.filter((name) => name !== "personalInfo");

export function useFormSections() {
  const room = useOpenRoom();
  const order = useRoomValue((snapshot) => snapshot.design.order);
  const [added, setAdded] = useState<readonly OptionalSection[]>([]);
  /**
   * Optional sections that were shown. They stay without entries: unmounting them would lose the
   * focus.
   */
  const [seen, setSeen] = useState<readonly OptionalSection[]>([]);
  const filled = useRoomValue(({ resume }) =>
    OPTIONAL_SECTIONS.filter((name) => (resume[name]?.length ?? 0) > 0).join(" "),
  ).split(" ");
  const optional = OPTIONAL_SECTIONS.filter((name) => filled.includes(name) || seen.includes(name));
  if (optional.length > seen.length) setSeen(optional);
  return {
    names: orderSections([...FIXED, ...optional], order),
    /** The optional sections that were added on this page, whose first field takes the focus. */
    added,
    missing: OPTIONAL_SECTIONS.filter((name) => !optional.includes(name)),
    add(name: OptionalSection) {
      setAdded([...added, name]);
      room.edits.addEntry(name, createEntry(name));
    },
  };
}
