/** What every call under /api shares on the server: reading JSON, and failing with a message. */
import * as v from "valibot";
import { dangerousKey, misplacedArray } from "#app/core/api-contract/json-shape.ts";
import { ENDLESS_LIST, findEndlessList } from "#app/core/resume/endless-list.ts";

/** A request's limit in bytes; files have their own. */
export const MAX_REQUEST_BYTES = 1_048_576;

export function fail(status: number, message: string, extra: object = {}, headers?: HeadersInit) {
  return Response.json({ message, ...extra }, { status, headers });
}

/** For a call that does not know the method: 405 with what it does know. */
export function methodNotAllowed(...allowed: string[]) {
  return fail(405, `Use ${allowed.join(" or ")} here`, {}, { allow: allowed.join(", ") });
}

/** Reads at most `maxBytes`, whatever content-length claims; throws 413 past that. */
export async function readBytes(
  request: Request,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () =>
    fail(413, `The request is larger than ${Math.floor(maxBytes / 1_048_576)} MB`);
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (;;) {
    const next = await reader?.read();
    if (!next?.value) break;
    size += next.value.byteLength;
    if (size > maxBytes) {
      // Not cancelled: the rest is drained before the answer is sent (workers/http/drain-body.ts).
      reader?.releaseLock();
      throw tooLarge();
    }
    chunks.push(next.value);
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}

/**
 * The request's JSON body as the schema sees it.
 * Throws a Response: 415 (not JSON), 413 (over 1 MB), 400 (unreadable, or the first thing wrong with it).
 */
export async function readJson<const S extends v.GenericSchema>(
  request: Request,
  schema: S,
): Promise<v.InferOutput<S>> {
  if (!/^application\/json\b/i.test(request.headers.get("content-type") ?? "")) {
    throw fail(415, "Send JSON with Content-Type: application/json");
  }
  const bytes = await readBytes(request, MAX_REQUEST_BYTES);
  let body: unknown;
  try {
    body = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw fail(400, "The request body is not readable JSON");
  }
  return parseBody(schema, body);
}

/** Throws 400 with the first thing wrong and, as `field`, where it is. */
export function parseBody<const S extends v.GenericSchema>(
  schema: S,
  body: unknown,
): v.InferOutput<S> {
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    throw fail(400, "The request body must be a JSON object");
  }
  const endless = findEndlessList(body);
  if (endless !== null) throw fail(400, ENDLESS_LIST, { field: endless });
  const poison = dangerousKey(body);
  if (poison !== null) throw fail(400, `The key ${poison} is not allowed`, { field: poison });
  const array = misplacedArray(schema, body);
  if (array !== null) throw fail(400, `${array} must be an object`, { field: array });
  // Only the first fault is told, and a list of all those in 1 MB would not fit the isolate.
  const parsed = v.safeParse(schema, body, { abortEarly: true });
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw fail(400, describeIssue(issue), { field: v.getDotPath(issue) ?? undefined });
}

/** The first issue as a sentence; names the field where the message does not. */
export function describeIssue(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue);
  if (!issue.message.startsWith("Invalid") || !path) return issue.message;
  if (issue.received === "undefined") return `${path} is missing`;
  const wanted = EXPECTED[issue.expected ?? ""];
  return issue.kind === "schema" && wanted
    ? `${path} must be ${wanted}`
    : `${path}: ${issue.message}`;
}

const EXPECTED: Record<string, string> = {
  string: "text",
  number: "a number",
  boolean: "true or false",
  Array: "a list",
  Object: "an object",
};

/** Throws 405 for any other method. */
export function requireMethod(request: Request, ...allowed: string[]): void {
  if (!allowed.includes(request.method)) throw methodNotAllowed(...allowed);
}
