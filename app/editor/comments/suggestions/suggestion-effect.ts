/**
 * Computes a change's effect on score and page count: lays out and scores the resume with and
 * without it.
 */
import { createElement } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { correctionsOf, type JobDescription } from "#app/core/resume/job-description.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { loadWords } from "#app/core/resume-languages/load-words.ts";
import { loadLayout } from "#app/core/templates/layouts.ts";
import { sheetOf } from "#app/core/templates/page/page.ts";
import { htmlToText } from "#app/core/templates/page/resume-text.ts";
import { FLOW_ID, SHEET_ID } from "#app/core/templates/page/sheet.ts";
import { moveOrphanedHeadings } from "#app/editor/page/orphaned-headings.ts";
import { columnsOf, pageCountOf } from "#app/editor/page/page-columns.ts";
import type { ResumeSnapshot } from "#app/editor/sync/room.ts";
import {
  type EstimateReply,
  type EstimateRequest,
  startScoreWorker,
} from "#app/features/score-estimate/score-estimate.ts";

export interface Effect {
  /** Null if it could not be estimated. */
  score: { before: number; after: number } | "no posting" | null;
  /** Null if the preview is hidden. */
  pages: { before: number; after: number } | null;
}
type LayoutResult = { text: string; pages: number | null };

/** @param changed the resume with the suggested change */
export async function computeEffect(snapshot: ResumeSnapshot, changed: Resume): Promise<Effect> {
  const frame = document.querySelector<HTMLIFrameElement>('iframe[title="Resume preview"]');
  const page = frame?.contentDocument;
  if (!page) return { score: null, pages: null };
  const { design } = snapshot;
  const { Component } = await loadLayout(snapshot.templateId, design.version);
  const words = await loadWords(snapshot.resume.language);
  const photo = page.querySelector('img[data-field="photo"]')?.getAttribute("src");
  const layOut = (resume: Resume): LayoutResult => {
    const sheet = page.createElement("div");
    sheet.id = SHEET_ID;
    sheet.setAttribute("style", "position:absolute;visibility:hidden;top:0;left:0");
    const flow = page.createElement("div");
    flow.id = FLOW_ID;
    sheet.appendChild(flow);
    // Appended last: lookups by the duplicate ids still find the visible page.
    page.body.appendChild(sheet);
    const root = createRoot(flow);
    flushSync(() => root.render(createElement(Component, { resume, design, photo, words })));
    const text = htmlToText(flow.innerHTML);
    const isShown = flow.clientWidth > 0;
    const columns = columnsOf(sheetOf(design));
    moveOrphanedHeadings(flow, columns);
    const pages = isShown ? pageCountOf(flow.scrollWidth, columns) : null;
    root.unmount();
    sheet.remove();
    return { text, pages };
  };
  const [before, after] = [layOut(snapshot.resume), layOut(changed)];
  const job = snapshot.jobDescription;
  return {
    score: job ? await scoreTexts(job, before.text, after.text) : "no posting",
    pages:
      before.pages !== null && after.pages !== null
        ? { before: before.pages, after: after.pages }
        : null,
  };
}

/** Scores both texts with the score panel's engine, in a worker that is then terminated. */
function scoreTexts(job: JobDescription, ...texts: [string, string]): Promise<Effect["score"]> {
  return new Promise((resolve) => {
    const worker = startScoreWorker();
    const scores = new Map<number, number>();
    const finish = (score: Effect["score"]) => {
      worker.terminate();
      resolve(score);
    };
    worker.addEventListener("error", () => finish(null));
    worker.addEventListener("message", ({ data }: MessageEvent<EstimateReply>) => {
      // A first estimate, without the model ("line reader") that finds requirements shown in other words.
      if (data.isFirst) return;
      if (!data.report || data.report.score === null) return finish(null);
      scores.set(data.id, Math.round(data.report.score));
      const [before, after] = [scores.get(0), scores.get(1)];
      if (before !== undefined && after !== undefined) finish({ before, after });
    });
    for (const [id, resumeText] of texts.entries()) {
      const request = {
        id,
        resumeText,
        jobDescriptionText: job.text,
        jobTitle: job.title,
        usesLineReader: true,
        ...correctionsOf(job),
      } satisfies EstimateRequest;
      worker.postMessage(request);
    }
  });
}
