import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as Y from "yjs";
import { readSyncCall, toSyncAnswer } from "#app/core/collab/protocol/sync-call.ts";
import { LONGEST_PAUSE_MS } from "./create-poll.ts";
import { createHttpSync, POLL_MS } from "./http-sync.ts";

type Requested = { rev: number | null; update: Uint8Array | null };

/** A server that holds `serverDoc`, and a page with `doc` and no socket. */
function aPollingPage() {
  const serverDoc = new Y.Doc();
  const doc = new Y.Doc();
  const calls: Requested[] = [];
  const server = { rev: 1, status: 200 };
  const page = { isNeeded: true, edits: 0, unreachable: 0, unchanged: 0 };
  vi.stubGlobal("fetch", async (_path: string, { body }: { body: string }) => {
    if (server.status === 0) throw new TypeError("Failed to fetch");
    const call = readSyncCall(JSON.parse(body).sync);
    calls.push({ rev: call.rev ?? null, update: call.update });
    if (server.status !== 200) return Response.json({ message: "No" }, { status: server.status });
    if (call.rev === server.rev && !call.update) return new Response(null, { status: 204 });
    if (call.update) Y.applyUpdate(serverDoc, call.update);
    const sync = toSyncAnswer({
      epoch: "e",
      rev: server.rev,
      clientIds: null,
      update: Y.encodeStateAsUpdate(serverDoc, call.stateVector),
      stateVector: Y.encodeStateVector(serverDoc),
    });
    return Response.json({ sync });
  });
  const sync = createHttpSync({
    resumeId: "r",
    doc,
    epoch: () => "e",
    needsClientId: () => false,
    isHidden: () => false,
    onEpochChanged: () => {},
    isNeeded: () => page.isNeeded,
    hasUnsavedEdits: () => page.edits > 0,
    onAccessRemoved: () => {},
    onRejected: () => {},
    onUnchanged: () => page.unchanged++,
    onUnreachable: () => page.unreachable++,
    async applyAnswer({ update, stateVector }) {
      Y.applyUpdate(doc, update);
      if (page.edits === 0) return null;
      page.edits = 0;
      return Y.encodeStateAsUpdate(doc, stateVector);
    },
  });
  const write = (text: string) => {
    serverDoc.getText("t").insert(0, text);
    server.rev++;
  };
  return { sync, doc, serverDoc, calls, server, page, write, pass: vi.advanceTimersByTimeAsync };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", { getItem: () => "token" });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("others' edits arrive with the next poll, three seconds apart", async () => {
  const { sync, doc, calls, write, pass } = aPollingPage();
  sync.schedule();
  await pass(1_000);
  expect(calls.length).toBe(1);
  write("news");
  await pass(POLL_MS);
  expect(doc.getText("t").toString()).toBe("news");
  expect(calls.length).toBe(2);
});

test("a poll names the last rev, so that an answer without news is empty", async () => {
  const { sync, calls, page, pass } = aPollingPage();
  sync.schedule();
  await pass(1_000 + 2 * POLL_MS);
  expect(calls.map(({ rev }) => rev)).toEqual([null, 1, 1]);
  expect(page.unchanged).toBe(2);
});

test("an edit brings the next poll forward, and is sent whatever the rev is", async () => {
  const { sync, doc, serverDoc, calls, page, pass } = aPollingPage();
  sync.schedule();
  await pass(1_000);
  doc.getText("t").insert(0, "mine");
  page.edits = 1;
  sync.schedule();
  await pass(1_000);
  expect(serverDoc.getText("t").toString()).toBe("mine");
  // The first request asks what the server lacks, without a rev, and the second one sends it.
  expect(calls.slice(1).map(({ rev, update }) => [rev, update !== null])).toEqual([
    [null, false],
    [1, true],
  ]);
});

test("it backs off up to half a minute while no answer arrives, and starts anew when the network is back", async () => {
  const { sync, calls, server, page, pass } = aPollingPage();
  server.status = 0;
  sync.schedule();
  await pass(300_000);
  const attempts = page.unreachable;
  // With pauses of 1, 2, 4, 8 and 16 s, then of 30 s, there are 13 attempts in 300 s.
  expect(attempts).toBeGreaterThan(8);
  expect(attempts).toBeLessThan(16);
  await pass(LONGEST_PAUSE_MS);
  expect(page.unreachable).toBe(attempts + 1);
  server.status = 200;
  sync.resume();
  await pass(1_000);
  expect(calls.length).toBe(1);
});

test("too many requests slow it down and do not count as a lost connection", async () => {
  const { sync, server, page, calls, pass } = aPollingPage();
  server.status = 429;
  sync.schedule();
  await pass(60_000);
  expect(page.unreachable).toBe(0);
  // Pauses of 1, 2, 4, 8 and 16 s, then of 30 s.
  expect(calls.length).toBeLessThan(7);
});

test("it stops once a socket syncs or the page is hidden", async () => {
  const { sync, calls, page, pass } = aPollingPage();
  sync.schedule();
  await pass(1_000);
  page.isNeeded = false;
  await pass(60_000);
  expect(calls.length).toBe(1);
});

test("a save requested during a poll waits for it and is then sent", async () => {
  const { sync, doc, serverDoc, page } = aPollingPage();
  const poll = sync.now();
  doc.getText("t").insert(0, "late");
  await Promise.resolve();
  page.edits = 1;
  await Promise.all([poll, sync.now()]);
  expect(serverDoc.getText("t").toString()).toBe("late");
});
