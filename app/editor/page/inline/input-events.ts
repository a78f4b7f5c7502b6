/**
 * Handles input events of the text that is being edited. The browser changes the page itself only
 * during a composition (IME) and where it does not allow preventing that (Android).
 */
import type { ActiveText, TextRange } from "./active-text.ts";
import { type Composition, startComposition } from "./composition.ts";

interface Options {
  /** The text that is being edited. */
  text(): ActiveText | null;
  /** Applies an input event to the text. @param inputType as in InputEvent */
  applyInput(inputType: string, data: string, range: TextRange): void;
  /** Renders the page from the document. */
  render(): void;
  /** Called when a composition has ended. */
  onComposed(): void;
}

/** Returns the listeners for the page's document, by event type. */
export function createInputEvents({ text: activeText, applyInput, render, onComposed }: Options) {
  /** A change that the browser is making to the page itself. */
  let browserChange: Composition | null = null;
  let isComposing = false;

  function selectedRange(text: ActiveText): TextRange {
    text.readSelection();
    const { anchor, head } = text.selection();
    return { start: Math.min(anchor, head), end: Math.max(anchor, head) };
  }

  function endBrowserChange(): void {
    const ending = browserChange;
    browserChange = null;
    ending?.end(render);
    onComposed();
  }

  function onCopy(event: ClipboardEvent): void {
    const text = activeText();
    const range = text && selectedRange(text);
    if (!range || range.start === range.end) return;
    event.preventDefault();
    event.clipboardData?.setData("text/plain", text.read().slice(range.start, range.end));
    if (event.type === "cut") applyInput("deleteByCut", "", range);
  }

  return {
    isBrowserChanging: () => browserChange !== null,
    /** Ends a composition without rendering, when its text is no longer edited. */
    stop(): void {
      const ending = browserChange;
      browserChange = null;
      ending?.end(() => {});
    },
    listeners: {
      beforeinput(event: InputEvent): void {
        const text = activeText();
        if (!text || browserChange) return;
        if (!event.cancelable) {
          browserChange = startComposition(text);
          return;
        }
        event.preventDefault();
        const [target] = event.getTargetRanges();
        const data = event.data ?? event.dataTransfer?.getData("text/plain") ?? "";
        applyInput(event.inputType, data, (target && text.rangeOf(target)) ?? selectedRange(text));
      },
      input(event: InputEvent): void {
        if (!browserChange) return;
        if (event.isComposing || isComposing) browserChange.writeChanges();
        else endBrowserChange();
      },
      compositionstart(): void {
        isComposing = true;
        const text = activeText();
        if (!text) return;
        text.readSelection();
        browserChange ??= startComposition(text);
      },
      compositionend(): void {
        isComposing = false;
        if (browserChange) endBrowserChange();
      },
      copy: onCopy,
      cut: onCopy,
    },
  };
}
