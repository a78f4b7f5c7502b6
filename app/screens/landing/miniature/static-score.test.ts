import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { loadModel } from "#app/core/ats/load-model.ts";
import { readPosting } from "#app/core/ats/posting/posting.ts";
import { scoreAgainst } from "#app/core/ats/score.ts";
import { findTemplate } from "#app/core/templates/catalogue.ts";
import { renderResumeText } from "#app/core/templates/page/render-page.server.ts";
import {
  type EditableTexts,
  EXAMPLE_JOB,
  EXAMPLE_TEMPLATE,
  exampleResume,
  INITIAL_TEXTS,
} from "./example.ts";
import { miniatureScore } from "./miniature-score.ts";
import { STATIC_SCORE } from "./static-score.ts";

async function scoreOf(texts: EditableTexts) {
  const model = await loadModel(
    async (path) =>
      new Response(readFileSync(new URL(`../../../../public${path}`, import.meta.url))),
  );
  const resumeText = await renderResumeText({
    templateId: EXAMPLE_TEMPLATE,
    content: exampleResume(texts),
    design: { version: findTemplate(EXAMPLE_TEMPLATE)?.version },
  });
  const posting = readPosting(EXAMPLE_JOB.description, model, EXAMPLE_JOB.title);
  return miniatureScore(scoreAgainst(posting, resumeText, new Date()));
}

test("the score that the landing page shows at first is the engine's", async () => {
  expect(await scoreOf(INITIAL_TEXTS)).toEqual(STATIC_SCORE);
});

test("the line that the page suggests raises the score and shows two more must-haves: mentoring and wound care", async () => {
  const { score, mustHaves } = await scoreOf({
    ...INITIAL_TEXTS,
    bullet: "Mentored eleven new nurses in wound care",
  });
  expect(score).toBeGreaterThan(STATIC_SCORE.score + 5);
  expect(mustHaves.shown).toBe(STATIC_SCORE.mustHaves.shown + 2);
});
