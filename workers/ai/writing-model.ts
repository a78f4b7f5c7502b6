/** Configures the model that rewrites texts from AI_BASE_URL, AI_MODEL and the secret AI_API_KEY. */
import type { WritingModel } from "#app/server/context.ts";
import type { ModelSettings } from "./model-settings.ts";

/** Set by `wrangler secret put`; optional, because a local server may need none. */
export interface ModelSecrets {
  AI_API_KEY?: string;
}

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Problems with the settings, each logged once per isolate. */
const loggedProblems = new Set<string>();

/** The configured model; null without settings or with invalid ones, which are logged. */
export function writingModel(
  env: Pick<Env, "AI_BASE_URL" | "AI_MODEL"> & ModelSecrets,
): WritingModel | null {
  const settings = readSettings(env);
  if (settings === null) return null;
  if (typeof settings === "string") {
    if (!loggedProblems.has(settings)) console.error(settings);
    loggedProblems.add(settings);
    return null;
  }
  return {
    name: settings.model,
    host: new URL(settings.baseUrl).host,
    async ask(prompt) {
      const { askModel } = await import("./ask-model.ts");
      return askModel(settings, prompt);
    },
  };
}

/** Returns null without settings, and an error message for invalid ones. */
export function readSettings({
  AI_BASE_URL,
  AI_MODEL,
  AI_API_KEY,
}: Pick<Env, "AI_BASE_URL" | "AI_MODEL"> & ModelSecrets): ModelSettings | string | null {
  const [base, model] = [(AI_BASE_URL ?? "").trim(), (AI_MODEL ?? "").trim()];
  if (base === "" && model === "") return null;
  if (base === "" || model === "") return "Writing help needs both AI_BASE_URL and AI_MODEL";
  const url = URL.parse(base);
  if (!url || url.username || url.password || url.search || url.hash) {
    return "AI_BASE_URL is not an address like https://api.example.com/v1";
  }
  const isSafe =
    url.protocol === "https:" || (url.protocol === "http:" && LOOPBACK.test(url.hostname));
  if (!isSafe) return "AI_BASE_URL must begin with https://, or be on the same machine";
  return { baseUrl: url.href.replace(/\/+$/, ""), model, key: AI_API_KEY?.trim() || null };
}
