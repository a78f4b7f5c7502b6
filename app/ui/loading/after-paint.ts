/**
 * Runs it once the browser has drawn what it knows already: the answer to a press must not wait for what the press
 * opens. Returns the function that cancels it.
 */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const startTimer = () => {
    timer = setTimeout(run);
  };
  // A hidden page draws no frames.
  if (document.hidden) startTimer();
  const request = document.hidden ? 0 : requestAnimationFrame(startTimer);
  return () => {
    cancelAnimationFrame(request);
    clearTimeout(timer);
  };
}
