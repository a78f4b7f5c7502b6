/** From the preview to the form: brings a field, or the first one of an entry or section, into view and focus. */
import { OPTIONAL_SECTIONS, SECTIONS } from "#app/core/resume/schema.ts";

export function focusField(form: HTMLElement, key: string): HTMLElement | null {
  const control = revealField(form, key);
  control?.focus({ preventScroll: true });
  return control;
}

/** Brings it into view without taking the focus from where it is. */
export function revealField(form: HTMLElement, key: string): HTMLElement | null {
  const control =
    form.querySelector<HTMLElement>(`#${CSS.escape(`field-${key}`)}`) ?? firstOf(form, key);
  if (!control) return null;
  openFoldedSection(control);
  control.scrollIntoView({ block: "center" });
  return control;
}

function firstOf(form: HTMLElement, key: string): HTMLElement | null {
  const ofEntry = form.querySelector<HTMLElement>(`[id^="${CSS.escape(`field-${key}.`)}"]`);
  if (ofEntry) return ofEntry;
  const section = [...SECTIONS, ...OPTIONAL_SECTIONS].find(
    (name) => key === name || key.startsWith(`${name}.`),
  );
  return section ? form.querySelector<HTMLElement>(`[id^="field-${section}"]`) : null;
}

function openFoldedSection(control: HTMLElement): void {
  const folded = control.closest("[hidden]");
  if (folded) document.querySelector<HTMLElement>(`[aria-controls="${folded.id}"]`)?.click();
}

/** The key of the field that an element edits, null for other elements. */
export function editedKey(target: EventTarget): string | null {
  return target instanceof HTMLElement && target.id.startsWith("field-")
    ? target.id.slice("field-".length)
    : null;
}
