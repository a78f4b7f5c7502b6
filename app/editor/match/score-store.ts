/**
 * When to request a score, and which result to show: one request at a time, the newest wins, and the last good result
 * stays when a later request fails [spec 4, Editor].
 */
import type { AtsReport } from "#app/core/ats/report.ts";
import { ATS_DEBOUNCE_MS, ATS_FAILED, ATS_NEEDS_JOB } from "#app/features/score-report/messages.ts";

export interface ScoreState {
  /** The server's last good result, which is the one that is stored. */
  report: AtsReport | null;
  /** Computed in this browser since then, until the server answers. */
  estimate: AtsReport | null;
  isAnalyzing: boolean;
  error: string | null;
  /** The report is older than the latest change. */
  isStale: boolean;
}

interface Options {
  /** The last stored result. */
  initial?: AtsReport | null;
  /** The resume changed after that result. */
  isOutdated?: boolean;
  /** Requests the score of what is on the screen now. */
  fetchReport(signal: AbortSignal): Promise<AtsReport>;
  hasJobDescription(): boolean;
  /** Whether the browser knows that it has no connection. */
  isOffline?(): boolean;
  /** Shows a message to a person who pressed the button, and returns the function that removes it. */
  alert(message: string): () => void;
}

const EMPTY: ScoreState = {
  report: null,
  estimate: null,
  isAnalyzing: false,
  error: null,
  isStale: false,
};

export function createScoreStore({
  initial = null,
  isOutdated = false,
  fetchReport,
  hasJobDescription,
  isOffline = () => false,
  alert,
}: Options) {
  let state: ScoreState = { ...EMPTY, report: initial, isStale: initial !== null && isOutdated };
  /** The report that is shown is of another posting: it does not stay when its successor fails. */
  let isOfOtherJob = false;
  /** A change made in this browser has no result of the server yet. */
  let isPending = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | null = null;
  let dismissAlert = () => {};
  const listeners = new Set<() => void>();

  function set(change: Partial<ScoreState>) {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }
  /** Replaces the alert; null only removes it. */
  function setAlert(message: string | null) {
    dismissAlert();
    dismissAlert = message === null ? () => {} : alert(message);
  }
  function stop() {
    clearTimeout(timer);
    timer = undefined;
    running?.abort();
    running = null;
  }
  function markStale() {
    if (state.report && !state.isStale) set({ isStale: true });
  }
  async function run(trigger: "manual" | "automatic") {
    stop();
    if (trigger === "manual") setAlert(null);
    const request = new AbortController();
    running = request;
    set({ isAnalyzing: true, error: null });
    try {
      const report = await fetchReport(request.signal);
      // A change during the request starts another one.
      if (running === request) {
        isPending = timer !== undefined;
        isOfOtherJob = false;
        setAlert(null);
        set({ report, estimate: null, isAnalyzing: false, isStale: isPending });
      }
    } catch {
      if (running !== request) return;
      // Offline, the estimate stays without an error, and the server is asked once the connection is back.
      const isWaiting = trigger === "automatic" && isOffline();
      if (isOfOtherJob) set({ report: null });
      set({ isAnalyzing: false, error: isWaiting ? null : ATS_FAILED });
      if (trigger === "manual") setAlert(ATS_FAILED);
    }
    if (running === request) running = null;
  }

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    analyze() {
      if (hasJobDescription()) return run("manual");
      setAlert(ATS_NEEDS_JOB);
    },
    /** The job description was saved, which asks for its score at once; offline, once the connection is back. */
    jobSaved() {
      if (!hasJobDescription()) return;
      isPending = true;
      run("automatic");
    },
    /** The job description changed, so an alert that it is missing no longer applies. */
    jobChanged: () => setAlert(null),
    /** Another posting of the resume is the active one. */
    jobSwitched() {
      isOfOtherJob = true;
      markStale();
    },
    /** The resume changed in this browser, or the job description of a report that is shown. */
    changed() {
      if (!hasJobDescription()) return;
      isPending = true;
      markStale();
      clearTimeout(timer);
      timer = setTimeout(() => run("automatic"), ATS_DEBOUNCE_MS);
    },
    /** A collaborator changed it, and their browser requests the score [spec 4]. */
    changedElsewhere: markStale,
    /** The connection may be back: requests a missing result. */
    catchUp() {
      if (isPending) this.changed();
    },
    /** Ignored unless the server's result is older than the screen. */
    estimated(estimate: AtsReport) {
      if (state.isStale) set({ estimate });
    },
    /** By names alone, while lines are still read: shown only where no score of this posting is. */
    estimatedFirst(estimate: AtsReport) {
      const isNone = state.report === null && state.estimate === null && state.isAnalyzing;
      if (isNone || isOfOtherJob) set({ estimate });
    },
    /** The job description was removed. */
    cleared() {
      stop();
      isPending = false;
      isOfOtherJob = false;
      set(EMPTY);
    },
    /** Cancels the request when the screen is closed. */
    pause() {
      stop();
      if (state.isAnalyzing) set({ isAnalyzing: false });
    },
  };
}
