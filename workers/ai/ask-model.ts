/**
 * Asks the writing model, the language model that the site's operator configured, to rewrite a resume's text. Speaks
 * to an OpenAI-compatible chat-completions endpoint. Not streamed, because a failure within a stream
 * would look like an empty reply. The provider's error texts are never passed on, because they may contain the API key.
 */
import * as v from "valibot";
import type { Prompt } from "#app/core/writing-advice/rewrite-prompt.ts";
import type { ModelAnswer } from "#app/server/context.ts";
import type { ModelSettings } from "./model-settings.ts";

/** For both attempts together. */
const TIMEOUT_MS = 15_000;
/** Per response body; a rewritten text is about a thousandth of this. */
const MAX_RESPONSE_BYTES = 262_144;
/** When a busy model may be asked again: `fallback` if it does not say, or says more than `max`. */
const RETRY_AFTER_SECONDS = { fallback: 60, max: 3_600 } as const;

const completionSchema = v.object({
  choices: v.pipe(
    v.array(v.object({ message: v.object({ content: v.string() }) })),
    v.minLength(1),
  ),
});
const rewriteSchema = v.object({ text: v.string() });
/** The schema itself is in the prompt, because fewer endpoints support `json_schema`. */
const JSON_MODE = { type: "json_object" };

/** Tries at most twice within 15 s. Never throws; every failure is one of ModelAnswer's reasons. */
export async function askModel(settings: ModelSettings, prompt: Prompt): Promise<ModelAnswer> {
  // A client's abort signal does not reach the Worker (docs/decisions/0019).
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const first = await requestRewrite(settings, prompt, signal, { isJsonMode: true });
  // Some endpoints reject JSON mode with 400 or 422; the prompt alone asks for JSON too.
  const rejectsJsonMode = first.status === 400 || first.status === 422;
  const isTransient = first.status === null || first.status === 200 || first.status >= 500;
  const isFinal = first.answer.ok || signal.aborted || !(rejectsJsonMode || isTransient);
  const { answer } = isFinal
    ? first
    : await requestRewrite(settings, prompt, signal, { isJsonMode: !rejectsJsonMode });
  return answer.ok || !signal.aborted ? answer : { ok: false, reason: "timeout" };
}

interface Attempt {
  answer: ModelAnswer;
  /** 200 if only the content was unusable; null if no complete response arrived. */
  status: number | null;
}

async function requestRewrite(
  { baseUrl, model, key }: ModelSettings,
  { system, user }: Prompt,
  signal: AbortSignal,
  { isJsonMode }: { isJsonMode: boolean },
): Promise<Attempt> {
  let status: number | null = null;
  try {
    const response = await fetch(`${baseUrl}/chat/completions`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(key ? { authorization: `Bearer ${key}` } : {}),
      },
      body: JSON.stringify({
        model,
        messages: [
          { role: "system", content: system },
          { role: "user", content: user },
        ],
        ...(isJsonMode ? { response_format: JSON_MODE } : {}),
      }),
      // Following a redirect would send the key to another host.
      redirect: "manual",
      signal,
    });
    const body = await readBounded(response);
    status = response.status;
    if (!response.ok) return failedAttempt(status, response.headers);
    return { answer: { ok: true, text: readRewrite(body) }, status };
  } catch (error) {
    console.warn(
      `Writing model request failed: ${error instanceof Error ? error.name : "unknown"}`,
    );
    return { answer: { ok: false, reason: "unusable" }, status };
  }
}

/** The rewritten text of a completion; throws if the body contains none. */
function readRewrite(body: string): string {
  const [choice] = v.parse(completionSchema, JSON.parse(body)).choices;
  const content = choice?.message.content ?? "";
  // Models often put Markdown fences around JSON.
  const json = content.replace(/^\s*```(?:json)?\s*\n?|\n?\s*```\s*$/g, "");
  return v.parse(rewriteSchema, JSON.parse(json)).text;
}

/** Logs only the status, because the provider's text may contain the API key. */
function failedAttempt(status: number, headers: Headers): Attempt {
  console.warn(`Writing model responded with ${status}`);
  if (status === 429) {
    const seconds = Number(headers.get("retry-after"));
    const { fallback, max } = RETRY_AFTER_SECONDS;
    const isUsable = Number.isInteger(seconds) && seconds >= 1 && seconds <= max;
    return {
      answer: { ok: false, reason: "busy", retryAfterSeconds: isUsable ? seconds : fallback },
      status,
    };
  }
  const isRefusal = status >= 300 && status < 500;
  return { answer: { ok: false, reason: isRefusal ? "refused" : "unusable" }, status };
}

/** Reads a body as text; throws beyond MAX_RESPONSE_BYTES, so that an endless body cannot exhaust the memory. */
async function readBounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = response.body?.getReader();
  for (;;) {
    const next = await reader?.read();
    if (!next?.value) break;
    size += next.value.byteLength;
    if (size > MAX_RESPONSE_BYTES) {
      await reader?.cancel();
      throw new RangeError("The response is too large");
    }
    chunks.push(next.value);
  }
  return new Blob(chunks as BlobPart[]).text();
}
