/** Calls /api from the browser: stored bearer token, JSON both ways, a 401 logs out [spec 4, 6, 7]. */
import { endSession } from "./end-session.ts";
import { guestCredentials } from "./guest-credentials.ts";
import { SERVER_UNREACHABLE, statusMessage } from "./messages.ts";
import { reasonPhrase } from "./reason-phrase.ts";
import { refreshSession } from "./refresh-session.ts";
import { storedToken } from "./stored-session.ts";

/** A response with an error status; `body` is its parsed JSON. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: Record<string, unknown>;
  constructor(status: number, message: string, body: Record<string, unknown>) {
    super(message);
    this.status = status;
    this.body = body;
  }
}

interface ApiCall {
  method?: string;
  body?: unknown;
  /** Used instead of `body` to upload a file. */
  form?: FormData;
  signal?: AbortSignal;
  /** The ETag of the response that the caller has; a 304 (not changed) is then no error. */
  etag?: string | null;
  /** For calls that create a session: sends no token, and a 401 does not log out. */
  anonymous?: boolean;
}

/** Returns the raw response, for files. Throws like callApi. */
export async function fetchApi(path: string, call: ApiCall = {}): Promise<Response> {
  // A guest has no session, so a 401 must not end one or redirect to the login page.
  const hasSession = !call.anonymous && !guestCredentials();
  const token = hasSession ? (storedToken() ?? (await refreshSession())) : null;
  let response = await send(path, call, token);
  if (response.status === 401 && hasSession) {
    // Another tab may have stored a newer token during this request.
    const newer = storedToken();
    if (newer && newer !== token) response = await send(path, call, newer);
    if (response.status === 401) await endSession();
  }
  if (response.ok || (call.etag && response.status === 304)) return response;
  const body = await readJson(response);
  const message = typeof body.message === "string" && body.message ? body.message : null;
  throw new ApiError(
    response.status,
    message ?? statusMessage(response.status, response.statusText || reasonPhrase(response.status)),
    body,
  );
}

/** Throws ApiError with the server's message, else one with 'HTTP {status}: {statusText}' [spec 7]. */
export async function callApi<T>(path: string, call?: ApiCall): Promise<T> {
  return (await readJson(await fetchApi(path, call))) as T;
}

/** The server's error message, or `fallback` if it sent none or was unreachable [spec 8]. */
export function errorMessage(error: unknown, fallback: string): string {
  const message = error instanceof ApiError ? error.body.message : null;
  return typeof message === "string" && message ? message : fallback;
}

async function send(path: string, call: ApiCall, token: string | null): Promise<Response> {
  const { method = "POST", body, form, signal, etag } = call;
  const request = {
    method,
    signal,
    headers: {
      // The browser sets the content type of a form, including its boundary.
      ...(form ? {} : { "Content-Type": "application/json" }),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(etag ? { "If-None-Match": etag } : {}),
      ...guestHeaders(),
    },
    body: form ?? (body === undefined ? undefined : JSON.stringify(body)),
  };
  try {
    return await fetch(path, request);
  } catch (error) {
    // The browser's words, such as "Failed to fetch", tell neither what happened nor what to do.
    if (error instanceof TypeError) throw new TypeError(SERVER_UNREACHABLE, { cause: error });
    throw error;
  }
}

function guestHeaders(): Record<string, string> {
  const credentials = guestCredentials();
  return credentials
    ? { "X-Share-Token": credentials.shareToken, "X-Guest": credentials.guest }
    : {};
}

async function readJson(response: Response): Promise<Record<string, unknown>> {
  return (await response.json().catch(() => ({}))) as Record<string, unknown>;
}
