/** Compares the printed PDF with its resume in a worker, since it takes 70 ms, and 300 ms on a slow processor. */
import { runFinalChecks } from "#app/core/pdf-check/final-checks.ts";
import { createParseReport } from "#app/core/pdf-check/parse-report.ts";
import type { FinalChecksRequest } from "./check-in-worker.ts";

addEventListener("message", ({ data }: MessageEvent<FinalChecksRequest>) => {
  const { words, ...printed } = data;
  const report = createParseReport(printed.pdf, printed.resume, words);
  postMessage(runFinalChecks({ ...printed, report }));
});
