/** Work that may hang, given up after a while. */

export const TIMED_OUT = Symbol("timed out");

/** The work's result, or TIMED_OUT; a rejection after that is nobody's. */
export async function withTimeout<T>(ms: number, work: Promise<T>): Promise<T | typeof TIMED_OUT> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<typeof TIMED_OUT>((resolve) => {
    timer = setTimeout(() => resolve(TIMED_OUT), ms);
  });
  work.catch(() => {});
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
