/** One entry of a list section: its title, buttons and fields. */
import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import {
  type ComponentType,
  type MutableRefObject,
  type PointerEventHandler,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import type { EntrySection } from "#app/core/resume/schema.ts";
import { useMayEdit } from "#app/editor/sync/editor-access.ts";
import { entryOf, useRoomValue } from "#app/editor/sync/room-context.ts";
import { IconButton } from "#app/ui/controls/button.tsx";
import { classNames } from "#app/ui/controls/class-names.ts";
import { DragHandle } from "#app/ui/drag/drag-handle.tsx";
import { entryTitle } from "./new-entry.ts";

export function EntryCard({
  id,
  section,
  noun,
  index,
  isLast,
  onMove,
  onRemove,
  unmountedWithFocus,
  onDragStart,
  dragClass,
  Fields,
}: {
  id: string;
  section: EntrySection;
  noun: string;
  index: number;
  isLast: boolean;
  onMove(id: string, by: -1 | 1): void;
  onRemove(id: string): void;
  /** Set to the entry's id when it is unmounted with the focus in it. */
  unmountedWithFocus: MutableRefObject<string | null>;
  onDragStart: PointerEventHandler<HTMLElement>;
  /** Styles for the entry while one of the list is dragged. */
  dragClass: string;
  Fields: ComponentType<{ id: string }>;
}) {
  const headingId = useId();
  const mayEdit = useMayEdit();
  const name = `${noun} ${index + 1}`;
  const title = useRoomValue((snapshot) => {
    const entry = entryOf(snapshot, section, id);
    return entry ? entryTitle(entry) : "";
  });
  const card = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const element = card.current;
    return () => {
      if (element?.contains(document.activeElement)) unmountedWithFocus.current = id;
    };
  }, [id, unmountedWithFocus]);
  return (
    <li
      ref={card}
      data-entry={id}
      className={classNames("rounded-card border border-line bg-raised", dragClass)}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset does not allow this layout of its heading */}
      <div role="group" aria-labelledby={headingId}>
        <div className="flex items-center gap-1 border-b border-line py-1 pr-1 pl-1.5">
          {mayEdit && !(isLast && index === 0) ? (
            <DragHandle onPointerDown={onDragStart} />
          ) : (
            <span aria-hidden className="w-1.5" />
          )}
          <h3 className="min-w-0 flex-1 truncate text-sm">
            <span id={headingId} className="font-semibold">
              {name}
            </span>
            {title ? <span className="ml-1.5 text-ink-soft">· {title}</span> : null}
          </h3>
          {mayEdit ? (
            <>
              <IconButton
                size="small"
                label={`Move ${name} up`}
                data-move="-1"
                disabled={index === 0}
                onClick={() => onMove(id, -1)}
              >
                <ArrowUp aria-hidden size={16} />
              </IconButton>
              <IconButton
                size="small"
                label={`Move ${name} down`}
                data-move="1"
                disabled={isLast}
                onClick={() => onMove(id, 1)}
              >
                <ArrowDown aria-hidden size={16} />
              </IconButton>
              <IconButton size="small" label={`Remove ${name}`} onClick={() => onRemove(id)}>
                <Trash2 aria-hidden size={16} />
              </IconButton>
            </>
          ) : null}
        </div>
        {/* Hidden during a drag: whole forms are too tall to drag past each other. */}
        <div className="@container p-4 group-data-dragging/list:hidden">
          <div className="grid gap-4">
            <Fields id={id} />
          </div>
        </div>
      </div>
    </li>
  );
}
