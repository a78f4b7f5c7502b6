/** Website, portfolio, ORCID and other addresses beside LinkedIn and GitHub. */
import { Trash2 } from "lucide-react";
import { type RefObject, useRef } from "react";
import { newEntryId } from "#app/core/resume/entry-id.ts";
import { CAPS } from "#app/core/resume/schema-fields.ts";
import { PAIR } from "#app/editor/form/fields/field-style.ts";
import { RoomTextField } from "#app/editor/form/fields/room-text-field.tsx";
import { useMayEdit } from "#app/editor/sync/editor-access.ts";
import { entryOf, useOpenRoom, useRoomValue } from "#app/editor/sync/room-context.ts";
import { IconButton } from "#app/ui/controls/button.tsx";
import { notify } from "#app/ui/toast/toast.tsx";

/** The links, and adding and removing one; `addButton` takes the focus of a removed link. */
export function useLinks() {
  const room = useOpenRoom();
  const list = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const joined = useRoomValue(({ resume }) =>
    (resume.personalInfo.links ?? []).map(({ id }) => id).join(" "),
  );
  const ids = joined === "" ? [] : joined.split(" ");
  return {
    ids,
    list,
    addButton,
    isFull: ids.length >= CAPS.links,
    add(): void {
      const id = newEntryId(Date.now(), Math.random());
      room.edits.addEntry("links", { id });
      requestAnimationFrame(() =>
        list.current?.querySelector<HTMLElement>(`[data-link="${id}"] input`)?.focus(),
      );
    },
    remove(id: string): void {
      const snapshot = room.document.read();
      const link = snapshot && entryOf(snapshot, "links", id);
      if (!link) return;
      const index = ids.indexOf(id);
      room.edits.removeEntry("links", id);
      addButton.current?.focus();
      const onClick = () => room.edits.addEntry("links", link, index);
      notify.plain("Link removed", { action: { label: "Undo", onClick }, durationMs: 10_000 });
    },
  };
}

export function LinkList({
  ids,
  list,
  remove,
}: {
  ids: readonly string[];
  list: RefObject<HTMLUListElement>;
  remove(id: string): void;
}) {
  const mayEdit = useMayEdit();
  if (ids.length === 0) return null;
  return (
    <ul ref={list} aria-label="Links" className="grid gap-2">
      {ids.map((id, index) => (
        <li key={id} data-link={id} className="flex items-end gap-1">
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
