/**
 * Runs `work` once `delayMs` have passed since the last `schedule`.
 * @param delayStart returns the time when the delay begins, by default that of the last `schedule`, from the times of
 * the first and the last `schedule` since `work` ran. typing-pause.ts lets the delay begin at a pause in typing.
 */
export function createDebounce(
  delayMs: number,
  work: () => void,
  delayStart = (_firstAt: number, lastAt: number) => lastAt,
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let [firstAt, lastAt] = [0, 0];
  const remainingMs = () => delayStart(firstAt, lastAt) + delayMs - performance.now();
  function setTimer(): void {
    clearTimeout(timer);
    timer = setTimeout(check, remainingMs());
  }
  // One timer that checks the clock: resetting a timer at every keystroke costs more.
  function check(): void {
    timer = undefined;
    if (remainingMs() > 0) setTimer();
    else work();
  }
  return {
    schedule(): void {
      lastAt = performance.now();
      if (timer !== undefined) return;
      firstAt = lastAt;
      setTimer();
    },
    /**
     * Sets the timer again, because `delayStart` returns an earlier time than before: the user has pressed a button, so
     * the work no longer waits for a pause in typing.
     */
    reschedule(): void {
      if (timer !== undefined) setTimer();
    },
    cancel(): void {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
