/**
 * Connects the score store with the room, the preview's HTML, the scoring worker and the server.
 * Returns the report to show, its state, and the functions that request a score.
 */
import { type MutableRefObject, useEffect, useState, useSyncExternalStore } from "react";
import { callApi } from "#app/client/call-api.ts";
import type { AtsReport } from "#app/core/ats/report.ts";
import { type Corrections, correctionsOf } from "#app/core/resume/job-description.ts";
import { htmlToText } from "#app/core/templates/page/resume-text.ts";
import type { PreviewHtml } from "#app/editor/page/preview-html.ts";
import type { Room } from "#app/editor/sync/room.ts";
import { createTypingPauseTask } from "#app/editor/sync/typing-pause.ts";
import { createEstimator } from "#app/features/score-estimate/score-estimate.ts";
import { notify } from "#app/ui/toast/toast.tsx";
import { createScoreStore } from "./score-store.ts";

/** How long a score waits for the page to be rendered, and how often it looks. */
const RENDER_TIMEOUT_MS = 10_000;
const RENDER_POLL_MS = 50;

export const SCORE_PATH = "/api/ats-score";

/** The newest analysis that the server has stored, and the posting that it was about. */
export interface LastAnalysis {
  jobTitle: string;
  jobText: string;
  report: AtsReport;
  /** Whether the resume has changed since. */
  isOutdated: boolean;
}

export function useScore(
  room: Room,
  html: MutableRefObject<PreviewHtml>,
  lastAnalysis: LastAnalysis | null,
  {
    isOnDevice,
    isScoredOnOpen,
  }: {
    /**
     * Whether the resume is not in an account: it is then scored in this browser, by the same
     * engine.
     */
    isOnDevice: boolean;
    /** Whether a saved posting is scored when the editor opens, if no analysis is stored. */
    isScoredOnOpen: boolean;
  },
) {
  const [{ store, estimator }] = useState(() => {
    const estimator = createEstimator({
      // Estimates are only made to update a first result.
      texts: () => (store.read().isStale ? scoreInputOf(room, html) : null),
      onEstimate: (estimate) => store.showEstimate(estimate),
      onFirstReport: (estimate) => store.showFirstEstimate(estimate),
    });
    const job = room.document.read()?.jobDescription;
    const isAboutThisJob =
      lastAnalysis?.jobText === job?.text && lastAnalysis?.jobTitle === job?.title;
    const store = createScoreStore({
      initial: isAboutThisJob ? (lastAnalysis?.report ?? null) : null,
      isOutdated: lastAnalysis?.isOutdated,
      fetchReport: async (signal) => {
        // The server stores the analysis with the room's content, so that must be up to date first.
        await room.connection.waitForSync().catch(() => undefined);
        await whenRendered(html, signal);
        const texts = scoreInputOf(room, html);
        if (isOnDevice) return estimator.score(texts, signal);
        const body = { ...texts, resumeId: room.resumeId };
        return callApi<AtsReport>(SCORE_PATH, { body, signal });
      },
      hasJobDescription: () => Boolean(room.document.read()?.jobDescription),
      isOffline: () => !isOnDevice && !navigator.onLine,
      alert: notify.error,
    });
    return { store, estimator };
  });

  useEffect(() => {
    const stopFollowing = followChanges(room, store, estimator);
    const closing = new AbortController();
    // A stored report may be older than the resume, so an estimate of the present page is made.
    if (store.read().isStale) estimateOnceRendered().catch(() => undefined);
    if (isScoredOnOpen && store.read().report === null) store.onJobSaved();
    async function estimateOnceRendered() {
      await whenRendered(html, closing.signal);
      if (!closing.signal.aborted) estimator.scheduleEstimate();
    }
    const catchUp = () => store.catchUp();
    addEventListener("online", catchUp);
    return () => {
      stopFollowing();
      closing.abort();
      removeEventListener("online", catchUp);
      estimator.close();
      store.pause();
    };
  }, [room, store, estimator, html, isScoredOnOpen]);

  const { report, estimate, ...state } = useSyncExternalStore(store.subscribe, store.read);
  // After a failure the server's last good result is shown [spec 4, Editor].
  const shown = state.error ? report : (estimate ?? report);
  const isEstimate = shown !== null && shown === estimate;
  return {
    ...state,
    report: shown,
    isEstimate,
    analyze: store.analyze,
    analyzeSaved: store.onJobSaved,
  };
}

/**
 * Tells the score store and the estimator about changes of the resume and its job description.
 * Returns the function that stops it.
 */
function followChanges(
  room: Room,
  store: ReturnType<typeof createScoreStore>,
  estimator: ReturnType<typeof createEstimator>,
): () => void {
  const estimateLater = createTypingPauseTask(0, estimator.scheduleEstimate);
  let last = room.document.read();
  let localEdits = room.document.localEditCount();
  const onDocumentChange = () => {
    const before = last;
    const now = room.document.read();
    const isLocal = room.document.localEditCount() !== localEdits;
    last = now;
    // Loading the document is not a change.
    if (!before || !now) return;
    const isJobChanged =
      now.jobDescription?.text !== before.jobDescription?.text ||
      now.jobDescription?.title !== before.jobDescription?.title ||
      !isSameCorrections(now.jobDescription, before.jobDescription);
    if (isJobChanged) store.onJobChanged();
    if (now.activePosting !== before.activePosting) store.onJobSwitched();
    if (isJobChanged && !now.jobDescription) {
      store.clear();
      // Discards a pending estimate, which is about the removed posting.
      estimator.scheduleEstimate();
      return;
    }
    const isResumeChanged = now.resume !== before.resume || now.templateId !== before.templateId;
    if (!isResumeChanged && !isJobChanged) return;
    // Not earlier: an edit is counted before the document that it made is read.
    localEdits = room.document.localEditCount();
    if (!isResumeChanged && !store.read().report) return;
    if (isLocal) store.onLocalChange();
    else store.onRemoteChange();
    if (!store.read().isStale) return;
    // At once: a pending estimate is about the previous posting.
    if (isJobChanged) estimator.scheduleEstimate();
    else estimateLater.schedule();
  };
  const unsubscribe = room.document.subscribe(onDocumentChange);
  return () => {
    unsubscribe();
    estimateLater.cancel();
  };
}

/**
 * Waits until the page is rendered: right after the editor opens, a score may be requested before.
 */
async function whenRendered(
  html: MutableRefObject<PreviewHtml>,
  signal: AbortSignal,
): Promise<void> {
  const end = Date.now() + RENDER_TIMEOUT_MS;
  while (html.current() === null && !signal.aborted) {
    if (Date.now() > end) throw new Error("The page was not drawn");
    await new Promise((resolve) => setTimeout(resolve, RENDER_POLL_MS));
  }
}

function isSameCorrections(a: Corrections | null, b: Corrections | null): boolean {
  const termsOf = (job: Corrections | null) => JSON.stringify(correctionsOf(job));
  return a === b || termsOf(a) === termsOf(b);
}

/** What a score is computed from: the resume's text as rendered, the posting and its corrections. */
function scoreInputOf(room: Room, html: MutableRefObject<PreviewHtml>) {
  const job = room.document.read()?.jobDescription;
  return {
    resumeText: htmlToText(html.current() ?? ""),
    jobDescriptionText: job?.text ?? "",
    jobTitle: job?.title ?? "",
    ...correctionsOf(job),
  };
}
