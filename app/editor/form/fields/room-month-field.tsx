/** A month of an entry, bound to the shared document. */

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
  isTyped,
}: {
  path: MonthPath;
  label: string;
  error?: string | null;
  /** Typed rather than picked, or neither was chosen and the date itself decides. */
  isTyped?: boolean | undefined;
}) {
  const room = useOpenRoom();
  const mayEdit = useMayEdit();
  const value = useRoomValue((snapshot) => {
    const entry = entryOf(snapshot, path[0], path[1]) as Record<string, unknown> | undefined;
    return String(entry?.[path[2]] ?? "");
  });
  const isOther = value !== "" && !isMonth(value);
  return (
    <MonthField
      id={controlId(path)}
      readOnly={!mayEdit}
      label={label}
      error={error}
      isTyped={isTyped ?? isOther}
      // The picker is empty beside a year, which stays until a month is picked.
      hint={
        isTyped === false && isOther
          ? TEXTS.untilYouPickAMonth({ month: formatMonth(value) })
          : undefined
      }
      value={isTyped === false && isOther ? "" : value}
      onChange={(month) => {
        if (month !== value) room.edits.setValue(path, month);
      }}
    />
  );
}
