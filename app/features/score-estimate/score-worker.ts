/** Scores in a thread of its own, so that typing never waits: the engine that the server runs, on the same model. */
import { withCorrections } from "#app/core/ats/corrections.ts";
import { ENGINE_VERSION } from "#app/core/ats/engine-version.ts";
import { loadModel } from "#app/core/ats/load-model.ts";
import { type Posting, readPosting } from "#app/core/ats/posting/posting.ts";
import { postingTitle } from "#app/core/ats/posting/posting-title.ts";
import { scoreAgainst } from "#app/core/ats/score.ts";
import type {
  EstimateAnswer,
  EstimateRequest,
  TitleAnswer,
  TitleRequest,
} from "./score-estimate.ts";

const model = loadModel((path) => fetch(`${path}?${ENGINE_VERSION}`));
/** Unhandled, a missing model would end the thread instead of leaving questions unanswered. */
model.catch(() => undefined);

let posting: { text: string; title: string; read: Posting } | null = null;

addEventListener("message", async ({ data }: MessageEvent<EstimateRequest | TitleRequest>) => {
  if ("postingText" in data) {
    const title = await model.then(
      (known) => postingTitle(data.postingText, known),
      () => null,
    );
    postMessage({ title } satisfies TitleAnswer);
    return;
  }
  const answer: EstimateAnswer = { id: data.id, report: null };
  try {
    const known = await model;
    const { jobDescriptionText: text, jobTitle: title } = data;
    if (posting?.text !== text || posting.title !== title)
      posting = { text, title, read: readPosting(text, known, title) };
    answer.report = scoreAgainst(withCorrections(posting.read, data), data.resumeText, new Date());
  } catch (failure) {
    console.warn("Estimate", failure);
  }
  postMessage(answer);
});
