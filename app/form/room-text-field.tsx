/** Text controls of the form, each bound to one text of the room. */
import type { InputHTMLAttributes, TextareaHTMLAttributes } from "react";
import type { TextPath } from "#app/open-room/room-handle.ts";
import { TextArea, TextField } from "#app/ui/field.tsx";
import { growing } from "./growing.ts";
import { HIDDEN_LABEL } from "./hidden-label.ts";
import { useBoundText } from "./use-bound-text.ts";

interface Bound {
  path: TextPath;
  label: string;
  /** Where a heading right above already says it. */
  isLabelHidden?: boolean;
  optional?: boolean;
  hint?: string;
  cap?: number;
}
/** The nearer matter first: a length that is nearly used up, then a form in doubt. */
function hintOf(note: { hint: string | null; doubt: string | null }, hint: string | undefined) {
  if (note.hint) return note.hint;
  return note.doubt ? <span className="text-warn">{note.doubt}</span> : hint;
}

type Rest<T> = Omit<T, "value" | "defaultValue" | "onInput" | "id">;

export function RoomTextField({
  path,
  cap,
  isLabelHidden,
  hint,
  ...rest
}: Bound & Rest<InputHTMLAttributes<HTMLInputElement>>) {
  const { field, note } = useBoundText<HTMLInputElement>({ path, cap, label: rest.label });
  return (
    <div className={isLabelHidden ? HIDDEN_LABEL : "contents"}>
      <TextField {...rest} {...field} error={note.error} hint={hintOf(note, hint)} />
    </div>
  );
}

export function RoomTextArea({
  path,
  cap,
  isLabelHidden,
  hint,
  ...rest
}: Bound & Rest<TextareaHTMLAttributes<HTMLTextAreaElement>>) {
  const { field, note } = useBoundText<HTMLTextAreaElement>({ path, cap, label: rest.label });
  return (
    <div className={isLabelHidden ? HIDDEN_LABEL : "contents"}>
      <TextArea
        {...growing(rest.rows)}
        {...rest}
        {...field}
        error={note.error}
        hint={hintOf(note, hint)}
      />
    </div>
  );
}
