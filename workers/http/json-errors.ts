/** Converts every error response under /api to JSON, because Remix sends some as plain text. */
import type { AppContext } from "#app/server/context.ts";

export const INTERNAL_ERROR = "Something went wrong on our side. Please try again.";

export function internalErrorResponse(context: AppContext): Response {
  return Response.json({ message: INTERNAL_ERROR, requestId: context.request.id }, { status: 500 });
}

/** Replaces only error responses under /api that are not JSON, because their text may reveal internals. */
export function withJsonErrors(
  response: Response,
  request: Request,
  context: AppContext,
): Response {
  if (response.status < 400 || !new URL(request.url).pathname.startsWith("/api/")) return response;
  if (/^application\/json\b/.test(response.headers.get("content-type") ?? "")) return response;
  if (response.status >= 500) return internalErrorResponse(context);
  const message =
    response.status === 405 ? "This method is not allowed here" : "This request cannot be answered";
  return Response.json({ message }, { status: response.status });
}

/**
 * Adds `success: false` to every error of the auth API [spec 7], general ones (401, 429, …)
 * included.
 */
export async function withSuccess(response: Response, request: Request): Promise<Response> {
  const isFailure = response.status >= 400 && request.method !== "HEAD";
  if (!isFailure || !new URL(request.url).pathname.startsWith("/api/auth/")) return response;
  const body = (await response.json()) as object;
  const { status, headers } = response;
  return Response.json({ success: false, ...body }, { status, headers });
}
