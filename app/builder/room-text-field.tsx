/** Text controls bound to one text of the room; a text past its cap stays in the field and is not sent. */
import {
  type InputHTMLAttributes,
  type SyntheticEvent,
  type TextareaHTMLAttributes,
  useState,
} from "react";
import { CAPS } from "#app/resume/schema.ts";
import { TextArea, TextField } from "#app/ui/field.tsx";
import { capError, capHint } from "./cap-message.ts";
import { controlId } from "./field-path.ts";
import { growing } from "./growing.ts";
import { HIDDEN_LABEL } from "./hidden-label.ts";
import { entryOf, useOpenRoom, useRoomValue } from "./room-context.ts";
import type { RoomSnapshot, TextPath } from "./room-handle.ts";

interface Bound {
  path: TextPath;
  label: string;
  /** Where a heading right above already says it. */
  isLabelHidden?: boolean;
  optional?: boolean;
  hint?: string;
  cap?: number;
}

function textAt({ resume, ...rest }: RoomSnapshot, path: TextPath): string {
  if (path[0] === "personalInfo") return resume.personalInfo[path[1]];
  if (path[0] === "summary") return resume.summary;
  const entry = entryOf({ resume, ...rest }, path[0], path[1]);
  return (entry as Record<string, string> | undefined)?.[path[2]] ?? "";
}

function useBoundText({ path, label, hint, cap = CAPS.shortText }: Bound) {
  const room = useOpenRoom();
  const kept = useRoomValue((snapshot) => textAt(snapshot, path));
  const [tooLong, setTooLong] = useState<string | null>(null);
  const value = tooLong ?? kept;
  return {
    id: controlId(path),
    value,
    error: capError(label, value.length, cap),
    hint: capHint(value.length, cap) ?? hint,
    onChange(event: SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>) {
      const field = event.currentTarget;
      const fits = field.value.length <= cap;
      setTooLong(fits ? null : field.value);
      if (fits) room.setText(path, field.value, field.selectionStart ?? undefined);
    },
  };
}

export function RoomTextField({
  path,
  cap,
  isLabelHidden,
  ...rest
}: Bound & Omit<InputHTMLAttributes<HTMLInputElement>, "value" | "onChange" | "id">) {
  const bound = useBoundText({ path, cap, ...rest });
  return (
    <div className={isLabelHidden ? HIDDEN_LABEL : "contents"}>
      <TextField {...rest} {...bound} />
    </div>
  );
}

export function RoomTextArea({
  path,
  cap,
  isLabelHidden,
  ...rest
}: Bound & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "value" | "onChange" | "id">) {
  const bound = useBoundText({ path, cap, ...rest });
  return (
    <div className={isLabelHidden ? HIDDEN_LABEL : "contents"}>
      <TextArea {...growing(rest.rows)} {...rest} {...bound} />
    </div>
  );
}
