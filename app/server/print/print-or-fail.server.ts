/** Printing as the calls do it: the budget counts only real prints, and every way to fail has its answer. */

import { enforceRateLimit } from "#app/server/auth/rate-limits.server.ts";
import type { AppContext, PrintJob, PrintOutcome } from "#app/server/context.ts";
import { fail } from "#app/server/http/json-api.server.ts";

/** Throws 429, 503 (both with Retry-After), 504, 413, 400 or 502. */
export async function printOrFail(
  context: Pick<AppContext, "db" | "config" | "printPdf">,
  job: PrintJob,
  /** Under whom the file lies, and what the budget counts by. */
  ownerId: string,
  budgetKey: string,
): Promise<Extract<PrintOutcome, { ok: true }>> {
  const outcome = await context.printPdf(job, ownerId, () =>
    enforceRateLimit(context, "pdf", budgetKey),
  );
  if (outcome.ok) return outcome;
  switch (outcome.reason) {
    case "busy": {
      const seconds = String(outcome.retryAfterSeconds);
      const message = `The printer is busy. Please try again in ${seconds} seconds.`;
      throw fail(503, message, {}, { "retry-after": seconds });
    }
    case "timeout":
      throw fail(504, "The page took too long to lay out");
    case "too_large":
      throw fail(413, "The PDF would be larger than 20 MB");
    case "unreadable":
      throw fail(400, "The HTML cannot be read safely");
    case "failed":
      throw fail(502, "The PDF could not be printed. Please try again.");
    default:
      throw new Error(outcome satisfies never);
  }
}

/** A static file of the site, for what is printed. */
export function assetReader(context: Pick<AppContext, "fetchAsset">) {
  return async (path: string): Promise<ArrayBuffer> => {
    const answer = await context.fetchAsset(path);
    if (!answer.ok) throw new Error(`No static file ${path}`);
    return answer.arrayBuffer();
  };
}
