/** Runs `work` once `delayMs` have passed since the last `schedule`. */
export function createDebounce(delayMs: number, work: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let runAt = 0;
  // One timer that checks the clock: resetting a timer at every keystroke costs more.
  function check(): void {
    const remainingMs = runAt - performance.now();
    timer = remainingMs > 0 ? setTimeout(check, remainingMs) : undefined;
    if (!timer) work();
  }
  return {
    schedule(): void {
      runAt = performance.now() + delayMs;
      timer ??= setTimeout(check, delayMs);
    },
    cancel(): void {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
