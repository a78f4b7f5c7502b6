import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CLOSE } from "#app/core/collab/protocol/protocol.ts";
import { connectRoomSocket } from "./room-socket.ts";

/** When each attempt was made, in ms, and how it ends. */
let attempts: number[] = [];
let closeCode = 1006;
const assign = vi.fn();
const request = vi.fn<typeof fetch>();

/** Never opens. */
class FailingSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  readyState = 0;
  constructor() {
    super();
    attempts.push(Date.now());
    setTimeout(() => {
      this.readyState = 3;
      this.dispatchEvent(Object.assign(new Event("close"), { code: closeCode, reason: "" }));
    }, 10);
  }
  send() {}
  close() {}
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  attempts = [];
  closeCode = 1006;
  const stored = new Map([["token", "t1"]]);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  const address = { protocol: "https:", host: "covitae.test", pathname: "/builder/a", search: "" };
  vi.stubGlobal("location", { ...address, hash: "#field-summary", assign });
  vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("WebSocket", FailingSocket);
  vi.stubGlobal("fetch", request);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

/** @param hasUnstoredEdits whether the page has edits that neither the server nor the browser has stored */
function connect(hasUnstoredEdits = false) {
  const closes: Array<{ hasGivenUp: boolean; isRefused: boolean }> = [];
  const socket = connectRoomSocket("r", {
    onOpen: () => {},
    onFrame: () => {},
    onClose: (reason) => closes.push(reason),
    hasUnstoredEdits: () => hasUnstoredEdits,
  });
  return { socket, closes, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) };
}

test("[spec 9] five attempts follow a loss, at most five seconds apart, then one every 15 to 30 s", async () => {
  const { socket, closes, pass } = connect();
  await pass(200_000);
  const pauses = attempts.slice(1).map((at, index) => at - (attempts[index] ?? 0));
  expect(pauses.slice(0, 5).every((pause) => pause < 5_100)).toBe(true);
  expect(pauses.length).toBeGreaterThan(8);
  for (const pause of pauses.slice(5)) {
    expect(pause).toBeGreaterThanOrEqual(15_000);
    expect(pause).toBeLessThan(30_100);
  }
  // The connection and the five attempts after it fail: the sixth failure in a row gives up.
  const hasGivenUp = closes.slice(0, 7).map((close) => close.hasGivenUp);
  expect(hasGivenUp).toEqual([false, false, false, false, false, true, true]);
  socket.close();
});

test("a hidden page makes no attempts, and one at once when it is visible again", async () => {
  const page = document as unknown as EventTarget & { hidden: boolean };
  page.hidden = true;
  const { socket, pass } = connect();
  await pass(300_000);
  expect(attempts.length).toBe(1);
  page.hidden = false;
  page.dispatchEvent(new Event("visibilitychange"));
  await pass(100);
  expect(attempts.length).toBe(2);
  socket.close();
});

test("[spec 8] a refusal for lack of a session counts as a 401: it logs out", async () => {
  closeCode = CLOSE.notSignedIn;
  request.mockResolvedValue(new Response(null, { status: 401 }));
  const { socket, closes, pass } = connect();
  await pass(60_000);
  expect(request.mock.calls.map(([path]) => path)).toEqual(["/api/auth/session", "/logout"]);
  expect(localStorage.getItem("token")).toBeNull();
  expect(assign).toHaveBeenCalledWith("/login?redirectTo=%2Fbuilder%2Fa%23field-summary");
  expect(closes).toMatchObject([{ isRefused: false }]);
  socket.close();
});

test("a session that another tab has renewed connects again, once", async () => {
  closeCode = CLOSE.notSignedIn;
  request.mockImplementation(async (path) =>
    path === "/logout"
      ? new Response(null)
      : Response.json({ success: true, token: "t2", user: { id: "u" } }),
  );
  const { socket, pass } = connect();
  await pass(60_000);
  expect(attempts.length).toBe(2);
  expect(request.mock.calls.map(([path]) => path)).toEqual(["/api/auth/session", "/logout"]);
  socket.close();
});

test("a session that may not have ended is kept while the server does not answer", async () => {
  closeCode = CLOSE.notSignedIn;
  request.mockRejectedValue(new TypeError("Failed to fetch"));
  const { socket, pass } = connect();
  await pass(1_000);
  expect(localStorage.getItem("token")).toBe("t1");
  expect(assign).not.toHaveBeenCalled();
  socket.close();
});

test("without a session, edits that are stored nowhere else keep the page open", async () => {
  closeCode = CLOSE.notSignedIn;
  const { socket, closes, pass } = connect(true);
  await pass(60_000);
  expect(closes).toMatchObject([{ isRefused: true }]);
  expect(request).not.toHaveBeenCalled();
  socket.close();
});
