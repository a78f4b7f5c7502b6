/** Small buttons right below what is selected in a field: what can be said about it. */
import { MessageSquarePlus } from "lucide-react";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { type Box, boxesOf, isTextControl } from "#app/editor/presence/text-geometry.ts";
import { FormatTools } from "#app/editor/selection/format-tools.tsx";
import type { Selected } from "#app/editor/selection/selected-text.ts";
import { TEXTS } from "./texts.ts";

const GAP_PX = 8;
/** As high as the round buttons at the bottom are. */
const BUTTONS_PX = 72;

interface Spot {
  left: number;
  /** Below what is selected, and above it for where there is no room. */
  below: number;
  above: number;
}

/** Around the selected lines, else around the field. */
function spotFor({ control, range, onPage }: Selected): Spot | null {
  const boxes = control ? boxesInForm(control, range) : onPage ? boxesOnPage(onPage) : [];
  const [first, last] = [boxes[0], boxes.at(-1)];
  if (!first || !last) return null;
  return { left: last.left, below: last.top + last.height + GAP_PX, above: first.top - GAP_PX };
}

function boxesInForm(control: HTMLElement, range: Selected["range"]): Box[] {
  if (control.getClientRects().length === 0) return [];
  const { boxes } =
    range && isTextControl(control)
      ? boxesOf(control, range.start, range.end, range.end)
      : { boxes: [] };
  return boxes.length > 0 ? boxes : [control.getBoundingClientRect()];
}

/** In the editor's window: the page's frame is scaled to the zoom. */
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
  selected: Selected;
  onComment(): void;
  /** Absent where nothing can be suggested. */
  onSuggest?: (() => void) | undefined;
  /** Absent where words can't be formatted. */
  onLink?: (() => void) | undefined;
  onDismiss(): void;
}) {
  const tools = useRef<HTMLDivElement>(null);
  const [spot, setSpot] = useState(() => spotFor(selected));
  useLayoutEffect(() => setSpot(spotFor(selected)), [selected]);
  useEffect(() => {
    const again = () => setSpot(spotFor(selected));
    const onKey = (event: KeyboardEvent) => event.key === "Escape" && onDismiss();
    addEventListener("scroll", again, true);
    addEventListener("resize", again);
    addEventListener("keydown", onKey);
    return () => {
      removeEventListener("scroll", again, true);
      removeEventListener("resize", again);
      removeEventListener("keydown", onKey);
    };
  }, [selected, onDismiss]);
  // Kept within the window, whatever its own width is.
  useLayoutEffect(() => {
    const element = tools.current;
    if (!element || !spot) return;
    const { offsetWidth, offsetHeight } = element;
    const left = Math.max(8, Math.min(spot.left, innerWidth - offsetWidth - 8));
    const hasRoom = spot.below + offsetHeight + BUTTONS_PX < innerHeight;
    const top = Math.max(8, hasRoom ? spot.below : spot.above - offsetHeight);
    // A move by `left` and `top` while the page scrolls counts as a shift of the layout.
    element.style.translate = `${left}px ${top}px`;
  }, [spot]);
  if (!spot) return null;
  return (
    <div
      ref={tools}
      role="toolbar"
      aria-label={selected.range || selected.onPage ? TEXTS.selectedText : TEXTS.thisField}
      // The selection stays while they are pressed.
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
