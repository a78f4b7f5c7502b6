/** Finds the entries (such as one job) on the page, in CSS pixels of the iframe's window. */
import { FLOW_ID } from "#app/core/templates/page/sheet.ts";
import { entryOf } from "./text-order.ts";

export interface EntryBox {
  /** `experience.{id}`. */
  entry: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The key (`experience.{id}`) of the entry that contains an element of the page; null outside of entries. */
export function entryAt(element: Element | null): string | null {
  const field = element?.closest(".entry")?.querySelector<HTMLElement>("[data-field]");
  return entryOf(field?.dataset.field ?? "");
}

/** The entries of a section on the shown page, from top to bottom. */
export function entryBoxes(pageDocument: Document, section: string): EntryBox[] {
  const width = pageDocument.documentElement.clientWidth;
  const elements = [...(pageDocument.getElementById(FLOW_ID)?.querySelectorAll(".entry") ?? [])];
  return elements.flatMap((element) => {
    const entry = entryAt(element);
    const { left, right, top, bottom } = element.getBoundingClientRect();
    // Pages are side by side: an entry left or right of the window is on another one.
    const isShown = left >= 0 && left < width;
    return entry?.startsWith(`${section}.`) && isShown ? [{ entry, left, right, top, bottom }] : [];
  });
}

/** `experience` of `experience.{id}`. */
export const sectionOf = (entry: string): string => entry.split(".")[0] ?? "";
