/** A yes or no of an entry, bound to the shared document. */

import { controlId } from "#app/editor/form/field-path.ts";
import { useMayEdit } from "#app/editor/sync/editor-access.ts";
import { entryOf, useOpenRoom, useRoomValue } from "#app/editor/sync/room-context.ts";
import { CheckboxField } from "#app/ui/controls/field.tsx";

export function RoomCheckbox({
  path,
  label,
}: {
  path: ["experience" | "volunteering", string, "current"];
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
      // Not disabled: whoever may not change it can still go to it, to comment or suggest.
      aria-disabled={!mayEdit}
      onChange={(event) => mayEdit && room.setValue(path, event.target.checked)}
    />
  );
}
