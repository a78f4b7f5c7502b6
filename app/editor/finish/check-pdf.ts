/** Fetches a generated PDF and checks it: what to look at before it is sent. */
import { fetchApi } from "#app/client/call-api.ts";
import { type MustHavesCheck, runFinalChecks } from "#app/core/pdf-check/final-checks.ts";
import { createParseReport } from "#app/core/pdf-check/parse-report.ts";
import { visibleContent } from "#app/core/resume/visible-content.ts";
import { loadWords } from "#app/core/resume-languages/load-words.ts";
import { loadSamples } from "#app/core/templates/samples.ts";
import { readPdf } from "#app/features/pdf-viewer/read-pdf.client.ts";
import type { CheckedPdf, PrintedResume } from "./finished-pdf.ts";

/** @param mustHaves null without an analysis, and where the posting has none */
export async function checkPdf(
  { url, resume: printed, design }: PrintedResume,
  mustHaves: MustHavesCheck | null,
  signal: AbortSignal,
): Promise<CheckedPdf> {
  const samples = loadSamples();
  const response = await fetchApi(url, { method: "GET", signal });
  const file = await response.blob();
  const outcome = await readPdf(await file.arrayBuffer(), signal);
  if (!outcome.ok) throw new Error(`The PDF is ${outcome.reason}`);
  const resume = visibleContent(printed, design);
  const checks = runFinalChecks({
    resume,
    samples: await samples,
    mustHaves,
    pdf: outcome.pdf,
    report: createParseReport(outcome.pdf, resume, await loadWords(resume.language)),
  });
  return { file, checks };
}
