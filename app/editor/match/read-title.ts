/**
 * Reads the job title from a posting with the score engine, in a worker that is then terminated.
 */
import {
  startScoreWorker,
  type TitleReply,
  type TitleRequest,
} from "#app/features/score-estimate/score-estimate.ts";

/** A slow network may delay the engine's model, and a requested score waits for the title. */
const TIMEOUT_MS = 5_000;

/** Null if the posting names none, or the engine cannot be loaded in time. */
export function readTitle(postingText: string): Promise<string | null> {
  return new Promise((resolve) => {
    const worker = startScoreWorker();
    const timer = setTimeout(() => end(null), TIMEOUT_MS);
    function end(title: string | null) {
      clearTimeout(timer);
      worker.terminate();
      resolve(title);
    }
    worker.addEventListener("error", () => end(null));
    worker.addEventListener("message", ({ data }: MessageEvent<TitleReply>) => end(data.title));
    worker.postMessage({ postingText } satisfies TitleRequest);
  });
}
