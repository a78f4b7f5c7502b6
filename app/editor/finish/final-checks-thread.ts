/** Runs the final checks in a web worker, which is terminated after them. */
import type { FinalCheck, runFinalChecks } from "#app/core/pdf-check/final-checks.ts";
import type { ResumeWords } from "#app/core/resume-languages/resume-words.ts";

export type FinalChecksRequest = Omit<Parameters<typeof runFinalChecks>[0], "report"> & {
  /** Words of the resume's language. */
  words: ResumeWords;
};

const startThread = () =>
  new Worker(new URL("./final-checks-worker.ts", import.meta.url), { type: "module" });

/** Started when this file is loaded, so that the worker's code loads while the server prints. */
let preparedThread: Worker | null = startThread();

export async function checkInThread(
  request: FinalChecksRequest,
  signal: AbortSignal,
): Promise<FinalCheck[]> {
  signal.throwIfAborted();
  const thread = preparedThread ?? startThread();
  preparedThread = null;
  try {
    return await new Promise((resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason), { once: true });
      const fail = (event: Event) =>
        reject(new Error(`The checks failed: ${(event as ErrorEvent).message ?? "not loaded"}`));
      thread.addEventListener("error", fail);
      thread.addEventListener("messageerror", fail);
      thread.addEventListener("message", ({ data }: MessageEvent<FinalCheck[]>) => resolve(data));
      thread.postMessage(request);
    });
  } finally {
    thread.terminate();
  }
}
