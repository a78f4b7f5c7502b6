/**
 * One entry of a list section: a line with its name that opens its fields, and buttons to move and
 * remove it.
 */
import { ArrowDown, ArrowUp, ChevronRight, Eye, EyeOff, Trash2 } from "lucide-react";
import {
  type ComponentType,
  type KeyboardEvent,
  type MutableRefObject,
  type PointerEventHandler,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import type { CardList } from "#app/core/resume/entry-lists.ts";
import { isRoleBelow } from "#app/core/resume/group-roles.ts";
import { TipCount } from "#app/editor/advice/tip-count.tsx";
import { useIsEntryOpen, useOpenEntry } from "#app/editor/form/open-entry.ts";
import { TEXTS } from "#app/editor/form/texts.ts";
import { useMayEdit } from "#app/editor/sync/editor-access.ts";
import type { Entry, ResumeSnapshot } from "#app/editor/sync/room.ts";
import { entryOf, useOpenRoom, useRoomValue } from "#app/editor/sync/room-context.ts";
import { IconButton } from "#app/ui/controls/button.tsx";
import { classNames } from "#app/ui/controls/class-names.ts";
import { DragHandle } from "#app/ui/drag/drag-handle.tsx";
import { entryNames, entrySecondLine, entryTitle, entryYears } from "./entry-line.ts";

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
  section: CardList;
  /** The name of one entry, for "{noun} 2". */
  noun: string;
  /** Its index in the list, from 0. */
  index: number;
  isLast: boolean;
  /**
   * `from` is what gets the focus again: the pressed button, or the entry's line after its
   * shortcut.
   */
  onMove(id: string, by: -1 | 1, from: "button" | "line"): void;
  onRemove(id: string): void;
  /** Set to the entry's id if the entry is unmounted while it has the focus. */
  unmountedWithFocus: MutableRefObject<string | null>;
  onDragStart: PointerEventHandler<HTMLElement>;
  /** Classes of the entry while an entry of the list is dragged. */
  dragClass: string;
  Fields: ComponentType<{ id: string }>;
}) {
  const idPrefix = useId();
  const mayEdit = useMayEdit();
  const openEntry = useOpenEntry();
  const isOpen = useIsEntryOpen(id);
  const name = `${noun} ${index + 1}`;
  // A publication's title is long, so where and when it was published is below it.
  const isPublication = section === "publications";
  // Two strings, which are compared by value: other edits of the entry do not render this again.
  const names = useRoomValue((snapshot) =>
    describe(snapshot, isPublication ? entryTitle : entryNames),
  );
  const years = useRoomValue((snapshot) =>
    describe(snapshot, isPublication ? entrySecondLine : entryYears),
  );
  function describe(snapshot: ResumeSnapshot, part: (entry: Entry) => string): string {
    const entry = entryOf(snapshot, section, id);
    return entry ? part(entry) : "";
  }
  const room = useOpenRoom();
  const isHidden = useRoomValue((snapshot) => entryOf(snapshot, section, id)?.hidden === true);
  const isRole = useRoomValue(
    ({ resume }) => section === "experience" && isRoleBelow(resume.experience, id),
  );
  const card = useRef<HTMLLIElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const fields = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = card.current;
    return () => {
      if (element?.contains(document.activeElement)) unmountedWithFocus.current = id;
    };
  }, [id, unmountedWithFocus]);
  useLayoutEffect(() => {
    // Opening another entry hides this one's fields, so the line takes the focus from a hidden
    // field.
    if (!isOpen && fields.current?.contains(document.activeElement))
      toggle.current?.focus({ preventScroll: true });
  }, [isOpen]);
  function moveByKey(event: KeyboardEvent) {
    if (!event.altKey || !mayEdit) return;
    const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : null;
    if (by === null) return;
    event.preventDefault();
    if (by === -1 ? index > 0 : !isLast) onMove(id, by, "line");
  }
  return (
    <li
      ref={card}
      data-entry={id}
      data-role={isRole ? "" : undefined}
      // Roles at one employer look like rows of one card: without a gap, separated by a line.
      className={classNames(
        "rounded-card border border-line bg-raised has-[+[data-role]]:rounded-b-none data-role:-mt-1.75 data-role:rounded-t-none",
        dragClass,
      )}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset does not allow this layout of its heading */}
      <div role="group" aria-labelledby={`${idPrefix}-name`} className="group/entry">
        <div className="group/line relative flex items-center pl-0.5">
          {mayEdit && !(isLast && index === 0) ? (
            <DragHandle onPointerDown={onDragStart} />
          ) : (
            <span aria-hidden className="w-1.5" />
          )}
          <h3 className="min-w-0 flex-1 text-sm">
            <button
              ref={toggle}
              type="button"
              data-line
              aria-expanded={isOpen}
              aria-controls={`${idPrefix}-fields`}
              aria-keyshortcuts={mayEdit ? TEXTS.moveShortcuts : undefined}
              onClick={() => openEntry.open(isOpen ? null : id)}
              onKeyDown={moveByKey}
              className="flex min-h-10 w-full items-center rounded-control pr-2 text-left font-semibold hover:text-accent pointer-coarse:min-h-11"
            >
              <ChevronRight
                aria-hidden
                size={16}
                className={classNames(
                  "me-1 shrink-0 text-ink-faint transition-transform",
                  isOpen && "rotate-90",
                )}
              />
              <span id={`${idPrefix}-name`} className={names ? "sr-only" : undefined}>
                {name}
              </span>
              <span className={isPublication ? "grid min-w-0 py-1" : "contents"}>
                {names ? (
                  <span
                    dir="auto"
                    className={classNames("min-w-0 truncate", isHidden && "text-ink-faint")}
                  >
                    {names}
                  </span>
                ) : null}
                {/* Not for an open entry, whose buttons need the room; its fields show it anyway. */}
                {years && !isOpen ? (
                  <span
                    className={classNames(
                      "font-normal text-ink-soft",
                      isPublication ? "truncate" : "shrink-0 whitespace-pre",
                    )}
                  >
                    {isPublication && names ? years : ` · ${years}`}
                  </span>
                ) : null}
              </span>
              {isHidden ? (
                <span className="ms-2 shrink-0 rounded-full bg-sunken px-2 text-xs font-semibold text-ink-soft">
                  {TEXTS.hidden}
                </span>
              ) : null}
              {isOpen ? null : <TipCount part={`${section}.${id}`} />}
              {/* A suggestion is shown at its field, which a collapsed entry hides. */}
              <span className="ms-2 hidden shrink-0 rounded-full bg-warn-wash px-2 text-xs text-warn group-has-[[hidden]_article]/entry:inline">
                {TEXTS.suggestion}
              </span>
            </button>
          </h3>
          {mayEdit ? (
            <div
              className={classNames(
                "flex rounded-card bg-raised pr-1",
                // The line of a collapsed entry has the whole width; on hover or focus its buttons
                // cover the line's end.
                !isOpen &&
                  "absolute right-0 opacity-0 group-focus-within/line:opacity-100 group-hover/line:opacity-100 pointer-coarse:hidden",
              )}
            >
              <IconButton
                size="small"
                label={TEXTS.moveUp({ name })}
                data-move="-1"
                disabled={index === 0}
                onClick={() => onMove(id, -1, "button")}
              >
                <ArrowUp aria-hidden size={16} />
              </IconButton>
              <IconButton
                size="small"
                label={TEXTS.moveDown({ name })}
                data-move="1"
                disabled={isLast}
                onClick={() => onMove(id, 1, "button")}
              >
                <ArrowDown aria-hidden size={16} />
              </IconButton>
              <IconButton
                size="small"
                label={isHidden ? TEXTS.showOnThePage({ name }) : TEXTS.hideFromThePage({ name })}
                aria-pressed={isHidden}
                onClick={() => room.edits.setValue([section, id, "hidden"], !isHidden)}
              >
                {isHidden ? <EyeOff aria-hidden size={16} /> : <Eye aria-hidden size={16} />}
              </IconButton>
              <IconButton size="small" label={TEXTS.remove({ name })} onClick={() => onRemove(id)}>
                <Trash2 aria-hidden size={16} />
              </IconButton>
            </div>
          ) : null}
        </div>
        {/* Hidden during a drag: open entries are too tall to be dragged past. */}
        <div
          ref={fields}
          id={`${idPrefix}-fields`}
          hidden={!isOpen}
          className="@container border-t border-line p-3 group-data-dragging/list:hidden"
        >
          <div className="grid gap-3">
            <Fields id={id} />
          </div>
        </div>
      </div>
    </li>
  );
}
