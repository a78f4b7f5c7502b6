import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { callApi, fetchApi } from "./call-api.ts";
import { setGuestCredentials } from "./guest-credentials.ts";

const stored = new Map<string, string>();
const assign = vi.fn();
const request = vi.fn<typeof fetch>();

beforeEach(() => {
  stored.clear();
  stored.set("token", "t1").set("user", "{}");
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal("location", {
    pathname: "/builder/a",
    search: "?resume=r",
    hash: "#field-summary",
    assign,
  });
  vi.stubGlobal("fetch", request);
});
afterEach(() => {
  setGuestCredentials(null);
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const answers = (...responses: Response[]) => {
  for (const response of responses) request.mockResolvedValueOnce(response);
};

test("[spec 8] an error without a message names the status by its standard reason phrase", async () => {
  answers(new Response("<html>", { status: 502 }), new Response(null, { status: 599 }));
  await expect(callApi("/api/x")).rejects.toThrow("HTTP 502: Bad Gateway");
  await expect(callApi("/api/x")).rejects.toThrow("HTTP 599: Internal Server Error");
});

test("a failure without a message says in plain words what to do, before the status", async () => {
  answers(new Response("<html>", { status: 503 }), new Response(null, { status: 404 }));
  await expect(callApi("/api/x")).rejects.toThrow(
    "The server has a problem. Please try again in a moment. (HTTP 503: Service Unavailable)",
  );
  await expect(callApi("/api/x")).rejects.toThrow(
    /^The server refused this\. .*\(HTTP 404: Not Found\)$/,
  );
  request.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await expect(callApi("/api/x")).rejects.toThrow(
    "Couldn't reach the server. Check your connection and try again.",
  );
  const aborted = new DOMException("Stopped", "AbortError");
  request.mockRejectedValueOnce(aborted);
  await expect(callApi("/api/x")).rejects.toBe(aborted);
});

test("[spec 8] the server's own reason phrase and message come first", async () => {
  answers(
    new Response(null, { status: 404, statusText: "Nothing Here" }),
    Response.json({ message: "No such resume" }, { status: 404 }),
  );
  await expect(callApi("/api/x")).rejects.toThrow("HTTP 404: Nothing Here");
  await expect(callApi("/api/x")).rejects.toThrow("No such resume");
});

test("[spec 4] a 401 logs out and the way back keeps the resume and the field", async () => {
  answers(new Response(null, { status: 401 }), new Response(null, { status: 204 }));
  await expect(fetchApi("/api/ats-score", { method: "OPTIONS" })).rejects.toThrow("HTTP 401");
  expect(stored.size).toBe(0);
  expect(request.mock.calls[1]?.[0]).toBe("/logout");
  expect(assign).toHaveBeenCalledWith(
    `/login?redirectTo=${encodeURIComponent("/builder/a?resume=r#field-summary")}`,
  );
});

test("a guest's 401 ends no session and does not lead to the login page", async () => {
  setGuestCredentials({ shareId: "s", shareToken: "st", guest: "g" });
  answers(new Response(null, { status: 401 }));
  await expect(fetchApi("/api/x")).rejects.toThrow("HTTP 401: Unauthorized");
  expect(stored.size).toBe(2);
  expect(assign).not.toHaveBeenCalled();
});

test("[spec 7] calls and the session call are sent as JSON", async () => {
  stored.clear();
  answers(Response.json({ token: "t2", user: {} }), new Response(null, { status: 204 }));
  await fetchApi("/api/ats-score", { method: "OPTIONS" });
  expect(request.mock.calls.map(([path]) => path)).toEqual(["/api/auth/session", "/api/ats-score"]);
  for (const [, init] of request.mock.calls) {
    expect(new Headers(init?.headers).get("content-type")).toBe("application/json");
  }
});
