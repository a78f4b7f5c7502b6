/**
 * Measures where characters of an input or textarea are on the screen, with an invisible copy of
 * its text.
 */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const COPIED_STYLES = [
  "paddingTop",
  "paddingRight",
  "paddingBottom",
  "paddingLeft",
  "fontFamily",
  "fontSize",
  "fontWeight",
  "fontStyle",
  "fontVariant",
  "fontStretch",
  "letterSpacing",
  "wordSpacing",
  "lineHeight",
  "textIndent",
  "textTransform",
  "tabSize",
  "direction",
  "unicodeBidi",
] as const;

export type TextControl = HTMLInputElement | HTMLTextAreaElement;

export function isTextControl(control: Element): control is TextControl {
  if (control instanceof HTMLTextAreaElement) return true;
  return control instanceof HTMLInputElement && ["text", "tel", "url"].includes(control.type);
}

let mirror: HTMLDivElement | null = null;

/**
 * The copy of a control: one invisible element for all measurements, hidden from screen readers.
 */
function updateMirror(control: TextControl): HTMLDivElement {
  mirror ??= document.createElement("div");
  if (!mirror.isConnected) document.body.appendChild(mirror);
  mirror.setAttribute("aria-hidden", "true");
  const style = getComputedStyle(control);
  for (const name of COPIED_STYLES) mirror.style[name] = style[name];
  const isArea = control instanceof HTMLTextAreaElement;
  Object.assign(mirror.style, {
    position: "fixed",
    visibility: "hidden",
    pointerEvents: "none",
    top: "0",
    left: "0",
    boxSizing: "border-box",
    // `clientWidth` excludes the scroll bar and the border.
    width: isArea ? `${control.clientWidth}px` : "max-content",
    whiteSpace: isArea ? "pre-wrap" : "pre",
    overflowWrap: isArea ? "break-word" : "normal",
  });
  // Otherwise a line break at the end would not make a new line.
  mirror.textContent = `${control.value}\u200b`;
  return mirror;
}

/** Boxes of a range and of its caret, in the window; those scrolled out of the control are left out. */
export function boxesOf(
  control: TextControl,
  start: number,
  end: number,
  head: number,
): { boxes: Box[]; caret: Box | null } {
  const measure = createMeasure(control);
  // The caret is at the left edge of its character; a character without width is added at the end of the text.
  const [caret = null] = measure(head, head + 1).map((box) => ({ ...box, width: 0 }));
  return { boxes: start < end ? clipTo(control, measure(start, end)) : [], caret };
}

/** Boxes of several ranges, for which the text is laid out once. */
export function boxesOfRanges(
  control: TextControl,
  ranges: readonly { start: number; end: number }[],
): Box[][] {
  const measure = createMeasure(control);
  return ranges.map(({ start, end }) => clipTo(control, measure(start, end)));
}

function createMeasure(control: TextControl): (from: number, to: number) => Box[] {
  const copy = updateMirror(control);
  const text = copy.firstChild as Text;
  const bounds = control.getBoundingClientRect();
  const copyBounds = copy.getBoundingClientRect();
  const isArea = control instanceof HTMLTextAreaElement;
  const dx = bounds.left + control.clientLeft - control.scrollLeft - copyBounds.left;
  // An input centers its line vertically.
  const dy = isArea
    ? bounds.top + control.clientTop - control.scrollTop - copyBounds.top
    : bounds.top + (bounds.height - copyBounds.height) / 2 - copyBounds.top;
  return (from, to) => {
    const range = document.createRange();
    const length = text.length;
    range.setStart(text, Math.min(from, length));
    range.setEnd(text, Math.min(to, length));
    return [...range.getClientRects()].flatMap(({ left, top, width, height }) => {
      const box = { left: left + dx, top: top + dy, width, height };
      // A box may be cut off by 1 px, because of rounding.
      const isInside = box.top + height > bounds.top + 1 && box.top < bounds.bottom - 1;
      const isAcross = box.left >= bounds.left - 1 && box.left <= bounds.right + 1;
      return isInside && isAcross ? [box] : [];
    });
  };
}

function clipTo(control: TextControl, boxes: readonly Box[]): Box[] {
  const { right } = control.getBoundingClientRect();
  return boxes.map((box) => ({ ...box, width: Math.min(box.left + box.width, right) - box.left }));
}

/** Removes the copy. */
export function removeMirror(): void {
  mirror?.remove();
  mirror = null;
}
