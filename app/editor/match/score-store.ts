/**
 * Decides when to request a score and which result to show: one request at a time, a newer one
 * replaces it, and the last good result stays when a later request fails [spec 4, Editor].
 */
import type { AtsReport } from "#app/core/ats/report.ts";
import { ATS_DEBOUNCE_MS, ATS_FAILED, ATS_NEEDS_JOB } from "#app/features/score-report/messages.ts";

export interface ScoreState {
  /** The server's last good result, which is the one that is stored. */
  report: AtsReport | null;
  /** A newer result that this browser has computed, until the server answers. */
  estimate: AtsReport | null;
  isAnalyzing: boolean;
  error: string | null;
  /** Whether the report is older than the latest change. */
  isStale: boolean;
}

interface Options {
  /** The last stored result. */
  initial?: AtsReport | null;
  /** Whether the resume changed after that result. */
  isOutdated?: boolean;
  /** Requests the score of what is on the screen now. */
  fetchReport(signal: AbortSignal): Promise<AtsReport>;
  hasJobDescription(): boolean;
  /** Whether the browser knows that it has no connection. */
  isOffline?(): boolean;
  /** Shows a message to the user who pressed the button; returns the function that removes it. */
  alert(message: string): () => void;
}

const EMPTY: ScoreState = {
  report: null,
  estimate: null,
  isAnalyzing: false,
  error: null,
  isStale: false,
};

/** The state is read with `read` and `subscribe`, as `useSyncExternalStore` needs. */
export function createScoreStore({
  initial = null,
  isOutdated = false,
  fetchReport,
  hasJobDescription,
  isOffline = () => false,
  alert,
}: Options) {
  let state: ScoreState = { ...EMPTY, report: initial, isStale: initial !== null && isOutdated };
  /**
   * Whether the shown report is about another posting: it is then removed if the next request
   * fails.
   */
  let isOfOtherJob = false;
  /** Whether a change made in this browser has no result from the server yet. */
  let isPending = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let currentRequest: AbortController | null = null;
  let dismissAlert = () => {};
  const listeners = new Set<() => void>();

  function setState(change: Partial<ScoreState>) {
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
    currentRequest?.abort();
    currentRequest = null;
  }
  function markStale() {
    if (state.report && !state.isStale) setState({ isStale: true });
  }
  /** Requests a score. A later request aborts this one, whose result is then ignored. */
  async function requestScore(trigger: "manual" | "automatic") {
    stop();
    if (trigger === "manual") setAlert(null);
    const request = new AbortController();
    currentRequest = request;
    setState({ isAnalyzing: true, error: null });
    try {
      const report = await fetchReport(request.signal);
      // A change during the request starts another one.
      if (currentRequest === request) {
        isPending = timer !== undefined;
        isOfOtherJob = false;
        setAlert(null);
        setState({ report, estimate: null, isAnalyzing: false, isStale: isPending });
      }
    } catch {
      if (currentRequest !== request) return;
      // Offline, the estimate stays without an error, and the server is asked once the connection is back.
      const isWaiting = trigger === "automatic" && isOffline();
      if (isOfOtherJob) setState({ report: null });
      setState({ isAnalyzing: false, error: isWaiting ? null : ATS_FAILED });
      if (trigger === "manual") setAlert(ATS_FAILED);
    }
    if (currentRequest === request) currentRequest = null;
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
      if (hasJobDescription()) return requestScore("manual");
      setAlert(ATS_NEEDS_JOB);
    },
    /**
     * The job description was saved: requests its score at once, or when offline, once the
     * connection is back.
     */
    onJobSaved() {
      if (!hasJobDescription()) return;
      isPending = true;
      requestScore("automatic");
    },
    /** The job description changed, so an alert that it is missing no longer applies. */
    onJobChanged: () => setAlert(null),
    /** Another posting of the resume is the active one. */
    onJobSwitched() {
      isOfOtherJob = true;
      markStale();
    },
    /** The resume changed in this browser, or the job description of a report that is shown. */
    onLocalChange() {
      if (!hasJobDescription()) return;
      isPending = true;
      markStale();
      clearTimeout(timer);
      timer = setTimeout(() => requestScore("automatic"), ATS_DEBOUNCE_MS);
    },
    /** A collaborator changed it, and their browser requests the score [spec 4]. */
    onRemoteChange: markStale,
    /** The connection may be back: requests a missing result. */
    catchUp() {
      if (isPending) this.onLocalChange();
    },
    /** Shows an estimate, unless the server's result is up to date. */
    showEstimate(estimate: AtsReport) {
      if (state.isStale) setState({ estimate });
    },
    /**
     * The first estimate, by names alone, before a model has read the lines. Shown only if this
     * posting has no score.
     */
    showFirstEstimate(estimate: AtsReport) {
      const isNone = state.report === null && state.estimate === null && state.isAnalyzing;
      if (isNone || isOfOtherJob) setState({ estimate });
    },
    /** The job description was removed. */
    clear() {
      stop();
      isPending = false;
      isOfOtherJob = false;
      setState(EMPTY);
    },
    /** Cancels the request, when the editor is closed. */
    pause() {
      stop();
      if (state.isAnalyzing) setState({ isAnalyzing: false });
    },
  };
}
