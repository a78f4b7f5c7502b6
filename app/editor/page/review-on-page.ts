/**
 * Lets people with the comment role select text on the page: a click or the Tab key selects a whole field, and the
 * arrow keys select words in it. A comment is about the selection.
 */
import { FLOW_ID } from "#app/core/templates/page/sheet.ts";

const FIELD = "[data-field]";
/** A second press within it selects a word, so the first one waits before it selects the text. */
const DOUBLE_PRESS_MS = 300;

/** Returns the function that stops it. */
export function reviewOnPage(frame: Document): () => void {
  const selection = frame.getSelection();
  /** The field that is selected as a whole: an arrow key then selects its first or last word. */
  let wholeField: Element | null = null;

  const select = (field: Element) => {
    selection?.selectAllChildren(field);
    wholeField = field;
  };
  let press: ReturnType<typeof setTimeout> | undefined;
  const onClick = (event: MouseEvent) => {
    // Links lead away from the review.
    event.preventDefault();
    clearTimeout(press);
    wholeField = null;
    const field = (event.target as Element).closest?.(FIELD);
    if (!field || event.detail > 1) return;
    press = setTimeout(() => {
      // The end of a drag over words is no press on a text.
      if (selection?.isCollapsed !== false) select(field);
    }, DOUBLE_PRESS_MS);
  };
  const onFocus = (event: FocusEvent) => {
    const field = event.target as Element;
    // A pressed field has its own words selected by the press.
    if (field.matches?.(`${FIELD}:focus-visible`)) select(field);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !selection) return;
    if (event.key === "Escape") return selection.removeAllRanges();
    const isArrow = event.key === "ArrowRight" || event.key === "ArrowLeft";
    if (!isArrow || selection.rangeCount === 0) return;
    event.preventDefault();
    const isForward = (event.key === "ArrowRight") !== isRightToLeft(selection.focusNode);
    if (!event.shiftKey) {
      // From all of it to its first word, or its last one; from a word to the next one, or the one before.
      const isToStart = isForward === (wholeField !== null);
      if (isToStart) selection.collapseToStart();
      else selection.collapseToEnd();
    }
    wholeField = null;
    selection.modify("extend", isForward ? "forward" : "backward", "word");
  };

  /** One stop of the Tab key per text. */
  const makeFocusable = () => {
    const fields = frame.getElementById(FLOW_ID)?.querySelectorAll<HTMLElement>(FIELD) ?? [];
    let before = "";
    for (const field of fields) {
      const key = field.dataset.field ?? "";
      if (key !== before) field.tabIndex = 0;
      before = key;
    }
  };
  makeFocusable();
  const rendered = new MutationObserver(makeFocusable);
  rendered.observe(frame.body, { subtree: true, childList: true });
  frame.addEventListener("click", onClick);
  frame.addEventListener("focusin", onFocus);
  frame.addEventListener("keydown", onKeyDown);
  return () => {
    clearTimeout(press);
    rendered.disconnect();
    for (const field of frame.querySelectorAll(`${FIELD}[tabindex]`))
      field.removeAttribute("tabindex");
    frame.removeEventListener("click", onClick);
    frame.removeEventListener("focusin", onFocus);
    frame.removeEventListener("keydown", onKeyDown);
  };
}

function isRightToLeft(node: Node | null): boolean {
  const element = node?.nodeType === Node.TEXT_NODE ? node.parentElement : (node as Element | null);
  return element !== null && getComputedStyle(element).direction === "rtl";
}
