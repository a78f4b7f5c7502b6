/** Requests an estimate from the scoring worker shortly after each change; the newest request wins. */
import type { PostingCorrections } from "#app/core/ats/corrections.ts";
import type { AtsReport } from "#app/core/ats/report.ts";

export interface EstimateRequest extends PostingCorrections {
  id: number;
  resumeText: string;
  jobDescriptionText: string;
  jobTitle: string;
  /** Whether lines are read for what they say in other words, which takes a file of four megabytes. */
  isRead: boolean;
}
export interface EstimateAnswer {
  id: number;
  report: AtsReport | null;
  /** By names and occupations alone: another answer, with the lines read, follows. */
  isFirst?: true;
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

export type EstimateTexts = Omit<EstimateRequest, "id" | "isRead">;

interface Options {
  /** What is on the screen now; null when there is nothing to estimate. */
  texts(): EstimateTexts | null;
  onEstimate(report: AtsReport): void;
  /** Gets the score by names and occupations alone while lines are still read; without it, they are not read. */
  onFirst?(report: AtsReport): void;
}

/** A web worker that runs the score engine; its creator terminates it. */
export const startScoreWorker = () =>
  new Worker(new URL("./score-worker.ts", import.meta.url), { type: "module" });

export function createEstimator({ texts, onEstimate, onFirst }: Options) {
  const isRead = onFirst !== undefined;
  let thread: Worker | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let newest = 0;
  /** Pending `score` calls by id; their ids are negative, those of estimates positive. */
  const asked = new Map<number, (report: AtsReport | null) => void>();
  let lastAsked = 0;

  function start(): Worker {
    const started = startScoreWorker();
    started.addEventListener("message", ({ data }: MessageEvent<EstimateAnswer>) => {
      if (data.isFirst) {
        if (data.report && (asked.has(data.id) || data.id === newest)) onFirst?.(data.report);
        return;
      }
      asked.get(data.id)?.(data.report);
      if (data.id === newest && data.report) onEstimate(data.report);
    });
    started.addEventListener("error", () => {
      for (const answer of asked.values()) answer(null);
    });
    return started;
  }
  return {
    /**
     * Scores in this browser, for resumes that are not in an account. Rejects if the engine does not load, and when
     * `signal` aborts.
     */
    score(texts: EstimateTexts, signal: AbortSignal): Promise<AtsReport> {
      thread ??= start();
      lastAsked--;
      const id = lastAsked;
      const answered = new Promise<AtsReport>((resolve, reject) => {
        asked.set(id, (report) =>
          report ? resolve(report) : reject(new Error("The score engine did not load")),
        );
        signal.addEventListener("abort", () => reject(signal.reason), { once: true });
      });
      thread.postMessage({ id, isRead, ...texts } satisfies EstimateRequest);
      return answered.finally(() => asked.delete(id));
    },
    changed() {
      // Results for an older text are ignored.
      newest++;
      clearTimeout(timer);
      timer = setTimeout(() => {
        const current = texts();
        if (!current) return;
        thread ??= start();
        thread.postMessage({ id: newest, isRead, ...current } satisfies EstimateRequest);
      }, DEBOUNCE_MS);
    },
    close() {
      clearTimeout(timer);
      newest++;
      for (const answer of asked.values()) answer(null);
      thread?.terminate();
      thread = null;
    },
  };
}
