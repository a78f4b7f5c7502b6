/** Shared by all calls under /api: reads and validates JSON bodies, and builds error responses. */
import * as v from "valibot";
import { findDangerousKey, findMisplacedArray } from "#app/core/api-contract/json-shape.ts";
import { describeIssue, mainIssue } from "#app/core/resume/describe-issue.ts";
import { findOversizedList, OVERSIZED_LIST_MESSAGE } from "#app/core/resume/oversized-list.ts";

/** The limit of a JSON request in bytes; file uploads have their own limits. */
export const MAX_REQUEST_BYTES = 1_048_576;

export function fail(status: number, message: string, extra: object = {}, headers?: HeadersInit) {
  return Response.json({ message, ...extra }, { status, headers });
}

/** A 405 response that lists the allowed methods. */
export function methodNotAllowed(...allowed: string[]) {
  return fail(405, `Use ${allowed.join(" or ")} here`, {}, { allow: allowed.join(", ") });
}

/** Reads at most `maxBytes`, regardless of content-length; throws 413 beyond that. */
export async function readBytes(
  request: Request,
  maxBytes: number,
  message = `The request is larger than ${Math.floor(maxBytes / 1_048_576)} MB`,
): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => fail(413, message);
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (;;) {
    const next = await reader?.read();
    if (!next?.value) break;
    size += next.value.byteLength;
    if (size > maxBytes) {
      // Not canceled, because workers/http/drain-body.ts reads the rest before the response is sent.
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
 * Parses the request's JSON body by the schema.
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

/** Throws 400 with the first problem; `field` in the response is its path. */
export function parseBody<const S extends v.GenericSchema>(
  schema: S,
  body: unknown,
): v.InferOutput<S> {
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    throw fail(400, "The request body must be a JSON object");
  }
  const oversizedList = findOversizedList(body);
  if (oversizedList !== null) throw fail(400, OVERSIZED_LIST_MESSAGE, { field: oversizedList });
  const forbiddenKey = findDangerousKey(body);
  if (forbiddenKey !== null) {
    throw fail(400, `The key ${forbiddenKey} is not allowed`, { field: forbiddenKey });
  }
  const arrayPath = findMisplacedArray(schema, body);
  if (arrayPath !== null) throw fail(400, `${arrayPath} must be an object`, { field: arrayPath });
  // Only the first issue is reported; collecting all of them from 1 MB could exceed the isolate's memory.
  const parsed = v.safeParse(schema, body, { abortEarly: true });
  if (parsed.success) return parsed.output;
  const issue = mainIssue(parsed.issues[0]);
  throw fail(400, describeIssue(issue), { field: v.getDotPath(issue) ?? undefined });
}

/** Throws 405 for any other method. */
export function requireMethod(request: Request, ...allowed: string[]): void {
  if (!allowed.includes(request.method)) throw methodNotAllowed(...allowed);
}
