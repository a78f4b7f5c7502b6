/**
 * Fetches a generated PDF and runs the final checks: what its owner should look at before sending
 * it.
 */
import { fetchApi } from "#app/client/call-api.ts";
import type { AtsReport } from "#app/core/ats/report.ts";
import { mustHavesCheck, summarizeRequirements } from "#app/core/ats/requirement-summary.ts";
import { visibleContent } from "#app/core/resume/visible-content.ts";
import { loadWords } from "#app/core/resume-languages/load-words.ts";
import { loadSamples } from "#app/core/templates/samples.ts";
import { readPdf } from "#app/features/pdf-viewer/read-pdf.client.ts";
import { checkInWorker } from "./check-in-worker.ts";
import type { CheckedPdf, PrintedResume } from "./finished-pdf.ts";

/** @param report the latest score report; null before the first */
export async function checkPdf(
  { url, resume: fullResume, design }: PrintedResume,
  report: AtsReport | null,
  signal: AbortSignal,
): Promise<CheckedPdf> {
  // Contact details that are still a sample's are reported. The samples load while the PDF is fetched.
  const samples = loadSamples();
  const response = await fetchApi(url, { method: "GET", signal });
  const file = await response.blob();
  const outcome = await readPdf(await file.arrayBuffer(), signal);
  if (!outcome.ok) throw new Error(`The PDF is ${outcome.reason}`);
  const resume = visibleContent(fullResume, design);
  const checks = await checkInWorker(
    {
      resume,
      samples: await samples,
      mustHaves: report && mustHavesOf(report),
      pdf: outcome.pdf,
      words: await loadWords(resume.language),
    },
    signal,
  );
  return { file, checks };
}

/** The result for the must-haves: the requirements that the posting calls required. */
const mustHavesOf = ({ metadata }: AtsReport) =>
  mustHavesCheck(summarizeRequirements(metadata.analysis.keywords));
