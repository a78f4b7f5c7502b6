/**
 * Lets people with the comment role select text on the page: a click or the Tab key selects a whole field, and the
 * arrow keys select words in it. They can then comment on the selection.
 */
import { FLOW_ID } from "#app/core/templates/page/sheet.ts";

const FIELD = "[data-field]";
/**
 * A second click within this time selects a word, so the first one waits before it selects the
 * whole field.
 */
const DOUBLE_CLICK_MS = 300;

/**
 * @param pageDocument the document in the preview's iframe
 * @returns the function that removes the listeners
 */
export function enableReviewSelection(pageDocument: Document): () => void {
  const selection = pageDocument.getSelection();
  /** The field that is selected as a whole: an arrow key then selects its first or last word. */
  let wholeField: Element | null = null;

  const select = (field: Element) => {
    selection?.selectAllChildren(field);
    wholeField = field;
  };
  let clickTimer: ReturnType<typeof setTimeout> | undefined;
  const onClick = (event: MouseEvent) => {
    // A link would leave the review.
    event.preventDefault();
    clearTimeout(clickTimer);
    wholeField = null;
    const field = (event.target as Element).closest?.(FIELD);
    if (!field || event.detail > 1) return;
    clickTimer = setTimeout(() => {
      // Not at the end of a drag that selected words.
      if (selection?.isCollapsed !== false) select(field);
    }, DOUBLE_CLICK_MS);
  };
  const onFocus = (event: FocusEvent) => {
    const field = event.target as Element;
    // Not for a field focused by a click: onClick handles that.
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
      // From a whole field to its first or last word; from a word to the next or previous one.
      const isToStart = isForward === (wholeField !== null);
      if (isToStart) selection.collapseToStart();
      else selection.collapseToEnd();
    }
    wholeField = null;
    selection.modify("extend", isForward ? "forward" : "backward", "word");
  };

  /** Makes each field a stop of the Tab key; of a field's several elements only the first. */
  const makeFocusable = () => {
    const fields = pageDocument.getElementById(FLOW_ID)?.querySelectorAll<HTMLElement>(FIELD) ?? [];
    let previousKey = "";
    for (const field of fields) {
      const key = field.dataset.field ?? "";
      if (key !== previousKey) field.tabIndex = 0;
      previousKey = key;
    }
  };
  makeFocusable();
  const rendered = new MutationObserver(makeFocusable);
  rendered.observe(pageDocument.body, { subtree: true, childList: true });
  pageDocument.addEventListener("click", onClick);
  pageDocument.addEventListener("focusin", onFocus);
  pageDocument.addEventListener("keydown", onKeyDown);
  return () => {
    clearTimeout(clickTimer);
    rendered.disconnect();
    for (const field of pageDocument.querySelectorAll(`${FIELD}[tabindex]`))
      field.removeAttribute("tabindex");
    pageDocument.removeEventListener("click", onClick);
    pageDocument.removeEventListener("focusin", onFocus);
    pageDocument.removeEventListener("keydown", onKeyDown);
  };
}

function isRightToLeft(node: Node | null): boolean {
  const element = node?.nodeType === Node.TEXT_NODE ? node.parentElement : (node as Element | null);
  return element !== null && getComputedStyle(element).direction === "rtl";
}
