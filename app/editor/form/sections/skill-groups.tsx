/** Named groups of skills; what is in no group is printed after them. */
import { ArrowUp, Trash2 } from "lucide-react";
import { type RefObject, useRef } from "react";
import { newEntryId } from "#app/core/resume/entry-id.ts";
import { RoomListField } from "#app/editor/form/fields/room-list-field.tsx";
import { RoomTextField } from "#app/editor/form/fields/room-text-field.tsx";
import { useMayEdit } from "#app/editor/sync/editor-access.ts";
import { entryOf, useOpenRoom, useRoomValue } from "#app/editor/sync/room-context.ts";
import { IconButton } from "#app/ui/controls/button.tsx";
import { notify } from "#app/ui/toast/toast.tsx";

const MAX_GROUPS = 20;

/** The groups, and adding and removing one; `addButton` takes the focus of a removed group. */
export function useSkillGroups() {
  const room = useOpenRoom();
  const list = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const joined = useRoomValue(({ resume }) =>
    (resume.skillGroups ?? []).map(({ id }) => id).join(" "),
  );
  const ids = joined === "" ? [] : joined.split(" ");
  function add() {
    const id = newEntryId(Date.now(), Math.random());
    room.edits.addEntry("skillGroups", { id });
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-group="${id}"] input`)?.focus(),
    );
  }
  function remove(id: string) {
    const snapshot = room.document.read();
    const group = snapshot && entryOf(snapshot, "skillGroups", id);
    if (!group) return;
    const index = ids.indexOf(id);
    room.edits.removeEntry("skillGroups", id);
    addButton.current?.focus();
    const onClick = () => room.edits.addEntry("skillGroups", group, index);
    notify.plain("Group removed; its skills stay in the list", {
      action: { label: "Undo", onClick },
      durationMs: 10_000,
    });
  }
  return { ids, list, addButton, isFull: ids.length >= MAX_GROUPS, add, remove };
}

export function SkillGroups({
  ids,
  list,
  remove,
}: {
  ids: readonly string[];
  list: RefObject<HTMLUListElement>;
  remove(id: string): void;
}) {
  const room = useOpenRoom();
  const mayEdit = useMayEdit();
  if (ids.length === 0) return null;
  return (
    <ul ref={list} aria-label="Groups of skills" className="mt-2 grid gap-2">
      {ids.map((id, index) => (
        <li
          key={id}
          data-group={id}
          className="grid gap-2 rounded-card border border-line bg-raised p-3"
        >
          <div className="flex items-end gap-1">
            <div className="min-w-0 flex-1">
              <RoomTextField
                path={["skillGroups", id, "name"]}
                label={`Name of group ${index + 1}`}
                autoComplete="off"
                placeholder="Clinical"
              />
            </div>
            {mayEdit ? (
              <>
                <IconButton
                  label={`Move group ${index + 1} up`}
                  disabled={index === 0}
                  onClick={() => room.edits.moveEntry("skillGroups", id, -1)}
                >
                  <ArrowUp aria-hidden size={16} />
                </IconButton>
                <IconButton label={`Remove group ${index + 1}`} onClick={() => remove(id)}>
                  <Trash2 aria-hidden size={16} />
                </IconButton>
              </>
            ) : null}
          </div>
          <RoomListField
            path={["skillGroups", id, "skills"]}
            label={`Skills of group ${index + 1}`}
            savesOnBlur
            rows={1}
            hint="Skills of the list above or new ones, separated by commas."
          />
        </li>
      ))}
    </ul>
  );
}
