/**
 * Runs a function after the next paint, so that a press shows its own effect before the work that
 * it starts. Returns a function that cancels it.
 */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const startTimer = () => {
    timer = setTimeout(run);
  };
  // A hidden page gets no animation frames.
  if (document.hidden) startTimer();
  const request = document.hidden ? 0 : requestAnimationFrame(startTimer);
  return () => {
    cancelAnimationFrame(request);
    clearTimeout(timer);
  };
}
