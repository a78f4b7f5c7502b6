/** Requests an estimate from the scoring worker shortly after each change; the newest request wins. */
import type { PostingCorrections } from "#app/core/ats/corrections.ts";
import type { AtsReport } from "#app/core/ats/report.ts";

export interface EstimateRequest extends PostingCorrections {
  id: number;
  resumeText: string;
  jobDescriptionText: string;
  jobTitle: string;
}
export interface EstimateAnswer {
  id: number;
  report: AtsReport | null;
}
/** Asks the same thread for the job title that a posting names. */
export interface TitleRequest {
  postingText: string;
}
export interface TitleAnswer {
  title: string | null;
}

/** Fast typing counts as one change. */
const DEBOUNCE_MS = 120;

interface Options {
  /** What is on the screen now; null when there is nothing to estimate. */
  texts(): Omit<EstimateRequest, "id"> | null;
  onEstimate(report: AtsReport): void;
}

/** A web worker that runs the score engine; its creator terminates it. */
export const startScoreWorker = () =>
  new Worker(new URL("./score-worker.ts", import.meta.url), { type: "module" });

export function createEstimator({ texts, onEstimate }: Options) {
  let thread: Worker | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let newest = 0;

  function start(): Worker {
    const started = startScoreWorker();
    started.addEventListener("message", ({ data }: MessageEvent<EstimateAnswer>) => {
      if (data.id === newest && data.report) onEstimate(data.report);
    });
    return started;
  }
  return {
    changed() {
      // Results for an older text are ignored.
      newest++;
      clearTimeout(timer);
      timer = setTimeout(() => {
        const current = texts();
        if (!current) return;
        thread ??= start();
        thread.postMessage({ id: newest, ...current } satisfies EstimateRequest);
      }, DEBOUNCE_MS);
    },
    close() {
      clearTimeout(timer);
      newest++;
      thread?.terminate();
      thread = null;
    },
  };
}
