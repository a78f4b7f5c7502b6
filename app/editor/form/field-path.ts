/** One name for each field of the form, so that preview, focus and form speak of the same one. */
import type { ListPath, TextPath, ValuePath } from "#app/editor/sync/room.ts";

export type FieldPath = TextPath | ValuePath | ListPath;

/** `experience.{id}.company`; entry ids hold no dots. */
export function fieldKey(path: FieldPath): string {
  return path.join(".");
}

/** The id of the form control that edits a field. */
export function controlId(path: FieldPath): string {
  return `field-${fieldKey(path)}`;
}
