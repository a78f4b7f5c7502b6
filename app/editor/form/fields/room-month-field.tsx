/** Field for a month of an entry, bound to the shared document. */

import type { PeriodSection } from "#app/core/collab/document/paths.ts";
import { isMonth } from "#app/core/dates.ts";
import { formatMonth } from "#app/core/templates/dates.ts";
import { controlId } from "#app/editor/form/field-path.ts";
import { TEXTS } from "#app/editor/form/texts.ts";
import { useMayEdit } from "#app/editor/sync/editor-access.ts";
import { entryOf, useOpenRoom, useRoomValue } from "#app/editor/sync/room-context.ts";
import { MonthField } from "./month-field.tsx";

type MonthPath =
  | ["experience" | "education" | PeriodSection, string, "startDate" | "endDate"]
  | ["certificates" | "awards" | "publications" | "courses" | "patents", string, "date"]
  | ["certificates", string, "validUntil"];

export function RoomMonthField({
  path,
  label,
  error,
  isTextInput,
}: {
  path: MonthPath;
  label: string;
  error?: string | null;
  /**
   * Whether the date is typed rather than picked; undefined if not chosen: then the date determines
   * it.
   */
  isTextInput?: boolean | undefined;
}) {
  const room = useOpenRoom();
  const mayEdit = useMayEdit();
  const value = useRoomValue((snapshot) => {
    const entry = entryOf(snapshot, path[0], path[1]) as Record<string, unknown> | undefined;
    return String(entry?.[path[2]] ?? "");
  });
  const isNotMonth = value !== "" && !isMonth(value);
  return (
    <MonthField
      id={controlId(path)}
      readOnly={!mayEdit}
      label={label}
      error={error}
      isTextInput={isTextInput ?? isNotMonth}
      // A year alone leaves the picker empty, and is kept until a month is picked.
      hint={
        isTextInput === false && isNotMonth
          ? TEXTS.untilYouPickAMonth({ month: formatMonth(value) })
          : undefined
      }
      value={isTextInput === false && isNotMonth ? "" : value}
      onChange={(month) => {
        if (month !== value) room.edits.setValue(path, month);
      }}
    />
  );
}
