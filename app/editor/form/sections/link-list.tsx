/** Website, portfolio, ORCID and other addresses beside LinkedIn and GitHub. */
import { Trash2 } from "lucide-react";
import { PAIR } from "#app/editor/form/fields/field-style.ts";
import { RoomTextField } from "#app/editor/form/fields/room-text-field.tsx";
import { useMayEdit } from "#app/editor/sync/editor-access.ts";
import { IconButton } from "#app/ui/controls/button.tsx";
import { useFocusAdded } from "./use-focus-added.ts";
import type { ShortList } from "./use-short-list.ts";

export function LinkList({ ids, added, remove }: ShortList) {
  const mayEdit = useMayEdit();
  const list = useFocusAdded(added);
  return (
    <ul ref={list} aria-label="Links" className="grid gap-2">
      {ids.map((id, index) => (
        <li key={id} data-item={id} className="flex items-end gap-1">
          <div className={`min-w-0 flex-1 ${PAIR}`}>
            <RoomTextField
              path={["links", id, "label"]}
              label={`Label ${index + 1}`}
              autoComplete="off"
              placeholder="Portfolio"
            />
            <RoomTextField
              path={["links", id, "url"]}
              label={`Link ${index + 1}`}
              inputMode="url"
              autoComplete="url"
              autoCapitalize="none"
              spellCheck={false}
              placeholder="you.example"
            />
          </div>
          {mayEdit ? (
            <IconButton label={`Remove link ${index + 1}`} onClick={() => remove(id)}>
              <Trash2 aria-hidden size={16} />
            </IconButton>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
