/**
 * Requests an estimate of the ATS score (how well a resume fits a job description) from a web worker shortly after each
 * change of the texts; only the newest request's result is used.
 */
import type { PostingCorrections } from "#app/core/ats/corrections.ts";
import type { AtsReport } from "#app/core/ats/report.ts";

export interface EstimateRequest extends PostingCorrections {
  id: number;
  resumeText: string;
  jobDescriptionText: string;
  jobTitle: string;
  /**
   * Whether to use the line reader: a model (4 MB) that finds requirements shown in other words.
   */
  usesLineReader: boolean;
}
export interface EstimateReply {
  id: number;
  report: AtsReport | null;
  /** A first report, by the names of skills and occupations alone; the report with the line reader follows. */
  isFirst?: true;
}
/** Asks the worker for the job title that a posting names. */
export interface TitleRequest {
  postingText: string;
}
export interface TitleReply {
  title: string | null;
}

/** Fast typing counts as one change. */
const DEBOUNCE_MS = 120;

export type EstimateTexts = Omit<EstimateRequest, "id" | "usesLineReader">;

interface Options {
  /** Returns the texts on the screen now; null when there is nothing to estimate. */
  texts(): EstimateTexts | null;
  onEstimate(report: AtsReport): void;
  /** Gets a first report while the line reader works; if absent, the line reader is not used. */
  onFirstReport?(report: AtsReport): void;
}

/** A web worker that runs the score engine; its creator terminates it. */
export const startScoreWorker = () =>
  new Worker(new URL("./score-worker.ts", import.meta.url), { type: "module" });

/** Starts the worker at the first request. */
export function createEstimator({ texts, onEstimate, onFirstReport }: Options) {
  const usesLineReader = onFirstReport !== undefined;
  let worker: Worker | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let newestId = 0;
  /** Pending `score` calls by id; their ids are negative, those of estimates positive. */
  const pendingScores = new Map<number, (report: AtsReport | null) => void>();
  let lastScoreId = 0;

  function startWorker(): Worker {
    const newWorker = startScoreWorker();
    newWorker.addEventListener("message", ({ data }: MessageEvent<EstimateReply>) => {
      if (data.isFirst) {
        if (data.report && (pendingScores.has(data.id) || data.id === newestId))
          onFirstReport?.(data.report);
        return;
      }
      pendingScores.get(data.id)?.(data.report);
      if (data.id === newestId && data.report) onEstimate(data.report);
    });
    newWorker.addEventListener("error", () => {
      for (const settle of pendingScores.values()) settle(null);
    });
    return newWorker;
  }
  return {
    /**
     * Scores in this browser, for resumes that are not in an account. Rejects if the engine does not load, and when
     * `signal` aborts.
     */
    score(texts: EstimateTexts, signal: AbortSignal): Promise<AtsReport> {
      worker ??= startWorker();
      lastScoreId--;
      const id = lastScoreId;
      const reportPromise = new Promise<AtsReport>((resolve, reject) => {
        pendingScores.set(id, (report) =>
          report ? resolve(report) : reject(new Error("The score engine did not load")),
        );
        signal.addEventListener("abort", () => reject(signal.reason), { once: true });
      });
      worker.postMessage({ id, usesLineReader, ...texts } satisfies EstimateRequest);
      return reportPromise.finally(() => pendingScores.delete(id));
    },
    /** Schedules an estimate after a change, and ignores the results for older texts. */
    scheduleEstimate() {
      newestId++;
      clearTimeout(timer);
      timer = setTimeout(() => {
        const current = texts();
        if (!current) return;
        worker ??= startWorker();
        worker.postMessage({ id: newestId, usesLineReader, ...current } satisfies EstimateRequest);
      }, DEBOUNCE_MS);
    },
    close() {
      clearTimeout(timer);
      newestId++;
      for (const settle of pendingScores.values()) settle(null);
      worker?.terminate();
      worker = null;
    },
  };
}
