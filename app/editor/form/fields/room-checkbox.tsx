/** Checkbox for the `current` flag of an entry, bound to the shared document. */

import type { PeriodSection } from "#app/core/collab/document/paths.ts";
import { controlId } from "#app/editor/form/field-path.ts";
import { useMayEdit } from "#app/editor/sync/editor-access.ts";
import { entryOf, useOpenRoom, useRoomValue } from "#app/editor/sync/room-context.ts";
import { CheckboxField } from "#app/ui/controls/field.tsx";

export function RoomCheckbox({
  path,
  label,
}: {
  path: ["experience" | PeriodSection, string, "current"];
  label: string;
}) {
  const room = useOpenRoom();
  const mayEdit = useMayEdit();
  const isChecked = useRoomValue((snapshot) => entryOf(snapshot, path[0], path[1])?.current);
  return (
    <CheckboxField
      id={controlId(path)}
      label={label}
      checked={isChecked ?? false}
      // Not `disabled`: commenters must be able to focus it.
      aria-disabled={!mayEdit}
      onChange={(event) => mayEdit && room.edits.setValue(path, event.target.checked)}
    />
  );
}
