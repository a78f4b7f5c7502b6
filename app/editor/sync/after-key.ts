/**
 * Runs work that need not come before a key's letter in a task right after it: one task for all such work, because each
 * timer takes the key some time.
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

/** One that fails does not keep the others from running. */
export function runAll(works: Iterator<() => void>): void {
  const { value: work, done } = works.next();
  if (done) return;
  try {
    work();
  } finally {
    runAll(works);
  }
}
