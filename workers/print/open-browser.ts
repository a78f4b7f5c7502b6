/** Gets a browser by the BROWSER binding: reconnects to the last session or launches a new browser. */
import puppeteer, { type Browser } from "@cloudflare/puppeteer";
import { GUARDRAILS } from "./print-options.ts";

export type OpenedBrowser =
  | { ok: true; browser: Browser }
  /** All of the account's browsers are in use, or too many were started recently. */
  | { ok: false; retryAfterSeconds: number };

const DEFAULT_RETRY_SECONDS = 20;

export async function openBrowser(
  binding: Env["BROWSER"],
  lastSessionId: string | undefined,
): Promise<OpenedBrowser> {
  const reconnected = lastSessionId ? await reconnect(binding, lastSessionId) : null;
  if (reconnected) return { ok: true, browser: reconnected };

  // Intercepts the response, because puppeteer drops its Retry-After header.
  let retryAfterSeconds: number | null = null;
  const interceptedBinding = {
    fetch: async (input: RequestInfo, init?: RequestInit) => {
      const response = await binding.fetch(input, init);
      if (response.status === 429) {
        retryAfterSeconds = readSeconds(response.headers.get("retry-after"));
      }
      return response;
    },
  };
  try {
    const browser = await puppeteer.launch(interceptedBinding as typeof binding, {
      guardrails: GUARDRAILS,
    });
    return { ok: true, browser };
  } catch (error) {
    if (retryAfterSeconds === null) throw error;
    return { ok: false, retryAfterSeconds };
  }
}

/** Reconnects only to our own session, because others may lack guardrails. It may have closed meanwhile. */
async function reconnect(binding: Env["BROWSER"], sessionId: string): Promise<Browser | null> {
  try {
    const sessions = await puppeteer.sessions(binding);
    const session = sessions.find((candidate) => candidate.sessionId === sessionId);
    if (!session || session.connectionId) return null;
    return await puppeteer.connect(binding, sessionId);
  } catch {
    return null;
  }
}

/** Parses Retry-After in seconds; for a date or an invalid value, the documented interval between launches. */
function readSeconds(header: string | null): number {
  const seconds = Number(header);
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : DEFAULT_RETRY_SECONDS;
}
