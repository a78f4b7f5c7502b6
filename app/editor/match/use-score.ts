/** Ties the score keeper to the room, the preview's HTML, the scoring thread and the server. */
import { type MutableRefObject, useEffect, useState, useSyncExternalStore } from "react";
import { callApi } from "#app/client/call-api.ts";
import type { AtsReport } from "#app/core/ats/report.ts";
import type { Corrections } from "#app/core/resume/job-description.ts";
import { htmlToText } from "#app/core/templates/page/resume-text.ts";
import type { PreviewHtml } from "#app/editor/page/preview-html.ts";
import type { ReadableRoom } from "#app/editor/sync/room.ts";
import { notify } from "#app/ui/toast/toast.tsx";
import { createEstimator } from "./score-estimate.ts";
import { createScoreKeeper } from "./score-keeper.ts";

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
  room: ReadableRoom,
  html: MutableRefObject<PreviewHtml>,
  lastAnalysis: LastAnalysis | null,
) {
  const [keeper] = useState(() => {
    const job = room.document.read()?.jobDescription;
    const isAboutThisJob =
      lastAnalysis?.jobText === job?.text && lastAnalysis?.jobTitle === job?.title;
    return createScoreKeeper({
      found: isAboutThisJob ? (lastAnalysis?.report ?? null) : null,
      isOutdated: lastAnalysis?.isOutdated,
      ask: async (signal) => {
        // The server keeps the analysis beside what the room holds: let it hold this first.
        await room.connection.waitForSync().catch(() => undefined);
        const body = { ...textsOf(room, html), resumeId: room.resumeId };
        return callApi<AtsReport>(SCORE_PATH, { body, signal });
      },
      hasJobDescription: () =>
        Boolean(room.document.read()?.jobDescription) && html.current() !== null,
      alert: notify.error,
    });
  });

  useEffect(() => {
    const estimator = createEstimator({
      // An estimate goes on from a result; it never takes the place of the first.
      texts: () => (keeper.read().isStale ? textsOf(room, html) : null),
      found: keeper.estimated,
    });
    let last = room.document.read();
    let ownEdits = room.document.localEditCount();
    const follow = () => {
      const before = last;
      const now = room.document.read();
      const isOwn = room.document.localEditCount() !== ownEdits;
      last = now;
      // The document arriving is no change of it.
      if (!before || !now) return;
      const isOtherJob =
        now.jobDescription?.text !== before.jobDescription?.text ||
        now.jobDescription?.title !== before.jobDescription?.title ||
        !isSameCorrections(now.jobDescription, before.jobDescription);
      if (isOtherJob) keeper.jobChanged();
      if (isOtherJob && !now.jobDescription) {
        keeper.cleared();
        return;
      }
      const isOther = now.resume !== before.resume || now.templateId !== before.templateId;
      if (!isOther && !isOtherJob) return;
      // An edit is counted before the document it made is read.
      ownEdits = room.document.localEditCount();
      if (!isOther && !keeper.read().report) return;
      if (isOwn) keeper.changed();
      else keeper.changedElsewhere();
      if (keeper.read().isStale) estimator.changed();
    };
    const unsubscribe = room.document.subscribe(follow);
    const catchUp = () => keeper.catchUp();
    addEventListener("online", catchUp);
    return () => {
      unsubscribe();
      removeEventListener("online", catchUp);
      estimator.close();
      keeper.pause();
    };
  }, [room, keeper, html]);

  const { report, estimate, ...state } = useSyncExternalStore(keeper.subscribe, keeper.read);
  // After a failure the last good result stays [spec 4, Editor].
  const shown = state.error ? report : (estimate ?? report);
  const isEstimate = shown !== null && shown === estimate;
  return { ...state, report: shown, isEstimate, analyze: keeper.analyze };
}

function isSameCorrections(a: Corrections | null, b: Corrections | null): boolean {
  const termsOf = (job: Corrections | null) =>
    JSON.stringify([job?.excludedTerms ?? [], job?.declinedTerms ?? []]);
  return a === b || termsOf(a) === termsOf(b);
}

function textsOf(room: ReadableRoom, html: MutableRefObject<PreviewHtml>) {
  const job = room.document.read()?.jobDescription;
  return {
    resumeText: htmlToText(html.current() ?? ""),
    jobDescriptionText: job?.text ?? "",
    jobTitle: job?.title ?? "",
    excludedTerms: job?.excludedTerms ?? [],
    declinedTerms: job?.declinedTerms ?? [],
  };
}
