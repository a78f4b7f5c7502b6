/** Prints for API calls: the rate limit counts only new prints, and every failure becomes an error response. */

import { enforceRateLimit } from "#app/server/auth/rate-limits.server.ts";
import type { AppContext, PrintJob, PrintOutcome } from "#app/server/context.ts";
import { fail } from "#app/server/http/json-api.server.ts";

/** Throws 429, 503 (both with Retry-After), 504, 413, 400 or 502. */
export async function printOrFail(
  context: Pick<AppContext, "db" | "config" | "printPdf">,
  job: PrintJob,
  /** The R2 prefix of the file. */
  ownerId: string,
  rateLimitKey: string,
  /** Called when a new print begins, with the key of its file. */
  onPrint?: (r2Key: string) => void,
): Promise<Extract<PrintOutcome, { ok: true }>> {
  const outcome = await context.printPdf(job, ownerId, async (r2Key) => {
    await enforceRateLimit(context, "pdf", rateLimitKey);
    onPrint?.(r2Key);
  });
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

/** Returns a function that reads static files such as fonts for printing. */
export function assetReader(context: Pick<AppContext, "fetchAsset">) {
  return async (path: string): Promise<ArrayBuffer> => {
    const response = await context.fetchAsset(path);
    if (!response.ok) throw new Error(`No static file ${path}`);
    return response.arrayBuffer();
  };
}
