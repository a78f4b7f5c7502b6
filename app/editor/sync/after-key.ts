/**
 * Runs work that may wait until the browser has handled the current key event, such as a write to IndexedDB, in a task
 * right after it. All work of one key event shares one timer, because setting a timer takes time itself.
 */

let waiting: (() => void)[] = [];

export function runAfterKey(work: () => void): void {
  if (waiting.push(work) === 1) setTimeout(run);
}

function run(): void {
  const works = waiting;
  waiting = [];
  runAll(works.values());
}

/** Calls each function in order, the others also after one has thrown; then rethrows the last error. */
export function runAll(works: Iterator<() => void>): void {
  const { value: work, done } = works.next();
  if (done) return;
  try {
    work();
  } finally {
    runAll(works);
  }
}
