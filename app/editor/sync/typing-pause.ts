/**
 * Delays work that follows typing (updating the other pane, marks, page count and score) until a
 * pause in typing, so that it does not delay letters (docs/decisions/0010-keystroke-latency.md). The typed text itself
 * is shown and saved without waiting.
 */

import { createDebounce } from "./debounce.ts";

/** No letter for this long is a pause. Longer than the time between two letters of a word. */
const PAUSE_MS = 150;
/** The longest time that work waits for a pause. */
const LONGEST_WAIT_MS = 600;

let typedAt = Number.NEGATIVE_INFINITY;
/** The work that waits for a pause. */
const waitingWork = new Set<{ reschedule(): void }>();

/** Call when a letter is typed. */
export function recordTyping(): void {
  typedAt = performance.now();
}

/** Whether a letter was typed a moment ago, and nothing else was done since. */
export const isTyping = (): boolean => performance.now() - typedAt < PAUSE_MS;

/** Call when the user does something else: work then no longer waits for a pause. */
export function endTyping(): void {
  typedAt = Number.NEGATIVE_INFINITY;
  for (const work of waitingWork) work.reschedule();
}

/** Runs `work` once `delayMs` have passed since both the last `schedule` and the start of a pause in typing. */
export function createTypingPauseTask(delayMs: number, work: () => void) {
  /** The time from which the debounce counts `delayMs`. `firstAt` and `lastAt`: the first and the last `schedule`. */
  const delayStart = (firstAt: number, lastAt: number) =>
    Math.min(Math.max(lastAt, typedAt + PAUSE_MS), firstAt + LONGEST_WAIT_MS);
  const run = () => {
    waitingWork.delete(debounce);
    work();
  };
  const debounce = createDebounce(delayMs, run, delayStart);
  return {
    schedule(): void {
      waitingWork.add(debounce);
      debounce.schedule();
    },
    cancel(): void {
      waitingWork.delete(debounce);
      debounce.cancel();
    },
  };
}

/** The keys that are part of typing: one character ("é"), and those with these names. */
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
