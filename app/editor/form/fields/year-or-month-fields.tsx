/** The date fields of an entry, with a checkbox for dates that are years alone. */
import { type ReactNode, useState } from "react";
import { hasNoMonth } from "#app/core/dates.ts";
import { type CardList, entriesOf } from "#app/core/resume/entry-lists.ts";
import { formatMonth } from "#app/core/templates/dates.ts";
import { TEXTS } from "#app/editor/form/texts.ts";
import { useMayEdit } from "#app/editor/sync/editor-access.ts";
import type { ValuePath } from "#app/editor/sync/room.ts";
import { entryOf, useOpenRoom, useRoomValue } from "#app/editor/sync/room-context.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { CheckboxField } from "#app/ui/controls/field.tsx";
import { restoreMonths, yearOf } from "./year-only.ts";

type DateField = "startDate" | "endDate" | "date" | "validUntil";
const DATE_FIELDS: readonly DateField[] = ["startDate", "endDate", "date", "validUntil"];
const datesOf = (entry: object | undefined, fields: readonly DateField[]): string[] =>
  fields.map((field) => String(entry?.[field as keyof typeof entry] ?? ""));

export function YearOrMonthFields({
  section,
  id,
  fields,
  children,
}: {
  section: CardList;
  id: string;
  fields: readonly DateField[];
  /** Renders the fields. `isTextInput`: dates are typed, not picked; if undefined, each date decides. */
  children(isTextInput: boolean | undefined): ReactNode;
}) {
  const room = useOpenRoom();
  const mayEdit = useMayEdit();
  const [chosenYearOnly, setChosenYearOnly] = useState<boolean>();
  // One string, which compares by value for `useRoomValue`.
  const joined = useRoomValue((snapshot) =>
    datesOf(entryOf(snapshot, section, id), fields).join(" "),
  );
  const dates = joined.split(" ");
  // An entry without dates is treated like the others of its section.
  const isSectionYearsOnly = useRoomValue((snapshot) =>
    hasNoMonth(
      (entriesOf(snapshot.resume, section) ?? []).flatMap((entry) => datesOf(entry, DATE_FIELDS)),
    ),
  );
  const hasYearsOnly = dates.some((date) => date !== "") ? hasNoMonth(dates) : isSectionYearsOnly;
  /** The dates that "Year only" shortened. */
  const [withMonths, setWithMonths] = useState<readonly string[]>([]);
  function setDates(next: readonly string[]) {
    room.edits.setValues(
      fields.flatMap((field, index): [ValuePath, string][] => {
        const date = next[index] ?? "";
        return date === (dates[index] ?? "") ? [] : [[[section, id, field] as ValuePath, date]];
      }),
    );
  }
  function setYearOnly(isYearOnly: boolean) {
    setChosenYearOnly(isYearOnly);
    if (!isYearOnly) return;
    // Dates that are years already may still have their months from the time before.
    setWithMonths(restoreMonths(dates, withMonths));
    setDates(dates.map(yearOf));
  }
  // Offered and not done at once: a year alone may be what the person wants to keep for one date.
  const restored = restoreMonths(dates, withMonths);
  const regained = restored.filter((date, index) => date !== dates[index]);
  return (
    <div className="grid gap-1">
      {children(chosenYearOnly ?? (hasYearsOnly || undefined))}
      <CheckboxField
        label={TEXTS.yearOnly}
        checked={chosenYearOnly ?? hasYearsOnly}
        aria-disabled={!mayEdit}
        onChange={(event) => mayEdit && setYearOnly(event.target.checked)}
      />
      {chosenYearOnly === false && mayEdit && regained.length > 0 ? (
        <p>
          <Button size="small" onClick={() => setDates(restored)}>
            {TEXTS.bringBackMonths({
              months: regained.map((date) => formatMonth(date)).join(", "),
            })}
          </Button>
        </p>
      ) : null}
    </div>
  );
}
