/**
 * Starts the miniature, the small editor on the landing page: renders its page and score from its
 * fields, with the real template and score engine. The fields stay as the server rendered them, with
 * what was typed while this script was loading.
 */
import { createRoot } from "react-dom/client";
import { createEstimator } from "#app/features/score-estimate/score-estimate.ts";
import { type EditableTexts, EXAMPLE_JOB, exampleResume } from "./example.ts";
import { LivePage } from "./live-page.tsx";
import { MatchColumn } from "./match-column.tsx";
import { miniatureScore } from "./miniature-score.ts";

export function startMiniature(box: HTMLElement): () => void {
  const findPart = <T extends HTMLElement>(name: string) => {
    const element = box.querySelector<T>(`[data-part="${name}"]`);
    if (!element) throw new Error(`The miniature has no ${name}`);
    return element;
  };
  const form = findPart<HTMLFormElement>("form");
  const staticMatch = findPart("still-match");
  const pageRoot = createRoot(findPart("page"));
  const matchRoot = createRoot(findPart("match"));
  let resumeText = "";

  const estimator = createEstimator({
    texts: () => ({
      resumeText,
      jobDescriptionText: EXAMPLE_JOB.description,
      jobTitle: EXAMPLE_JOB.title,
    }),
    onEstimate(report) {
      matchRoot.render(<MatchColumn score={miniatureScore(report)} />);
      staticMatch.hidden = true;
    },
  });
  function onText(text: string) {
    if (text === resumeText) return;
    resumeText = text;
    estimator.scheduleEstimate();
  }
  function renderPage() {
    const texts = Object.fromEntries(new FormData(form)) as unknown as EditableTexts;
    pageRoot.render(<LivePage resume={exampleResume(texts)} onText={onText} />);
  }

  form.addEventListener("input", renderPage);
  renderPage();
  return () => {
    form.removeEventListener("input", renderPage);
    estimator.close();
    staticMatch.hidden = false;
    // React forbids unmounting a root while another one renders.
    setTimeout(() => {
      pageRoot.unmount();
      matchRoot.unmount();
    });
  };
}
