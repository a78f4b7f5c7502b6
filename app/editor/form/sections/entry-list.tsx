/** A section made of entries: add, remove with undo, move up and down, and what to write when it is empty. */
import { type LucideIcon, Plus } from "lucide-react";
import { type ComponentType, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { CAPS, type EntrySection } from "#app/core/resume/schema.ts";
import { useMayEdit } from "#app/editor/sync/editor-access.ts";
import { entryOf, useOpenRoom, useRoomValue } from "#app/editor/sync/room-context.ts";
import type { RoomSnapshot } from "#app/editor/sync/room-handle.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { dragItemClass } from "#app/ui/drag/drag-handle.tsx";
import { useDragOrder } from "#app/ui/drag/use-drag-order.ts";
import { useDragScrollAnchor } from "#app/ui/drag/use-drag-scroll-anchor.ts";
import { notify } from "#app/ui/toast/toast.tsx";
import { EntryCard } from "./entry-card.tsx";
import { FormSection } from "./form-section.tsx";
import { newEntry } from "./new-entry.ts";

export function EntryList({
  section,
  title,
  noun,
  icon: Icon,
  emptyText,
  startsFocused = false,
  Fields,
}: {
  section: EntrySection;
  title: string;
  /** One of them: "Add {noun}", "{noun} 2". */
  noun: string;
  icon: LucideIcon;
  emptyText: string;
  /** Puts the cursor into the first entry once, when the section appears. */
  startsFocused?: boolean;
  Fields: ComponentType<{ id: string }>;
}) {
  const room = useOpenRoom();
  const mayEdit = useMayEdit();
  const ids = useRoomValue((snapshot) => joinIds(snapshot, section));
  const list = ids === "" ? [] : ids.split(" ");
  const [said, setSaid] = useState("");
  const status = useRef<HTMLParagraphElement>(null);
  const left = useRef<string | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const container = useRef<HTMLUListElement>(null);
  const capId = useId();
  const isFull = list.length >= CAPS.entries;
  const limit = `${title} is limited to ${CAPS.entries} entries.`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was true as the section appeared
  useEffect(() => {
    if (startsFocused && list[0]) focusFirstField(list[0]);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an entry goes when the ids change
  useLayoutEffect(() => {
    const isGone = left.current !== null && !list.includes(left.current);
    left.current = null;
    const around = status.current?.closest("section");
    if (!isGone || !around) return;
    // Neither a field nor a button: whoever writes on changes nothing.
    around.tabIndex = -1;
    around.focus({ preventScroll: true });
    // Who has taken it back themselves knows.
    if (!room.isOwnChange()) notify.plain("The entry you were in was removed.");
  }, [ids]);
  function focusFirstField(entryId: string) {
    requestAnimationFrame(() =>
      container.current
        ?.querySelector<HTMLElement>(`[data-entry="${entryId}"] :is(input, textarea)`)
        ?.focus(),
    );
  }
  function add() {
    const entry = newEntry(section);
    room.addEntry(section, entry);
    setSaid(`${noun} added`);
    focusFirstField(entry.id);
  }
  function remove(id: string) {
    const index = list.indexOf(id);
    const snapshot = room.read();
    const entry = snapshot && entryOf(snapshot, section, id);
    if (!entry) return;
    room.removeEntry(section, id);
    addButton.current?.focus();
    // Whatever was edited since, the entry comes back with its id, at its old place.
    const putBack = () => {
      if (room.addEntry(section, entry, index)) return focusFirstField(id);
      const isOver = (room.read()?.resume[section] ?? []).length >= CAPS.entries;
      const reason = isOver ? limit : "This resume cannot be changed right now.";
      notify.error(`${noun} could not be put back. ${reason}`, offer);
    };
    const offer = { action: { label: "Undo", onClick: putBack }, durationMs: 10_000 };
    notify.plain(`${noun} removed`, offer);
  }
  const order = useDragOrder({
    container,
    ids: list,
    onDrop(id, to) {
      shift(id, to - list.indexOf(id));
      // Its form is open again, and may be anywhere.
      requestAnimationFrame(() => cardOf(id)?.scrollIntoView({ block: "nearest" }));
    },
  });
  useDragScrollAnchor(container, order.dragged, cardOf);
  function cardOf(id: string) {
    return container.current?.querySelector<HTMLElement>(`[data-entry="${id}"]`);
  }
  function shift(id: string, by: number) {
    room.moveEntry(section, id, by);
    const place = list.indexOf(id) + by + 1;
    setSaid(`${noun} moved to place ${place} of ${list.length}`);
  }
  function move(id: string, by: -1 | 1) {
    shift(id, by);
    // Reordering may take the focus from the button that was pressed; at an end that button is off.
    requestAnimationFrame(() => {
      const buttons = container.current?.querySelectorAll<HTMLButtonElement>(
        `[data-entry="${id}"] [data-move]:enabled`,
      );
      const same = [...(buttons ?? [])].find((button) => button.dataset.move === String(by));
      (same ?? buttons?.[0])?.focus();
    });
  }

  return (
    <FormSection title={title} count={list.length}>
      <p ref={status} role="status" className="sr-only">
        {said}
      </p>
      {list.length === 0 ? (
        <p className="mb-3 flex gap-3 rounded-control border border-dashed border-line-strong p-4 text-sm text-ink-soft">
          <Icon aria-hidden size={20} className="mt-0.5 shrink-0 text-ink-faint" />
          {emptyText}
        </p>
      ) : (
        <ul
          ref={container}
          data-dragging={order.dragged === null ? undefined : ""}
          className="group/list mb-3 grid grid-cols-[minmax(0,1fr)] gap-4"
        >
          {list.map((id, index) => (
            <EntryCard
              key={id}
              id={id}
              section={section}
              noun={noun}
              index={index}
              isLast={index === list.length - 1}
              onMove={move}
              onRemove={remove}
              left={left}
              onDragStart={order.handleProps(id).onPointerDown}
              dragClass={dragItemClass(order.dragged === id, order.dropIndicatorAt(index))}
              Fields={Fields}
            />
          ))}
        </ul>
      )}
      {mayEdit ? (
        <Button
          ref={addButton}
          size="small"
          onClick={add}
          disabled={isFull}
          aria-describedby={isFull ? capId : undefined}
        >
          <Plus aria-hidden size={16} />
          Add {noun}
        </Button>
      ) : null}
      {isFull ? (
        <p id={capId} className="mt-1 text-sm text-ink-soft">
          {limit}
        </p>
      ) : null}
    </FormSection>
  );
}

/** Ids hold no spaces; a text compares by value, a list would not. */
function joinIds(snapshot: RoomSnapshot, section: EntrySection): string {
  const entries: { id: string }[] = snapshot.resume[section] ?? [];
  return entries.map((entry) => entry.id).join(" ");
}
