/**
 * The form's fields that hold text over its limit. That text is not in the document, so the header,
 * Save and Generate PDF name these fields instead of reporting that everything is saved.
 */
import { useSyncExternalStore } from "react";
import { TEXTS } from "./texts.ts";

export interface UnsavedField {
  /** The key by which the form finds the field (form/field-path.ts). */
  key: string;
  label: string;
}

/** The resume's title, which is in the header and not in the exported file. */
export const TITLE_KEY = "title";
export const TITLE_FIELD_ID = "resume-title";

const labels = new Map<string, string>();
let fields: readonly UnsavedField[] = [];
const listeners = new Set<() => void>();

/** Adds a field, and returns a function that removes it. */
export function addUnsavedField({ key, label }: UnsavedField): () => void {
  labels.set(key, label);
  update();
  return () => {
    labels.delete(key);
    update();
  };
}

function update(): void {
  fields = [...labels].map(([key, label]) => ({ key, label }));
  for (const listener of listeners) listener();
}

/** In the order in which they became too long; the same array until one is added or removed. */
export const unsavedFields = () => fields;

/** "Full Name, Description": each name once, since several entries may have a field of that name. */
export const unsavedLabels = (list: readonly UnsavedField[]) =>
  [...new Set(list.map(({ label }) => label))].join(", ");

/** Fields whose typed text an exported file lacks. */
export const unsavedInFile = () => fields.filter(({ key }) => key !== TITLE_KEY);

/** Says what a file lacks of the page; null if nothing. */
export function describeOmission(): string | null {
  const omitted = unsavedInFile();
  return omitted.length > 0 ? TEXTS.tooLongForTheFile({ labels: unsavedLabels(omitted) }) : null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useUnsavedFields = () => useSyncExternalStore(subscribe, unsavedFields);
