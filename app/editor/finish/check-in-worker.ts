/** Runs the final checks of a PDF in a web worker, which is terminated after them. */
import type { FinalCheck, runFinalChecks } from "#app/core/pdf-check/final-checks.ts";
import type { ResumeWords } from "#app/core/resume-languages/resume-words.ts";

export type FinalChecksRequest = Omit<Parameters<typeof runFinalChecks>[0], "report"> & {
  /** Words of the resume's language. */
  words: ResumeWords;
};

const startWorker = () =>
  new Worker(new URL("./final-checks-worker.ts", import.meta.url), { type: "module" });

/** Started when this file is loaded, so that the worker's code loads while the server prints. */
let preparedWorker: Worker | null = startWorker();

/** Rejects if the worker fails or `signal` is aborted. */
export async function checkInWorker(
  request: FinalChecksRequest,
  signal: AbortSignal,
): Promise<FinalCheck[]> {
  signal.throwIfAborted();
  const worker = preparedWorker ?? startWorker();
  preparedWorker = null;
  try {
    return await new Promise((resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason), { once: true });
      const fail = (event: Event) =>
        reject(new Error(`The checks failed: ${(event as ErrorEvent).message ?? "not loaded"}`));
      worker.addEventListener("error", fail);
      worker.addEventListener("messageerror", fail);
      worker.addEventListener("message", ({ data }: MessageEvent<FinalCheck[]>) => resolve(data));
      worker.postMessage(request);
    });
  } finally {
    worker.terminate();
  }
}
