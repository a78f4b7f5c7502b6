/** Sets and removes the attributes that make an element of the page a text field. */
import { isFormattedField } from "#app/core/resume/plain-resume.ts";
import { editorSpellcheck } from "#app/editor/sync/editor-spellcheck.ts";

/** Marks the element whose text is being edited; its value is the text's key. */
export const HOST_ATTRIBUTE = "data-writing";
const ATTRIBUTES = [
  HOST_ATTRIBUTE,
  "contenteditable",
  "role",
  "aria-label",
  "aria-multiline",
  "data-placeholder",
  "spellcheck",
  "autocapitalize",
  "enterkeyhint",
] as const;

export interface HostLabels {
  key: string;
  /** The accessible name. */
  label: string;
  /** Shown while the text is empty. */
  placeholder: string;
  isMultiLine: boolean;
}

/** @param label "Experience 2: Company", whose last part is the placeholder */
export function hostLabels(key: string, label: string, isMultiLine: boolean): HostLabels {
  return { key, label, placeholder: label.slice(label.lastIndexOf(":") + 1).trim(), isMultiLine };
}

/** Makes the element a focused text field. May be called again after each render. */
export function makeEditable(host: HTMLElement, labels: HostLabels): void {
  const { key, label, placeholder, isMultiLine } = labels;
  if (host.getAttribute(HOST_ATTRIBUTE) !== key) {
    host.setAttribute(HOST_ATTRIBUTE, key);
    host.contentEditable = "true";
    // Not supported everywhere; without it the browser offers formatting, which edit-command.ts
    // ignores.
    if (supportsPlainText()) host.contentEditable = "plaintext-only";
    host.setAttribute("role", "textbox");
    host.setAttribute("aria-label", label);
    host.setAttribute("aria-multiline", String(isMultiLine));
    // The editor's own spelling check, if it is on, marks the words of these texts.
    const isMarkedHere = editorSpellcheck.isOn() && isFormattedField(key);
    host.setAttribute("spellcheck", String(!isMarkedHere));
    host.setAttribute("autocapitalize", "sentences");
    host.setAttribute("enterkeyhint", isMultiLine ? "enter" : "next");
    for (const heading of host.querySelectorAll("h2")) heading.contentEditable = "false";
  }
  // Screen readers should read the list as the lines of one text field.
  for (const line of host.querySelectorAll("li:not([role])")) line.setAttribute("role", "none");
  // U+200C is the line keeper, which holds an empty line open (line-map.ts).
  const isEmpty = /^[\s\u200c]*$/.test(host.textContent ?? "");
  if (isEmpty !== host.hasAttribute("data-placeholder")) {
    if (isEmpty) host.setAttribute("data-placeholder", placeholder);
    else host.removeAttribute("data-placeholder");
  }
  // If React replaced the element, the focus has moved to the body.
  if (host.ownerDocument.activeElement !== host) host.focus({ preventScroll: true });
}

/** Removes the attributes from all elements in `root`. */
export function makeReadOnly(root: HTMLElement): void {
  for (const host of root.querySelectorAll(`[${HOST_ATTRIBUTE}]`)) {
    for (const name of ATTRIBUTES) host.removeAttribute(name);
    for (const line of host.querySelectorAll("li")) line.removeAttribute("role");
    for (const heading of host.querySelectorAll("h2")) heading.removeAttribute("contenteditable");
  }
}

function supportsPlainText(): boolean {
  try {
    const probe = document.createElement("div");
    probe.contentEditable = "plaintext-only";
    return probe.contentEditable === "plaintext-only";
  } catch {
    return false;
  }
}
