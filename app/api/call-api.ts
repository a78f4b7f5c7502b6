/** How the browser calls /api: bearer token from storage, JSON both ways, any 401 logs out [spec 4, 6, 7]. */

export const STORAGE = { token: "token", user: "user" } as const;

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

export function storedToken(): string | null {
  try {
    return localStorage.getItem(STORAGE.token);
  } catch {
    return null;
  }
}

/** Ends the session in this browser; the cookie is ended by POST /logout. */
export function forgetSession(): void {
  try {
    localStorage.removeItem(STORAGE.token);
    localStorage.removeItem(STORAGE.user);
  } catch {
    // Storage may be forbidden; then there is nothing to forget.
  }
}

interface ApiCall {
  method?: string;
  body?: unknown;
  signal?: AbortSignal;
}

/** The answer as it comes, for files. Throws like callApi. */
export async function fetchApi(
  path: string,
  { method = "POST", body, signal }: ApiCall = {},
): Promise<Response> {
  const token = storedToken();
  const answer = await fetch(path, {
    method,
    signal,
    headers: {
      "Content-Type": "application/json",
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (answer.ok) return answer;
  const said = await readJson(answer);
  if (answer.status === 401) {
    forgetSession();
    const here = location.pathname + location.search;
    location.assign(`/login?redirectTo=${encodeURIComponent(here)}`);
  }
  const message = typeof said.message === "string" && said.message ? said.message : null;
  throw new ApiError(answer.status, message ?? `HTTP ${answer.status}: ${answer.statusText}`, said);
}

/** Throws ApiError with the server's message, else 'HTTP {status}: {statusText}' [spec 7]. */
export async function callApi<T>(path: string, call?: ApiCall): Promise<T> {
  return (await readJson(await fetchApi(path, call))) as T;
}

async function readJson(answer: Response): Promise<Record<string, unknown>> {
  return (await answer.json().catch(() => ({}))) as Record<string, unknown>;
}
