/**
 * Buttons below the text selected in the form or on the page: format it, comment on it, suggest a
 * change.
 */
import { MessageSquarePlus } from "lucide-react";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { type Box, boxesOf, isTextControl } from "#app/editor/presence/text-geometry.ts";
import type { FieldSelection } from "#app/editor/selection/field-selection.ts";
import { FormatTools } from "#app/editor/selection/format-tools.tsx";
import { TEXTS } from "./texts.ts";

/** Distance of the buttons from the selection. */
const GAP_PX = 8;
/** Least distance of the buttons from the window's edges. */
const EDGE_PX = 8;
/** Height kept free at the bottom of the window for its round buttons. */
const BUTTONS_PX = 72;

interface ToolsPosition {
  left: number;
  /**
   * Top of the buttons below the selection, and their bottom above it if there is no room below.
   */
  below: number;
  above: number;
}

/**
 * The place for the buttons: at the selected lines, or else at the field. Null if it is not
 * visible.
 */
function positionFor({ control, range, onPage }: FieldSelection): ToolsPosition | null {
  const boxes = control ? boxesInForm(control, range) : onPage ? boxesOnPage(onPage) : [];
  const [first, last] = [boxes[0], boxes.at(-1)];
  if (!first || !last) return null;
  return { left: last.left, below: last.top + last.height + GAP_PX, above: first.top - GAP_PX };
}

/** Boxes of the selected text of a form field, or else the box of the field; [] if it is not displayed. */
function boxesInForm(control: HTMLElement, range: FieldSelection["range"]): Box[] {
  if (control.getClientRects().length === 0) return [];
  const { boxes } =
    range && isTextControl(control)
      ? // The last argument is the caret, whose box is not used.
        boxesOf(control, range.start, range.end, range.end)
      : { boxes: [] };
  return boxes.length > 0 ? boxes : [control.getBoundingClientRect()];
}

/** Boxes of the selection in the editor's window; the page's iframe is scaled by the zoom. */
function boxesOnPage(onPage: Range): Box[] {
  const frame = onPage.startContainer.ownerDocument?.defaultView
    ?.frameElement as HTMLElement | null;
  if (!frame || frame.getClientRects().length === 0) return [];
  const { left, top, width: shownWidth } = frame.getBoundingClientRect();
  const scale = shownWidth / frame.offsetWidth;
  return [...onPage.getClientRects()].map((box) => ({
    left: left + box.left * scale,
    top: top + box.top * scale,
    width: box.width * scale,
    height: box.height * scale,
  }));
}

export function SelectionTools({
  selected,
  onComment,
  onSuggest,
  onLink,
  onDismiss,
}: {
  selected: FieldSelection;
  onComment(): void;
  /** Absent if the user cannot suggest changes of this field. */
  onSuggest?: (() => void) | undefined;
  /** Absent if the text cannot be formatted. */
  onLink?: (() => void) | undefined;
  onDismiss(): void;
}) {
  const tools = useRef<HTMLDivElement>(null);
  const [position, setPosition] = useState(() => positionFor(selected));
  useLayoutEffect(() => setPosition(positionFor(selected)), [selected]);
  useEffect(() => {
    const updatePosition = () => setPosition(positionFor(selected));
    const onKey = (event: KeyboardEvent) => event.key === "Escape" && onDismiss();
    addEventListener("scroll", updatePosition, true);
    addEventListener("resize", updatePosition);
    addEventListener("keydown", onKey);
    return () => {
      removeEventListener("scroll", updatePosition, true);
      removeEventListener("resize", updatePosition);
      removeEventListener("keydown", onKey);
    };
  }, [selected, onDismiss]);
  // Places the buttons below the selection, or above if there is no room, and keeps them within the window.
  useLayoutEffect(() => {
    const element = tools.current;
    if (!element || !position) return;
    const { offsetWidth, offsetHeight } = element;
    const left = Math.max(EDGE_PX, Math.min(position.left, innerWidth - offsetWidth - EDGE_PX));
    const hasRoom = position.below + offsetHeight + BUTTONS_PX < innerHeight;
    const top = Math.max(EDGE_PX, hasRoom ? position.below : position.above - offsetHeight);
    // By `translate`: changing `left` and `top` while the page scrolls would count as a layout
    // shift (CLS).
    element.style.translate = `${left}px ${top}px`;
  }, [position]);
  if (!position) return null;
  return (
    <div
      ref={tools}
      role="toolbar"
      aria-label={selected.range || selected.onPage ? TEXTS.selectedText : TEXTS.thisField}
      // Pressing a button must not clear the selection.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      className="fixed top-0 left-0 z-40 flex animate-appear gap-px overflow-hidden rounded-control border border-line-strong bg-raised shadow-raised"
    >
      {onLink ? <FormatTools selected={selected} onLink={onLink} /> : null}
      <Tool onClick={onComment}>
        <MessageSquarePlus aria-hidden size={16} />
        {TEXTS.comment}
      </Tool>
      {onSuggest ? <Tool onClick={onSuggest}>{TEXTS.suggestAChange}</Tool> : null}
    </div>
  );
}

function Tool({ onClick, children }: { onClick(): void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="flex min-h-9 items-center gap-1.5 px-3 text-sm font-semibold whitespace-nowrap hover:bg-sunken focus-visible:-outline-offset-2 pointer-coarse:min-h-11"
    >
      {children}
    </button>
  );
}
