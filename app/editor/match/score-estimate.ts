/** Asks the scoring thread for an estimate a moment after each change; the newest question wins. */
import type { AtsReport } from "#app/core/ats/report.ts";

export interface EstimateQuestion {
  id: number;
  resumeText: string;
  jobDescriptionText: string;
  jobTitle: string;
  excludedTerms: string[];
  declinedTerms: string[];
}
export interface EstimateAnswer {
  id: number;
  report: AtsReport | null;
}

/** Typing at speed is one change. */
const SETTLED_MS = 120;

interface Needs {
  /** What is on the screen now; null when there is nothing to estimate. */
  texts(): Omit<EstimateQuestion, "id"> | null;
  found(report: AtsReport): void;
}

/** A thread that answers each question with the engine of the score panel; its starter ends it. */
export const startScoreThread = () =>
  new Worker(new URL("./score-worker.ts", import.meta.url), { type: "module" });

export function createEstimator({ texts, found }: Needs) {
  let thread: Worker | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let newest = 0;

  function start(): Worker {
    const started = startScoreThread();
    started.addEventListener("message", ({ data }: MessageEvent<EstimateAnswer>) => {
      if (data.id === newest && data.report) found(data.report);
    });
    return started;
  }
  return {
    changed() {
      // What is under way is about an older text.
      newest++;
      clearTimeout(timer);
      timer = setTimeout(() => {
        const now = texts();
        if (!now) return;
        thread ??= start();
        thread.postMessage({ id: newest, ...now } satisfies EstimateQuestion);
      }, SETTLED_MS);
    },
    close() {
      clearTimeout(timer);
      newest++;
      thread?.terminate();
      thread = null;
    },
  };
}
