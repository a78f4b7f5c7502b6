/**
 * Work that follows typed text (the other pane, marks on it, the page count, the score) waits for a pause in typing, so
 * that no letter waits for it. The text itself shows, and is saved, without this work.
 */

import { createDebounce } from "./debounce.ts";

/** A longer time without a letter is a pause; it is longer than the time between two letters of a word. */
const PAUSE_MS = 150;
/** How long the work waits for a pause. */
const LONGEST_WAIT_MS = 600;

let typedAt = Number.NEGATIVE_INFINITY;
/** The work that waits. */
const waiting = new Set<{ advance(): void }>();

/** A letter is being typed. */
export function noteTyping(): void {
  typedAt = performance.now();
}

/** The person does something else, so the waiting work is due. */
export function endTyping(): void {
  typedAt = Number.NEGATIVE_INFINITY;
  for (const work of waiting) work.advance();
}

/** Runs `work` once `delayMs` have passed since both the last `schedule` and the pause in typing. */
export function createFollowUp(delayMs: number, work: () => void) {
  const quietAt = (firstAt: number, lastAt: number) =>
    Math.min(Math.max(lastAt, typedAt + PAUSE_MS), firstAt + LONGEST_WAIT_MS);
  const run = () => {
    waiting.delete(debounce);
    work();
  };
  const debounce = createDebounce(delayMs, run, quietAt);
  return {
    schedule(): void {
      waiting.add(debounce);
      debounce.schedule();
    },
    cancel(): void {
      waiting.delete(debounce);
      debounce.cancel();
    },
  };
}

const CONTINUES_TYPING = /^(.|Backspace|Delete|Enter|Shift|Arrow.*|Dead|Process|Unidentified)$/u;

/** Ends the typing when a key or a press does something else. Returns the function that stops observing. */
export function observeTypingEnd(document: Document): () => void {
  const onKeyDown = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    if (ctrlKey || metaKey || !CONTINUES_TYPING.test(key)) endTyping();
  };
  const onPress = () => endTyping();
  document.addEventListener("keydown", onKeyDown, true);
  const events = ["pointerdown", "focusout", "visibilitychange"] as const;
  for (const event of events) document.addEventListener(event, onPress, true);
  return () => {
    document.removeEventListener("keydown", onKeyDown, true);
    for (const event of events) document.removeEventListener(event, onPress, true);
  };
}
