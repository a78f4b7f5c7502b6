/**
 * Fields that a suggestion replaces as a whole (months, GPA, checkboxes), and their valid values.
 */

import { ENTRY_FIELDS, type FieldKind, isEntryList } from "#app/core/collab/document/layout.ts";
import { CAPS, DATE, DATE_RULE } from "#app/core/resume/schema-fields.ts";

export type ValueKind = Extract<FieldKind, "date" | "flag" | "plain">;
/** How a suggestion writes the state of a checkbox. */
export const YES = "Yes";
export const NO = "No";

/** Null for fields that are edited as text, including comma-separated lists. */
export function valueKindOf(field: string): ValueKind | null {
  const [section = "", , name = ""] = field.split(".");
  if (!isEntryList(section)) return null;
  const kinds: Record<string, FieldKind> = ENTRY_FIELDS[section];
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  return kind === "date" || kind === "flag" || kind === "plain" ? kind : null;
}

/** Returns why a value is not valid for such a field, or null. */
export function invalidValueMessage(kind: ValueKind, value: string): string | null {
  if (kind === "date") return DATE.test(value) ? null : `A date ${DATE_RULE}`;
  if (kind === "flag") return value === YES || value === NO ? null : "This is answered Yes or No";
  return value.length <= CAPS.shortText
    ? null
    : `This field is limited to ${CAPS.shortText} characters`;
}
