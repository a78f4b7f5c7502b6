/** Ties the score keeper to the room, the preview's HTML and the server. */
import { type MutableRefObject, useEffect, useState, useSyncExternalStore } from "react";
import { callApi } from "#app/api/call-api.ts";
import type { AtsReport } from "#app/ats/report.ts";
import { htmlToText } from "#app/templates/resume-text.ts";
import { notify } from "#app/ui/toast.tsx";
import type { PreviewHtml } from "./preview-pane.tsx";
import type { Room } from "./room-context.ts";
import { createScoreKeeper } from "./score-keeper.ts";

export const SCORE_PATH = "/api/ats-score";

/** The newest analysis that the server kept, and the posting it was about. */
export interface LastAnalysis {
  jobText: string;
  report: AtsReport;
}

export function useScore(
  room: Room,
  html: MutableRefObject<PreviewHtml>,
  lastAnalysis: LastAnalysis | null,
) {
  const [keeper] = useState(() => {
    const isAboutThisJob = lastAnalysis?.jobText === room.read()?.jobDescription?.text;
    return createScoreKeeper({
      found: isAboutThisJob ? (lastAnalysis?.report ?? null) : null,
      ask: async (signal) => {
        // The server keeps the analysis beside what the room holds: let it hold this first.
        await room.flushed().catch(() => undefined);
        const resumeText = htmlToText(html.current() ?? "");
        const jobDescriptionText = room.read()?.jobDescription?.text ?? "";
        const body = { resumeText, jobDescriptionText, resumeId: room.resumeId };
        return callApi<AtsReport>(SCORE_PATH, { body, signal });
      },
      hasJobDescription: () => Boolean(room.read()?.jobDescription) && html.current() !== null,
      alert: notify.error,
    });
  });

  useEffect(() => {
    let last = room.read();
    const follow = () => {
      const before = last;
      const now = room.read();
      last = now;
      // The document arriving is no change of it.
      if (!before || !now) return;
      const isOtherJob = now.jobDescription?.text !== before.jobDescription?.text;
      if (isOtherJob && !now.jobDescription) keeper.cleared();
      else if (isOtherJob && keeper.read().report) keeper.changed();
      if (now.resume !== before.resume || now.templateId !== before.templateId) keeper.changed();
    };
    const unsubscribe = room.subscribe(follow);
    const catchUp = () => keeper.read().isStale && keeper.changed();
    addEventListener("online", catchUp);
    return () => {
      unsubscribe();
      removeEventListener("online", catchUp);
      keeper.pause();
    };
  }, [room, keeper]);

  return { ...useSyncExternalStore(keeper.subscribe, keeper.read), analyze: keeper.analyze };
}
