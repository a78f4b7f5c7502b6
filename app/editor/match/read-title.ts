/**
 * Reads the job title from a posting with the score engine, in a worker that is then terminated.
 */
import {
  startScoreWorker,
  type TitleAnswer,
  type TitleRequest,
} from "#app/features/score-estimate/score-estimate.ts";

/** A slow network may delay the engine's model, and a requested score waits for the title. */
const TIMEOUT_MS = 5_000;

/** Null if the posting names none, or the engine cannot be loaded in time. */
export function readTitle(postingText: string): Promise<string | null> {
  return new Promise((resolve) => {
    const thread = startScoreWorker();
    const timer = setTimeout(() => end(null), TIMEOUT_MS);
    function end(title: string | null) {
      clearTimeout(timer);
      thread.terminate();
      resolve(title);
    }
    thread.addEventListener("error", () => end(null));
    thread.addEventListener("message", ({ data }: MessageEvent<TitleAnswer>) => end(data.title));
    thread.postMessage({ postingText } satisfies TitleRequest);
  });
}
