/** A month of an entry, bound to the shared document. */

import { controlId } from "#app/editor/form/field-path.ts";
import { useMayEdit } from "#app/editor/sync/editor-access.ts";
import { entryOf, useOpenRoom, useRoomValue } from "#app/editor/sync/room-context.ts";
import { MonthField } from "./month-field.tsx";

type MonthPath =
  | ["experience" | "education" | "volunteering", string, "startDate" | "endDate"]
  | ["certificates" | "awards" | "publications", string, "date"];

export function RoomMonthField({
  path,
  label,
  error,
}: {
  path: MonthPath;
  label: string;
  error?: string | null;
}) {
  const room = useOpenRoom();
  const mayEdit = useMayEdit();
  const value = useRoomValue((snapshot) => {
    const entry = entryOf(snapshot, path[0], path[1]) as Record<string, unknown> | undefined;
    return String(entry?.[path[2]] ?? "");
  });
  return (
    <MonthField
      id={controlId(path)}
      readOnly={!mayEdit}
      label={label}
      error={error}
      value={value}
      onChange={(month) => {
        if (month !== value) room.edits.setValue(path, month);
      }}
    />
  );
}
