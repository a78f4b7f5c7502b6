/** Counts uses of a rate limit without the requests that would cost them, for worker tests. */
import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { enforceRateLimit, type RateLimit } from "#app/server/auth/rate-limits.server.ts";
import { loadContext } from "../../workers/load-context.ts";
import { ORIGIN } from "./worker.ts";

export async function useUp(limit: RateLimit, key: string, times: number): Promise<void> {
  const context = loadContext(new Request(ORIGIN), env, createExecutionContext());
  for (let time = 0; time < times; time++) await enforceRateLimit(context, limit, key);
}
