/**
 * Runs `work` once `delayMs` have passed since the last `schedule`.
 * @param quietAt when the delay begins, by default at the last `schedule`; gets the times of the
 * first and the last `schedule` since `work` ran
 */
export function createDebounce(
  delayMs: number,
  work: () => void,
  quietAt = (_firstAt: number, lastAt: number) => lastAt,
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let [firstAt, lastAt] = [0, 0];
  const remainingMs = () => quietAt(firstAt, lastAt) + delayMs - performance.now();
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
    /** Sets the timer again, because `quietAt` gives an earlier time than before. */
    advance(): void {
      if (timer !== undefined) setTimer();
    },
    cancel(): void {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
