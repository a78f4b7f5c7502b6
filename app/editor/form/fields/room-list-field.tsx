/**
 * Field for a list that is typed as comma-separated text: the field keeps the typed text, the document
 * gets the parsed list.
 */
import { useState } from "react";
import { formatCommaList, parseCommaList } from "#app/core/resume/comma-list.ts";
import { CAPS } from "#app/core/resume/schema-fields.ts";
import { controlId, fieldKey } from "#app/editor/form/field-path.ts";
import { TEXTS } from "#app/editor/form/texts.ts";
import { useUnsavedField } from "#app/editor/form/use-unsaved-field.ts";
import { useUnsavedWarning } from "#app/editor/form/use-unsaved-warning.ts";
import { useMayEdit } from "#app/editor/sync/editor-access.ts";
import type { ListPath, ResumeSnapshot } from "#app/editor/sync/room.ts";
import { entryOf, useOpenRoom, useRoomValue } from "#app/editor/sync/room-context.ts";
import { TextArea } from "#app/ui/controls/field.tsx";
import { autoGrow, HIDDEN_LABEL } from "./field-style.ts";
import { listError } from "./list-error.ts";

function listTextAt(snapshot: ResumeSnapshot, path: ListPath): string {
  if (path[0] === "skills") return formatCommaList(snapshot.resume.skills);
  const entry: Record<string, unknown> = { ...entryOf(snapshot, path[0], path[1]) };
  return formatCommaList((entry[path[2]] ?? []) as string[]);
}

/** A pasted list often has one item per line. */
const parse = (text: string) => parseCommaList(text.replace(/[\r\n]+/g, ","));

export function RoomListField({
  path,
  label,
  isLabelHidden,
  savesOnBlur = false,
  ...rest
}: {
  path: ListPath;
  label: string;
  isLabelHidden?: boolean;
  /**
   * Saves when the focus leaves, not at every key: for lists whose items are also added to another
   * list, so that half-typed items are not.
   */
  savesOnBlur?: boolean;
  rows: number;
  hint?: string;
  placeholder?: string;
}) {
  const room = useOpenRoom();
  const mayEdit = useMayEdit();
  const saved = useRoomValue((snapshot) => listTextAt(snapshot, path));
  const [typed, setTyped] = useState(saved);
  const items = parse(typed);
  const error = listError(label, items);
  const [hasUnsavedText, setHasUnsavedText] = useState(false);
  // The first tells the room's status of an invalid list, the second warns before the page is left.
  useUnsavedField(fieldKey(path), label, error !== null);
  useUnsavedWarning(hasUnsavedText);
  // After a remote edit or an undo, the typed text no longer matches the document's list.
  const isOutdated = error === null && !hasUnsavedText && formatCommaList(items) !== saved;
  const shown = isOutdated ? saved : typed;

  function change(text: string) {
    setTyped(text);
    if (savesOnBlur) setHasUnsavedText(true);
    else save(text);
  }
  function save(text: string) {
    const next = parse(text);
    if (listError(label, next) === null && formatCommaList(next) !== saved)
      room.edits.setList(path, next);
  }
  function onBlur() {
    setHasUnsavedText(false);
    if (error !== null) return;
    if (hasUnsavedText) save(typed);
    setTyped(hasUnsavedText ? formatCommaList(items) : saved);
  }
  return (
    <div className={isLabelHidden ? HIDDEN_LABEL : "contents"}>
      <TextArea
        id={controlId(path)}
        label={label}
        value={shown}
        readOnly={!mayEdit}
        dir="auto"
        error={error}
        autoComplete="off"
        {...autoGrow(rest.rows)}
        onChange={(event) => change(event.target.value)}
        onBlur={onBlur}
        {...rest}
        hint={
          // The count replaces the hint when less than a tenth of the limit remains, which is that of skills in all lists.
          items.length > CAPS.skills * 0.9 && !error
            ? TEXTS.itemCount({ itemsCount: items.length, skills: CAPS.skills })
            : rest.hint
        }
      />
    </div>
  );
}
