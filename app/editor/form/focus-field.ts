/** Finds the form control of a field, or the first one of an entry or section, to scroll to it or focus it. */
import { OPTIONAL_SECTIONS, SECTIONS } from "#app/core/resume/schema.ts";

export function focusField(form: HTMLElement, key: string): HTMLElement | null {
  const control = revealField(form, key);
  control?.focus({ preventScroll: true });
  return control;
}

/** Scrolls to it without moving the focus. */
export function revealField(form: HTMLElement, key: string): HTMLElement | null {
  const control =
    form.querySelector<HTMLElement>(`#${CSS.escape(`field-${key}`)}`) ??
    findFirstControl(form, key);
  if (!control) return null;
  expandSection(control);
  control.scrollIntoView({ block: "center" });
  return control;
}

/** Marks the field that is being written on the page, and scrolls to it; null removes the mark. */
export function markField(form: HTMLElement, key: string | null): void {
  for (const marked of form.querySelectorAll("[data-on-page]"))
    marked.removeAttribute("data-on-page");
  if (key !== null) revealField(form, key)?.setAttribute("data-on-page", "");
}

function findFirstControl(form: HTMLElement, key: string): HTMLElement | null {
  const entryControl = form.querySelector<HTMLElement>(`[id^="${CSS.escape(`field-${key}.`)}"]`);
  if (entryControl) return entryControl;
  const section = [...SECTIONS, ...OPTIONAL_SECTIONS].find(
    (name) => key === name || key.startsWith(`${name}.`),
  );
  return section ? form.querySelector<HTMLElement>(`[id^="field-${section}"]`) : null;
}

function expandSection(control: HTMLElement): void {
  const collapsed = control.closest("[hidden]");
  if (collapsed) document.querySelector<HTMLElement>(`[aria-controls="${collapsed.id}"]`)?.click();
}

/** The key of the field that an element edits; null for other elements. */
export function fieldKeyOf(target: EventTarget): string | null {
  return target instanceof HTMLElement && target.id.startsWith("field-")
    ? target.id.slice("field-".length)
    : null;
}
