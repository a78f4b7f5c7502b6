/** Does `work` once nothing was heard for `restMs`. At a keystroke, setting a timer anew costs more than a look at the clock. */
export function atRest(restMs: number, work: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let restsAt = 0;
  function look(): void {
    const leftMs = restsAt - performance.now();
    timer = leftMs > 0 ? setTimeout(look, leftMs) : undefined;
    if (!timer) work();
  }
  return {
    heard(): void {
      restsAt = performance.now() + restMs;
      timer ??= setTimeout(look, restMs);
    },
    stop(): void {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
