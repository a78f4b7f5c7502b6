/**
 * Keys and control ids of form fields, shared by the form, the preview and the code that focuses
 * fields.
 */
import type { ListPath, TextPath, ValuePath } from "#app/editor/sync/room.ts";

export type FieldPath = TextPath | ValuePath | ListPath;

/** `experience.{id}.company`; entry ids contain no dots. */
export function fieldKey(path: FieldPath): string {
  return path.join(".");
}

/** The id of the form control that edits a field. */
export function controlId(path: FieldPath): string {
  return `field-${fieldKey(path)}`;
}
