/**
 * A list of entries as cards, to add, remove with undo, and move; shows advice while it is empty.
 */
import { type LucideIcon, Plus } from "lucide-react";
import {
  type ComponentType,
  startTransition,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { capOfList } from "#app/core/collab/document/layout.ts";
import { type CardList, entriesOf } from "#app/core/resume/entry-lists.ts";
import { useOpenEntry } from "#app/editor/form/open-entry.ts";
import { TEXTS } from "#app/editor/form/texts.ts";
import { useMayEdit } from "#app/editor/sync/editor-access.ts";
import { entryOf, useOpenRoom, useRoomValue } from "#app/editor/sync/room-context.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { dragItemClass } from "#app/ui/drag/drag-handle.tsx";
import { useDragOrder } from "#app/ui/drag/use-drag-order.ts";
import { useDragScrollAnchor } from "#app/ui/drag/use-drag-scroll-anchor.ts";
import { notify } from "#app/ui/toast/toast.tsx";
import { EntryCard } from "./entry-card.tsx";
import { joinIds } from "./join-ids.ts";
import { createEntry } from "./new-entry.ts";

export function EntryItems({
  section,
  sectionId,
  title,
  noun,
  icon: Icon,
  emptyText,
  startsFocused = false,
  Fields,
}: {
  section: CardList;
  /** Id of the custom section that the entries are in. */
  sectionId?: string;
  title: string;
  /** The name of one entry, for "Add {noun}" and "{noun} 2". */
  noun: string;
  icon?: LucideIcon;
  emptyText?: string;
  /** Focuses the first entry when the section is mounted. */
  startsFocused?: boolean;
  Fields: ComponentType<{ id: string }>;
}) {
  const room = useOpenRoom();
  const mayEdit = useMayEdit();
  const openEntry = useOpenEntry();
  const joinedIds = useRoomValue(({ resume }) => joinIds(resume, section, sectionId));
  const entryIds = joinedIds === "" ? [] : joinedIds.split(" ");
  const [announcement, setAnnouncement] = useState("");
  const status = useRef<HTMLParagraphElement>(null);
  const unmountedWithFocus = useRef<string | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const container = useRef<HTMLUListElement>(null);
  const capId = useId();
  const cap = capOfList(section);
  const isFull = useRoomValue(({ resume }) => (entriesOf(resume, section) ?? []).length >= cap);
  const limit = TEXTS.entriesLimit({ title, cap });

  // biome-ignore lint/correctness/useExhaustiveDependencies: only for the state at mount
  useEffect(() => {
    const [first] = entryIds;
    // After the effect, since React does not allow `flushSync` within one.
    if (startsFocused && first) queueMicrotask(() => focusFirstField(first));
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: entries are removed only when the ids change
  useLayoutEffect(() => {
    const isRemoved =
      unmountedWithFocus.current !== null && !entryIds.includes(unmountedWithFocus.current);
    unmountedWithFocus.current = null;
    const section = status.current?.closest("section");
    if (!isRemoved || !section) return;
    // Not a field or a button, where continued typing would change something.
    section.tabIndex = -1;
    section.focus({ preventScroll: true });
    // No notice after the user's own undo.
    if (!room.document.isLastChangeLocal()) notify.plain(TEXTS.editedEntryWasRemoved);
  }, [joinedIds]);
  function focusFirstField(entryId: string) {
    // Rendered at once, so that what is typed right after the press lands in the field.
    flushSync(() => openEntry.open(entryId));
    container.current
      ?.querySelector<HTMLElement>(`[data-entry="${entryId}"] :is(input, textarea)`)
      ?.focus();
  }
  function add() {
    const entry = createEntry(section, sectionId);
    // As a transition, so that the form reacts to the press at once and the page is rendered after
    // it.
    startTransition(() => {
      room.edits.addEntry(section, entry);
    });
    setAnnouncement(TEXTS.added({ noun }));
    focusFirstField(entry.id);
  }
  function remove(id: string) {
    const index = entryIds.indexOf(id);
    const snapshot = room.document.read();
    const entry = snapshot && entryOf(snapshot, section, id);
    if (!entry) return;
    startTransition(() => room.edits.removeEntry(section, id));
    addButton.current?.focus();
    // Restores the entry with its id at its old index, even after other edits.
    const restore = () => {
      if (room.edits.addEntry(section, entry, index)) return focusFirstField(id);
      const { resume = {} } = room.document.read() ?? {};
      const isOverCap = (entriesOf(resume, section) ?? []).length >= cap;
      const reason = isOverCap ? limit : TEXTS.thisResumeCannotBeChanged;
      notify.error(TEXTS.restoreFailed({ noun, reason }), options);
    };
    const options = { action: { label: TEXTS.undo, onClick: restore }, durationMs: 10_000 };
    notify.plain(TEXTS.removed({ noun }), options);
  }
  const order = useDragOrder({
    container,
    ids: entryIds,
    onDrop(id, to) {
      moveAndAnnounce(id, to - entryIds.indexOf(id));
      // After a drag the fields are shown again, which may move this entry out of view.
      requestAnimationFrame(() => cardOf(id)?.scrollIntoView({ block: "nearest" }));
    },
  });
  useDragScrollAnchor(container, order.dragged, cardOf);
  function cardOf(id: string) {
    return container.current?.querySelector<HTMLElement>(`[data-entry="${id}"]`);
  }
  function moveAndAnnounce(id: string, by: number) {
    room.edits.moveEntry(section, id, by);
    const position = entryIds.indexOf(id) + by + 1;
    setAnnouncement(TEXTS.movedToPlace({ name: noun, place: position, count: entryIds.length }));
  }
  function move(id: string, by: -1 | 1, from: "button" | "line") {
    // Rendered at once, so that a key pressed right after the move finds the focus.
    flushSync(() => moveAndAnnounce(id, by));
    // Reordering may lose the focus, and at either end of the list the pressed button is disabled.
    if (from === "line") {
      cardOf(id)?.querySelector<HTMLElement>("[data-line]")?.focus();
      return;
    }
    const buttons = container.current?.querySelectorAll<HTMLButtonElement>(
      `[data-entry="${id}"] [data-move]:enabled`,
    );
    // Not the buttons of entries within this one.
    const ownButtons = [...(buttons ?? [])].filter((button) => button.closest("li") === cardOf(id));
    const pressed = ownButtons.find((button) => button.dataset.move === String(by));
    (pressed ?? ownButtons[0])?.focus();
  }

  return (
    <>
      <p ref={status} role="status" className="sr-only">
        {announcement}
      </p>
      {entryIds.length === 0 && emptyText && Icon ? (
        <p className="mb-3 flex gap-3 rounded-control border border-dashed border-line-strong p-4 text-sm text-ink-soft">
          <Icon aria-hidden size={20} className="mt-0.5 shrink-0 text-ink-faint" />
          {emptyText}
        </p>
      ) : null}
      {entryIds.length === 0 ? null : (
        <ul
          ref={container}
          data-dragging={order.dragged === null ? undefined : ""}
          className="group/list mb-2 grid grid-cols-[minmax(0,1fr)] gap-1.5"
        >
          {entryIds.map((id, index) => (
            <EntryCard
              key={id}
              id={id}
              section={section}
              noun={noun}
              index={index}
              isLast={index === entryIds.length - 1}
              onMove={move}
              onRemove={remove}
              unmountedWithFocus={unmountedWithFocus}
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
          {TEXTS.add({ noun })}
        </Button>
      ) : null}
      {isFull ? (
        <p id={capId} className="mt-1 text-sm text-ink-soft">
          {limit}
        </p>
      ) : null}
    </>
  );
}
