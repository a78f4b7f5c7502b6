/** Gets a browser over the BROWSER binding: the one left open last time, else a new one. */
import puppeteer, { type Browser } from "@cloudflare/puppeteer";
import { GUARDRAILS } from "./print-options.ts";

export type OpenedBrowser =
  | { ok: true; browser: Browser }
  /** The account's browsers are all taken, or too many were started just now. */
  | { ok: false; retryAfterSeconds: number };

const DEFAULT_RETRY_SECONDS = 20;

export async function openBrowser(
  binding: Env["BROWSER"],
  lastSessionId: string | undefined,
): Promise<OpenedBrowser> {
  const left = lastSessionId ? await reconnect(binding, lastSessionId) : null;
  if (left) return { ok: true, browser: left };

  // puppeteer drops the header that says how long to wait.
  let retryAfterSeconds: number | null = null;
  const watched = {
    fetch: async (input: RequestInfo, init?: RequestInit) => {
      const answer = await binding.fetch(input, init);
      if (answer.status === 429) retryAfterSeconds = readSeconds(answer.headers.get("retry-after"));
      return answer;
    },
  };
  try {
    const browser = await puppeteer.launch(watched as typeof binding, { guardrails: GUARDRAILS });
    return { ok: true, browser };
  } catch (error) {
    if (retryAfterSeconds === null) throw error;
    return { ok: false, retryAfterSeconds };
  }
}

/** Only a session of our own: others' may have no guardrails. It may have closed since it was listed. */
async function reconnect(binding: Env["BROWSER"], sessionId: string): Promise<Browser | null> {
  try {
    const sessions = await puppeteer.sessions(binding);
    const own = sessions.find((session) => session.sessionId === sessionId);
    if (!own || own.connectionId) return null;
    return await puppeteer.connect(binding, sessionId);
  } catch {
    return null;
  }
}

/** Retry-After in seconds; a date or nonsense becomes the documented pace of new browsers. */
function readSeconds(header: string | null): number {
  const seconds = Number(header);
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : DEFAULT_RETRY_SECONDS;
}
