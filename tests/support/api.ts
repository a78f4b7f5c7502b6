/** Calls the API like a program does, and checks what all error responses have in common. */
import { exports } from "cloudflare:workers";
import { expect } from "vitest";
import type { SignedInPerson } from "./sign-in.ts";
import { ORIGIN } from "./worker.ts";

export interface ApiResponse {
  /** Describes the request in failure messages. */
  request: string;
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests read arbitrary response bodies
  body: any;
}

/** A null `by` sends no token. A string body is sent unchanged. */
export async function call(
  by: Pick<SignedInPerson, "token"> | null,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<ApiResponse> {
  const answer = await exports.default.fetch(`${ORIGIN}${path}`, {
    method,
    redirect: "manual",
    headers: {
      "content-type": "application/json",
      ...(by ? { authorization: `Bearer ${by.token}` } : {}),
      ...headers,
    },
    body: body === undefined || typeof body === "string" ? body : JSON.stringify(body),
  });
  const text = await answer.text();
  const request = `${method} ${path.slice(0, 100)} ${JSON.stringify(headers).slice(0, 100)}`;
  const { status } = answer;
  return { request, status, headers: answer.headers, body: readBody(answer, text) };
}

function readBody(answer: Response, text: string): unknown {
  if (!answer.headers.get("content-type")?.startsWith("application/json")) return text;
  return JSON.parse(text);
}

/** Expects a JSON error with a message, the usual headers, and no internals such as stack traces. */
export function expectError(
  answered: ApiResponse,
  status: number,
  message?: string | RegExp,
): void {
  const { request, body, headers } = answered;
  expect(answered.status, `${request} answered ${JSON.stringify(body)}`).toBe(status);
  expect(headers.get("content-type")).toMatch(/^application\/json/);
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("content-security-policy")).toContain("default-src 'self'");
  expect(headers.get("cache-control")).toContain("no-store");
  expect(String(body.message).length, request).toBeGreaterThan(8);
  if (request.includes("/api/auth/")) expect(body.success, request).toBe(false);
  expect(JSON.stringify(body)).not.toMatch(
    /\bat \w+.*:\d+:\d+|node_modules|\.tsx?:|D1_ERROR|SQLITE/,
  );
  if (message !== undefined) expect(body.message).toMatch(message);
}
