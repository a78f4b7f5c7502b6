/** Named groups of skills; ungrouped skills are printed after them. */
import { ArrowUp, Trash2 } from "lucide-react";
import { RoomListField } from "#app/editor/form/fields/room-list-field.tsx";
import { RoomTextField } from "#app/editor/form/fields/room-text-field.tsx";
import { TEXTS } from "#app/editor/form/texts.ts";
import { useMayEdit } from "#app/editor/sync/editor-access.ts";
import { useOpenRoom } from "#app/editor/sync/room-context.ts";
import { IconButton } from "#app/ui/controls/button.tsx";
import { useFocusAdded } from "./use-focus-added.ts";
import type { ShortList } from "./use-short-list.ts";

export function SkillGroups({ ids, added, remove }: ShortList) {
  const room = useOpenRoom();
  const mayEdit = useMayEdit();
  const listRef = useFocusAdded(added);
  return (
    <ul ref={listRef} aria-label={TEXTS.groupsOfSkills} className="mt-2 grid gap-2">
      {ids.map((id, index) => (
        <li
          key={id}
          data-item={id}
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-1 gap-y-2 rounded-card border border-line bg-raised p-3"
        >
          <RoomTextField
            path={["skillGroups", id, "name"]}
            label={TEXTS.nameOfGroup(index + 1)}
            autoComplete="off"
            placeholder={TEXTS.groupNameExample}
          />
          <div className="col-span-2">
            <RoomListField
              path={["skillGroups", id, "skills"]}
              label={TEXTS.skillsOfGroup(index + 1)}
              savesOnBlur
              rows={1}
              hint={TEXTS.groupSkillsHint}
            />
          </div>
          {/* Beside the name, but after the skills in tab order, so that typing on after the name
              presses no button. */}
          {mayEdit ? (
            <div className="col-start-2 row-start-1 flex gap-1 self-end">
              <IconButton
                label={TEXTS.moveGroupUp(index + 1)}
                disabled={index === 0}
                onClick={() => room.edits.moveEntry("skillGroups", id, -1)}
              >
                <ArrowUp aria-hidden size={16} />
              </IconButton>
              <IconButton label={TEXTS.removeGroup(index + 1)} onClick={() => remove(id)}>
                <Trash2 aria-hidden size={16} />
              </IconButton>
            </div>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
