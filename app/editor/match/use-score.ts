/** Ties the score store to the room, the preview's HTML, the scoring thread and the server. */
import { type MutableRefObject, useEffect, useState, useSyncExternalStore } from "react";
import { callApi } from "#app/client/call-api.ts";
import type { AtsReport } from "#app/core/ats/report.ts";
import { type Corrections, correctionsOf } from "#app/core/resume/job-description.ts";
import { htmlToText } from "#app/core/templates/page/resume-text.ts";
import type { PreviewHtml } from "#app/editor/page/preview-html.ts";
import type { Room } from "#app/editor/sync/room.ts";
import { createFollowUp } from "#app/editor/sync/typing-pause.ts";
import { createEstimator } from "#app/features/score-estimate/score-estimate.ts";
import { notify } from "#app/ui/toast/toast.tsx";
import { createScoreStore } from "./score-store.ts";

const DRAWN_WITHIN_MS = 10_000;
const DRAWN_POLL_MS = 50;

export const SCORE_PATH = "/api/ats-score";

/** The newest analysis that the server kept, and the posting it was about. */
export interface LastAnalysis {
  jobTitle: string;
  jobText: string;
  report: AtsReport;
  /** The resume changed after it. */
  isOutdated: boolean;
}

export function useScore(
  room: Room,
  html: MutableRefObject<PreviewHtml>,
  lastAnalysis: LastAnalysis | null,
  {
    isOnDevice,
    isScoredAtOnce,
  }: {
    /** The resume is not in an account: it is scored in this browser, by the same engine. */
    isOnDevice: boolean;
    /** A saved posting is scored when the editor opens, if no analysis is kept. */
    isScoredAtOnce: boolean;
  },
) {
  const [{ store, estimator }] = useState(() => {
    const estimator = createEstimator({
      // Only after a first result.
      texts: () => (store.read().isStale ? textsOf(room, html) : null),
      onEstimate: (estimate) => store.estimated(estimate),
      onFirst: (estimate) => store.estimatedFirst(estimate),
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
        await whenDrawn(html, signal);
        const texts = textsOf(room, html);
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
    let last = room.document.read();
    let localEdits = room.document.localEditCount();
    const follow = () => {
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
      if (isJobChanged) store.jobChanged();
      if (now.activePosting !== before.activePosting) store.jobSwitched();
      if (isJobChanged && !now.jobDescription) {
        store.cleared();
        // An answer that is still to come is about the posting that is gone.
        estimator.changed();
        return;
      }
      const isResumeChanged = now.resume !== before.resume || now.templateId !== before.templateId;
      if (!isResumeChanged && !isJobChanged) return;
      // An edit is counted before the document it made is read.
      localEdits = room.document.localEditCount();
      if (!isResumeChanged && !store.read().report) return;
      if (isLocal) store.changed();
      else store.changedElsewhere();
      if (!store.read().isStale) return;
      // An answer that is still to come is about the posting of before.
      if (isJobChanged) estimator.changed();
      else estimateLater.schedule();
    };
    const estimateLater = createFollowUp(0, estimator.changed);
    const unsubscribe = room.document.subscribe(follow);
    const closing = new AbortController();
    // A stored report may be older than the resume that is opened, whose page would not bear it out.
    if (store.read().isStale) estimateOnceDrawn().catch(() => undefined);
    if (isScoredAtOnce && store.read().report === null) store.jobSaved();
    async function estimateOnceDrawn() {
      await whenDrawn(html, closing.signal);
      if (!closing.signal.aborted) estimator.changed();
    }
    const catchUp = () => store.catchUp();
    addEventListener("online", catchUp);
    return () => {
      unsubscribe();
      estimateLater.cancel();
      closing.abort();
      removeEventListener("online", catchUp);
      estimator.close();
      store.pause();
    };
  }, [room, store, estimator, html, isScoredAtOnce]);

  const { report, estimate, ...state } = useSyncExternalStore(store.subscribe, store.read);
  // After a failure the last good result stays [spec 4, Editor].
  const shown = state.error ? report : (estimate ?? report);
  const isEstimate = shown !== null && shown === estimate;
  return {
    ...state,
    report: shown,
    isEstimate,
    analyze: store.analyze,
    analyzeSaved: store.jobSaved,
  };
}

/** Right after the editor opens, a score may be asked for before the page is drawn. */
async function whenDrawn(html: MutableRefObject<PreviewHtml>, signal: AbortSignal): Promise<void> {
  const end = Date.now() + DRAWN_WITHIN_MS;
  while (html.current() === null && !signal.aborted) {
    if (Date.now() > end) throw new Error("The page was not drawn");
    await new Promise((resolve) => setTimeout(resolve, DRAWN_POLL_MS));
  }
}

function isSameCorrections(a: Corrections | null, b: Corrections | null): boolean {
  const termsOf = (job: Corrections | null) => JSON.stringify(correctionsOf(job));
  return a === b || termsOf(a) === termsOf(b);
}

function textsOf(room: Room, html: MutableRefObject<PreviewHtml>) {
  const job = room.document.read()?.jobDescription;
  return {
    resumeText: htmlToText(html.current() ?? ""),
    jobDescriptionText: job?.text ?? "",
    jobTitle: job?.title ?? "",
    ...correctionsOf(job),
  };
}
