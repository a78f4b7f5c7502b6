/** Fields for links other than LinkedIn and GitHub, such as a website or portfolio. */
import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import type { KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import { RoomTextField } from "#app/editor/form/fields/room-text-field.tsx";
import { TEXTS } from "#app/editor/form/texts.ts";
import { useMayEdit } from "#app/editor/sync/editor-access.ts";
import { IconButton } from "#app/ui/controls/button.tsx";
import { DragHandle, dragItemClass } from "#app/ui/drag/drag-handle.tsx";
import { useDragOrder } from "#app/ui/drag/use-drag-order.ts";
import { useFocusAdded } from "./use-focus-added.ts";
import type { ShortList } from "./use-short-list.ts";

export function LinkList({ ids, added, announcement, move, remove }: ShortList) {
  const mayEdit = useMayEdit();
  const list = useFocusAdded(added);
  const order = useDragOrder({
    container: list,
    ids,
    onDrop: (id, to) => move(id, to - ids.indexOf(id)),
  });
  /**
   * Moves a link and restores the focus, which moving loses; at either end the pressed button is
   * disabled.
   */
  function moveWithFocus(id: string, by: -1 | 1, focused: HTMLElement) {
    // Rendered at once, so that a key pressed right after the move finds the focus.
    flushSync(() => move(id, by));
    const enabledButton = focused.parentElement?.querySelector<HTMLElement>("[data-move]:enabled");
    (focused.matches(":disabled") ? enabledButton : focused)?.focus();
  }
  function moveByKey(id: string, index: number, event: KeyboardEvent) {
    const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : null;
    if (!event.altKey || by === null || !mayEdit) return;
    event.preventDefault();
    if (ids[index + by] !== undefined) moveWithFocus(id, by, event.target as HTMLElement);
  }
  const isMovable = mayEdit && ids.length > 1;
  const shortcuts = isMovable ? TEXTS.moveShortcuts : undefined;
  return (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <ul ref={list} aria-label={TEXTS.links} className="grid gap-2">
        {ids.map((id, index) => (
          <li
            key={id}
            data-item={id}
            onKeyDown={(event) => moveByKey(id, index, event)}
            className={`@container rounded-card border border-line bg-raised p-2 ${dragItemClass(order.dragged === id, order.dropIndicatorAt(index))}`}
          >
            <div className="flex items-end gap-0.5">
              {isMovable ? (
                <DragHandle
                  onPointerDown={order.handleProps(id).onPointerDown}
                  className="self-center"
                />
              ) : null}
              <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-2 @md:grid-cols-[repeat(2,minmax(0,1fr))]">
                <RoomTextField
                  path={["links", id, "label"]}
                  label={TEXTS.linkLabel(index + 1)}
                  aria-keyshortcuts={shortcuts}
                  autoComplete="off"
                  placeholder={TEXTS.linkLabelExample}
                />
                <RoomTextField
                  path={["links", id, "url"]}
                  label={TEXTS.linkNumber(index + 1)}
                  aria-keyshortcuts={shortcuts}
                  inputMode="url"
                  autoComplete="url"
                  autoCapitalize="none"
                  spellCheck={false}
                  placeholder={TEXTS.urlExample}
                />
              </div>
              {mayEdit ? (
                <div className="flex flex-col self-center @md:flex-row @md:self-end">
                  {isMovable ? (
                    <>
                      <IconButton
                        label={TEXTS.moveLinkUp(index + 1)}
                        data-move="-1"
                        disabled={index === 0}
                        onClick={(event) => moveWithFocus(id, -1, event.currentTarget)}
                      >
                        <ArrowUp aria-hidden size={16} />
                      </IconButton>
                      <IconButton
                        label={TEXTS.moveLinkDown(index + 1)}
                        data-move="1"
                        disabled={index === ids.length - 1}
                        onClick={(event) => moveWithFocus(id, 1, event.currentTarget)}
                      >
                        <ArrowDown aria-hidden size={16} />
                      </IconButton>
                    </>
                  ) : null}
                  <IconButton label={TEXTS.removeLink(index + 1)} onClick={() => remove(id)}>
                    <Trash2 aria-hidden size={16} />
                  </IconButton>
                </div>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
