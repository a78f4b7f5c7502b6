/**
 * One question to an OpenAI-compatible endpoint. Not streamed: a streamed failure would come as an empty
 * answer. Of what a provider says about a failure nothing leaves here; it may echo the key.
 */
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import {
  APICallError,
  extractJsonMiddleware,
  generateText,
  jsonSchema,
  Output,
  wrapLanguageModel,
} from "ai";
import * as v from "valibot";
import type { Prompt } from "#app/core/writing-advice/rewrite-prompt.ts";
import type { ModelAnswer } from "#app/server/context.ts";
import type { ModelSettings } from "./model-settings.ts";

const TIMEOUT_MS = 15_000;
/** Of an answer; a rewritten text is a thousandth of it. */
const MOST_BYTES = 262_144;
const RETRY_AFTER_SECONDS = { usual: 60, most: 3_600 } as const;

const answerSchema = v.object({ text: v.string() });
/** The same for the library, which wants a JSON schema with a check. */
const output = Output.object({
  schema: jsonSchema<v.InferOutput<typeof answerSchema>>(
    {
      type: "object",
      properties: { text: { type: "string" } },
      required: ["text"],
      additionalProperties: false,
    },
    {
      validate(value) {
        const parsed = v.safeParse(answerSchema, value);
        return parsed.success
          ? { success: true, value: parsed.output }
          : { success: false, error: new Error("No text in the answer") };
      },
    },
  ),
});

export async function askModel(settings: ModelSettings, prompt: Prompt): Promise<ModelAnswer> {
  // No signal of a caller who has gone: none reaches a Worker here (docs/decisions/0019).
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const first = await tryOnce(settings, prompt, signal, { json: true });
  // Some endpoints know no JSON mode and say 400 or 422; the prompt alone asks for JSON too.
  const isRefusedForm = first.status === 400 || first.status === 422;
  const mayPass = first.status === null || first.status === 200 || first.status >= 500;
  const isFinal = first.answer.ok || signal.aborted || !(isRefusedForm || mayPass);
  const { answer } = isFinal
    ? first
    : await tryOnce(settings, prompt, signal, { json: !isRefusedForm });
  return answer.ok || !signal.aborted ? answer : { ok: false, reason: "timeout" };
}

interface Tried {
  answer: ModelAnswer;
  /** 200 where only the answer was no good; null where it was cut off, or none came. */
  status: number | null;
}

async function tryOnce(
  { baseUrl, model, key }: ModelSettings,
  { system, user }: Prompt,
  abortSignal: AbortSignal,
  { json }: { json: boolean },
): Promise<Tried> {
  // Its warnings would fill the log with what it makes of a model's settings.
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });
  const provider = createOpenAICompatible({
    name: "writing",
    baseURL: baseUrl,
    ...(key ? { apiKey: key } : {}),
    fetch: fetchBounded,
    ...(json ? {} : { transformRequestBody: ({ response_format: _, ...body }) => body }),
  });
  try {
    const { output: said } = await generateText({
      // Models like to put fences around JSON.
      model: wrapLanguageModel({ model: provider(model), middleware: extractJsonMiddleware() }),
      output,
      instructions: system,
      prompt: user,
      maxRetries: 0,
      abortSignal,
    });
    return { answer: { ok: true, text: said.text }, status: 200 };
  } catch (error) {
    return failureOf(error);
  }
}

/** Only the kind of failure goes on. */
function failureOf(error: unknown): Tried {
  const status = APICallError.isInstance(error) ? (error.statusCode ?? null) : null;
  // Whoever runs this copy finds the status in the log, and nothing that the provider said.
  console.warn(`The writing model: ${status ?? (error instanceof Error ? error.name : "failed")}`);
  if (APICallError.isInstance(error) && status === 429) {
    const seconds = Number(error.responseHeaders?.["retry-after"]);
    const { usual, most } = RETRY_AFTER_SECONDS;
    const isSaid = Number.isInteger(seconds) && seconds >= 1 && seconds <= most;
    return {
      answer: { ok: false, reason: "busy", retryAfterSeconds: isSaid ? seconds : usual },
      status,
    };
  }
  const isRefusal = status !== null && status >= 300 && status < 500;
  return { answer: { ok: false, reason: isRefusal ? "refused" : "unusable" }, status };
}

/** A redirect would take the key to another host, and an endless answer all memory. */
async function fetchBounded(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const answer = await fetch(input, { ...init, redirect: "manual" });
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = answer.body?.getReader();
  for (;;) {
    const next = await reader?.read();
    if (!next?.value) break;
    size += next.value.byteLength;
    if (size > MOST_BYTES) {
      await reader?.cancel();
      throw new Error("The answer is too large");
    }
    chunks.push(next.value);
  }
  return new Response(await new Blob(chunks as BlobPart[]).arrayBuffer(), {
    status: answer.status,
    headers: answer.headers,
  });
}
