/** Finds the form control of a field, or the first one of an entry or section, to scroll to it or focus it. */
import { flushSync } from "react-dom";
import { isEntrySection, OPTIONAL_SECTIONS, SECTIONS } from "#app/core/resume/schema.ts";

/**
 * Focuses a field and returns its control; null if the form has no such field. `caret` "end" moves the caret to the
 * text's end; otherwise it stays where it was.
 */
export function focusField(form: HTMLElement, key: string, caret?: "end"): HTMLElement | null {
  const control = revealField(form, key);
  control?.focus({ preventScroll: true });
  // Below a tall text, its error would be out of sight.
  if (control) document.getElementById(`${control.id}-error`)?.scrollIntoView({ block: "center" });
  if (caret === "end" && control instanceof HTMLTextAreaElement) {
    control.setSelectionRange(control.value.length, control.value.length);
    // Shows the last line of a long text, and the hint below it.
    control.scrollIntoView({ block: "nearest" });
    document.getElementById(`${control.id}-hint`)?.scrollIntoView({ block: "nearest" });
  }
  return control;
}

/**
 * Scrolls to a field without moving the focus, opening the entry and section that hide it. Returns its control; null if
 * the form has no such field.
 */
export function revealField(form: HTMLElement, key: string): HTMLElement | null {
  const control =
    form.querySelector<HTMLElement>(`#${CSS.escape(`field-${key}`)}`) ??
    findFirstControl(form, key);
  if (!control) return null;
  expandAncestors(control);
  control.scrollIntoView({ block: "center" });
  return control;
}

/** Marks the field whose text is edited on the page, and scrolls to it; null removes the mark. */
export function markEditedField(form: HTMLElement, key: string | null): void {
  for (const marked of form.querySelectorAll("[data-on-page]"))
    marked.removeAttribute("data-on-page");
  if (key !== null) revealField(form, key)?.setAttribute("data-on-page", "");
}

/** The first control of an entry, else of the section that the key is in. */
function findFirstControl(form: HTMLElement, key: string): HTMLElement | null {
  const entryControl = form.querySelector<HTMLElement>(`[id^="${CSS.escape(`field-${key}.`)}"]`);
  if (entryControl) return entryControl;
  // Of the same entry, never of another one.
  const [list = "", id, field] = key.split(".");
  if (field && isEntrySection(list))
    return form.querySelector<HTMLElement>(`[id^="${CSS.escape(`field-${list}.${id}.`)}"]`);
  const section = [...SECTIONS, ...OPTIONAL_SECTIONS].find(
    (name) => key === name || key.startsWith(`${name}.`),
  );
  return section ? form.querySelector<HTMLElement>(`[id^="field-${section}"]`) : null;
}

/** Opens the entry and the section that hide a control, by clicking their buttons. */
function expandAncestors(control: HTMLElement): void {
  for (const hidden of hiddenAncestors(control)) {
    // Synchronously, since a hidden control cannot take the focus.
    flushSync(() => expanderOf(hidden)?.click());
  }
}

/**
 * The button that opens the collapsed entry or section around a control; null if the control is not
 * hidden.
 */
export function findExpander(control: HTMLElement): HTMLElement | null {
  const outermost = hiddenAncestors(control).at(-1);
  return outermost ? expanderOf(outermost) : null;
}

function hiddenAncestors(control: HTMLElement): HTMLElement[] {
  const hidden: HTMLElement[] = [];
  let ancestor = control.closest<HTMLElement>("[hidden]");
  while (ancestor) {
    hidden.push(ancestor);
    ancestor = ancestor.parentElement?.closest<HTMLElement>("[hidden]") ?? null;
  }
  return hidden;
}

function expanderOf(hidden: HTMLElement): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[aria-controls="${hidden.id}"]`);
}

/** The key of the field that an element edits; null for other elements. */
export function fieldKeyOf(target: EventTarget): string | null {
  return target instanceof HTMLElement && target.id.startsWith("field-")
    ? target.id.slice("field-".length)
    : null;
}
