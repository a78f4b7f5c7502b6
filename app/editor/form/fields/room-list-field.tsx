/** A list typed as comma-separated text: the raw text stays while typing, the parsed list goes to the room. */
import { useState } from "react";
import { formatCommaList, parseCommaList } from "#app/core/resume/comma-list.ts";
import { CAPS } from "#app/core/resume/schema.ts";
import { controlId } from "#app/editor/form/field-path.ts";
import { useUnsavedWarning } from "#app/editor/form/use-unsaved-warning.ts";
import { useMayEdit } from "#app/editor/sync/editor-access.ts";
import { entryOf, useOpenRoom, useRoomValue } from "#app/editor/sync/room-context.ts";
import type { ListPath, RoomSnapshot } from "#app/editor/sync/room.ts";
import { TextArea } from "#app/ui/controls/field.tsx";
import { growing } from "./field-style.ts";
import { HIDDEN_LABEL } from "./hidden-label.ts";
import { listError } from "./list-error.ts";

function listAt(snapshot: RoomSnapshot, path: ListPath): string {
  const items =
    path[0] === "skills"
      ? snapshot.resume.skills
      : (entryOf(snapshot, path[0], path[1])?.technologies ?? []);
  return formatCommaList(items);
}

/** A pasted list often has one item a line. */
const parse = (text: string) => parseCommaList(text.replace(/[\r\n]+/g, ","));

export function RoomListField({
  path,
  label,
  isLabelHidden,
  ...rest
}: {
  path: ListPath;
  label: string;
  isLabelHidden?: boolean;
  rows: number;
  hint?: string;
  placeholder?: string;
}) {
  const room = useOpenRoom();
  const mayEdit = useMayEdit();
  const kept = useRoomValue((snapshot) => listAt(snapshot, path));
  const [raw, setRaw] = useState(kept);
  const items = parse(raw);
  const error = listError(label, items);
  useUnsavedWarning(error !== null);
  // Somebody else's edit, or an undo: the text no longer says what the room holds.
  const isBehind = error === null && formatCommaList(items) !== kept;
  const shown = isBehind ? kept : raw;

  function change(text: string) {
    setRaw(text);
    const next = parse(text);
    if (listError(label, next) === null && formatCommaList(next) !== kept) room.setList(path, next);
  }
  return (
    <div className={isLabelHidden ? HIDDEN_LABEL : "contents"}>
      <TextArea
        id={controlId(path)}
        label={label}
        value={shown}
        readOnly={!mayEdit}
        error={error}
        autoComplete="off"
        {...growing(rest.rows)}
        onChange={(event) => change(event.target.value)}
        onBlur={() => error === null && setRaw(kept)}
        {...rest}
        hint={
          items.length > CAPS.skills * 0.9 && !error
            ? `${items.length} of ${CAPS.skills} items`
            : rest.hint
        }
      />
    </div>
  );
}
