/** Reads the job title of a posting with the score engine, in a thread that ends with the answer. */
import {
  startScoreWorker,
  type TitleAnswer,
  type TitleRequest,
} from "#app/features/score-estimate/score-estimate.ts";

/** A slow network may keep the engine's model away; a person who asks for a score does not wait for a title. */
const TIMEOUT_MS = 5_000;

/** Null where the posting names none, or the engine cannot be loaded. */
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
