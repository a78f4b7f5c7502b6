/**
 * Field for a short value that is replaced as a whole (GPA). The field keeps a text that is too
 * long to save.
 */
import { type InputHTMLAttributes, useState } from "react";
import { CAPS } from "#app/core/resume/schema-fields.ts";
import { controlId, fieldKey } from "#app/editor/form/field-path.ts";
import { useUnsavedField } from "#app/editor/form/use-unsaved-field.ts";
import { useMayEdit } from "#app/editor/sync/editor-access.ts";
import { entryOf, useOpenRoom, useRoomValue } from "#app/editor/sync/room-context.ts";
import { capError, capHint } from "#app/ui/controls/cap-message.ts";
import { TextField } from "#app/ui/controls/field.tsx";

export function RoomValueField({
  path,
  label,
  hint,
  ...rest
}: Pick<InputHTMLAttributes<HTMLInputElement>, "inputMode" | "autoComplete"> & {
  path: ["education", string, "gpa"];
  label: string;
  hint?: string;
  optional?: boolean;
}) {
  const room = useOpenRoom();
  const mayEdit = useMayEdit();
  const value = useRoomValue((snapshot) => entryOf(snapshot, path[0], path[1])?.gpa ?? "");
  const [tooLong, setTooLong] = useState<string | null>(null);
  const shown = tooLong ?? value;
  useUnsavedField(fieldKey(path), label, tooLong !== null);

  function change(next: string) {
    const fits = next.length <= CAPS.shortText;
    setTooLong(fits ? null : next);
    if (fits) room.edits.setValue(path, next);
  }
  return (
    <TextField
      id={controlId(path)}
      label={label}
      value={shown}
      readOnly={!mayEdit}
      dir="auto"
      onChange={(event) => change(event.target.value)}
      hint={capHint(shown.length, CAPS.shortText) ?? hint}
      error={capError(label, shown.length, CAPS.shortText)}
      {...rest}
    />
  );
}
