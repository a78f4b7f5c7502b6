/**
 * Handles input events of the text that is being edited. The browser changes the page itself only
 * during a composition (IME) and where it does not allow preventing that (Android).
 */
import type { ActiveText, TextRange } from "./active-text.ts";
import { type Composition, startComposition } from "./composition.ts";

interface Ports {
  /** The text that is being edited. */
  text(): ActiveText | null;
  /** Applies an input. @param inputType as in InputEvent */
  run(inputType: string, data: string, range: TextRange): void;
  /** Renders the page from the document. */
  render(): void;
  /** Called when a composition has ended. */
  onComposed(): void;
}

export function createInputEvents({ text: activeText, run, render, onComposed }: Ports) {
  let change: Composition | null = null;
  let isComposing = false;

  function selectedRange(text: ActiveText): TextRange {
    text.readSelection();
    const { anchor, head } = text.selection();
    return { start: Math.min(anchor, head), end: Math.max(anchor, head) };
  }

  function endChange(): void {
    const ending = change;
    change = null;
    ending?.end(render);
    onComposed();
  }

  function onCopy(event: ClipboardEvent): void {
    const text = activeText();
    const range = text && selectedRange(text);
    if (!range || range.start === range.end) return;
    event.preventDefault();
    event.clipboardData?.setData("text/plain", text.read().slice(range.start, range.end));
    if (event.type === "cut") run("deleteByCut", "", range);
  }

  return {
    isChanging: () => change !== null,
    /** Ends a composition without rendering, when its text is no longer edited. */
    stop(): void {
      const ending = change;
      change = null;
      ending?.end(() => {});
    },
    listeners: {
      beforeinput(event: InputEvent): void {
        const text = activeText();
        if (!text || change) return;
        if (!event.cancelable) {
          change = startComposition(text);
          return;
        }
        event.preventDefault();
        const [target] = event.getTargetRanges();
        const data = event.data ?? event.dataTransfer?.getData("text/plain") ?? "";
        run(event.inputType, data, (target && text.rangeOf(target)) ?? selectedRange(text));
      },
      input(event: InputEvent): void {
        if (!change) return;
        if (event.isComposing || isComposing) change.push();
        else endChange();
      },
      compositionstart(): void {
        isComposing = true;
        const text = activeText();
        if (!text) return;
        text.readSelection();
        change ??= startComposition(text);
      },
      compositionend(): void {
        isComposing = false;
        if (change) endChange();
      },
      copy: onCopy,
      cut: onCopy,
    },
  };
}
