/**
 * Scores in the Worker in steps, between which other requests run. Long texts count as several uses
 * of the score's rate limit.
 */
import type { Posting } from "#app/core/ats/posting/posting.ts";
import type { AtsReport } from "#app/core/ats/report.ts";
import { scoreWithLineReader } from "#app/core/ats/score-with-line-reader.ts";
import { enforceRateLimit } from "#app/server/auth/rate-limits.server.ts";
import type { AppContext } from "#app/server/context.ts";
import { loadLineReader } from "./ats-model.server.ts";

/** This many steps of the line-reading model, about 0.2 s, count as another use. */
const STEPS_PER_USE = 10;

/** Throws 429 with Retry-After when reading takes `rateLimitKey` over its limit. */
export async function scoreInSteps(
  context: AppContext,
  rateLimitKey: string,
  posting: Posting,
  resumeText: string,
): Promise<AtsReport> {
  const reader = await loadLineReader(context);
  let steps = 0;
  return scoreWithLineReader(posting, resumeText, new Date(), reader, async () => {
    steps++;
    if (steps % STEPS_PER_USE === 0) await enforceRateLimit(context, "score", rateLimitKey);
    else await new Promise((resolve) => setTimeout(resolve));
  });
}
