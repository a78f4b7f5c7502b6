/**
 * Shows what a suggestion changes: a word diff of a text, or the old and new value of a date or
 * checkbox.
 */
import { valueKindOf, YES } from "#app/core/collab/comments/suggested-value.ts";
import { formatMonth } from "#app/core/templates/dates.ts";
import { TEXTS } from "#app/editor/comments/texts.ts";
import { TextDiff } from "#app/ui/text/text-diff.tsx";

export function SuggestedChange({
  field,
  before,
  after,
}: {
  field: string;
  before: string;
  after: string;
}) {
  if (valueKindOf(field) === null) return <TextDiff before={before} after={after} />;
  return (
    <p className="text-sm wrap-anywhere">
      <del className="bg-bad-wash text-bad">{formatValue(field, before)}</del>
      <span aria-hidden> → </span>
      <span className="sr-only"> {TEXTS.becomes} </span>
      <ins className="bg-good-wash text-good no-underline">{formatValue(field, after)}</ins>
    </p>
  );
}

const CURRENTLY: Record<string, string> = {
  experience: TEXTS.currentlyWorkingHere,
  volunteering: TEXTS.currentlyVolunteeringHere,
  memberships: TEXTS.currentlyAMember,
  militaryService: TEXTS.currentlyServing,
  customEntries: TEXTS.stillGoingOn,
};

/** The label of a field that is a checkbox: "Currently working here". */
export const flagLabel = (field: string): string =>
  CURRENTLY[field.split(".")[0] ?? ""] ?? TEXTS.current;

/** A field's value as text: "Mar 2021", "Currently working here: yes". */
export function formatValue(field: string, value: string): string {
  const kind = valueKindOf(field);
  if (kind === "flag") {
    const what = flagLabel(field);
    return value === YES ? TEXTS.yes({ what }) : TEXTS.no({ what });
  }
  if (value === "") return kind === "date" ? TEXTS.noDate : TEXTS.nothing;
  return kind === "date" ? formatMonth(value) : value;
}
