/** Whether an entry's dates are years alone, as its switch says: by the dates themselves until somebody switches. */
import { useState } from "react";
import type { EntrySection } from "#app/core/resume/schema.ts";
import type { ValuePath } from "#app/editor/sync/room.ts";
import { entryOf, useOpenRoom, useRoomValue } from "#app/editor/sync/room-context.ts";

export type DateField = "startDate" | "endDate" | "date" | "validUntil";

export function useYearOnly(section: EntrySection, id: string, fields: readonly DateField[]) {
  const room = useOpenRoom();
  const [chosen, setChosen] = useState<boolean | null>(null);
  // One text, which compares by value for `useRoomValue`.
  const joined = useRoomValue((snapshot) => {
    const entry: Record<string, unknown> = { ...entryOf(snapshot, section, id) };
    return fields.map((field) => String(entry[field] ?? "")).join(" ");
  });
  const dates = joined.split(" ");
  const filled = dates.filter((date) => date !== "");
  const isYearOnly = chosen ?? (filled.length > 0 && filled.every((date) => date.length === 4));
  return {
    isYearOnly,
    /** For a date field: typed, picked, or as its date says. */
    isTyped: chosen ?? undefined,
    switchTo(yearOnly: boolean): void {
      setChosen(yearOnly);
      if (!yearOnly) return;
      room.edits.setValues(
        fields.flatMap((field, index): [ValuePath, string][] => {
          const date = dates[index] ?? "";
          return date.length > 4 ? [[[section, id, field] as ValuePath, date.slice(0, 4)]] : [];
        }),
      );
    },
  };
}
