/** Limits how long to wait for a promise that may never settle. */

export const TIMED_OUT = Symbol("timed out");

/** Resolves to the result or, after `ms`, to TIMED_OUT; a later rejection is ignored. */
export async function withTimeout<T>(ms: number, work: Promise<T>): Promise<T | typeof TIMED_OUT> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<typeof TIMED_OUT>((resolve) => {
    timer = setTimeout(() => resolve(TIMED_OUT), ms);
  });
  work.catch(() => {});
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
