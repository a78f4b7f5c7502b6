/** How the browser calls /api: bearer token from storage, JSON both ways, any 401 logs out [spec 4, 6, 7]. */
import { guestPass } from "./guest-pass.ts";
import { mendSession } from "./mend-session.ts";
import { forgetSession, storedToken } from "./stored-session.ts";

/** A call that was answered with a failure; `body` is what the server said. */
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
  /** Instead of `body` where the call takes a file. */
  form?: FormData;
  signal?: AbortSignal;
  /** For calls made to get a session: no token is sent, and no answer logs out. */
  anonymous?: boolean;
}

/** The answer as it comes, for files. Throws like callApi. */
export async function fetchApi(path: string, call: ApiCall = {}): Promise<Response> {
  // A guest has no session: whatever the answer, it ends none and never leads to the login page.
  const hasSession = !call.anonymous && !guestPass();
  const token = hasSession ? (storedToken() ?? (await mendSession())) : null;
  let answer = await send(path, call, token);
  if (answer.status === 401 && hasSession) {
    // Another tab may have stored a newer token while this one was under way.
    const newer = storedToken();
    if (newer && newer !== token) answer = await send(path, call, newer);
    if (answer.status === 401) await logOutHere();
  }
  if (answer.ok) return answer;
  const said = await readJson(answer);
  const message = typeof said.message === "string" && said.message ? said.message : null;
  throw new ApiError(answer.status, message ?? `HTTP ${answer.status}: ${answer.statusText}`, said);
}

/** Throws ApiError with the server's message, else 'HTTP {status}: {statusText}' [spec 7]. */
export async function callApi<T>(path: string, call?: ApiCall): Promise<T> {
  return (await readJson(await fetchApi(path, call))) as T;
}

/** What the server said went wrong; `fallback` where it said nothing, or was not reached [spec 8]. */
export function serverMessage(error: unknown, fallback: string): string {
  const said = error instanceof ApiError ? error.body.message : null;
  return typeof said === "string" && said ? said : fallback;
}

function send(path: string, call: ApiCall, token: string | null) {
  const { method = "POST", body, form, signal } = call;
  return fetch(path, {
    method,
    signal,
    headers: {
      // A form names its own type, with the boundary in it.
      ...(form ? {} : { "Content-Type": "application/json" }),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...guestHeaders(),
    },
    body: form ?? (body === undefined ? undefined : JSON.stringify(body)),
  });
}

function guestHeaders(): Record<string, string> {
  const pass = guestPass();
  return pass ? { "X-Share-Token": pass.shareToken, "X-Guest": pass.guest } : {};
}

/** The cookie ends too, or the login page would find it and sign in again. */
async function logOutHere(): Promise<void> {
  forgetSession();
  await fetch("/logout", { method: "POST", redirect: "manual" }).catch(() => {});
  const here = location.pathname + location.search;
  location.assign(`/login?redirectTo=${encodeURIComponent(here)}`);
}

async function readJson(answer: Response): Promise<Record<string, unknown>> {
  return (await answer.json().catch(() => ({}))) as Record<string, unknown>;
}
