import { expect, test } from "vitest";
import {
  INITIAL_STATE,
  mayExchangeByHttp,
  type RoomState,
  type RoomStateEvent,
  type SyncStatus,
  transition,
} from "./room-state.ts";

const OFFLINE: SyncStatus = {
  isLive: false,
  isSaved: true,
  unsavedEdits: 0,
  hasOfflineCopy: false,
  templateId: "classic",
};
const LIVE: SyncStatus = { ...OFFLINE, isLive: true };
const EDITED: SyncStatus = { ...LIVE, isSaved: false, unsavedEdits: 2 };
const CHANGED: RoomStateEvent = { type: "documentChanged" };
const CLOSED: RoomStateEvent = {
  type: "socketClosed",
  error: "The server cannot be reached.",
  hasGivenUp: false,
  isRefused: false,
  isReconnectRequested: false,
};
const SYNCED: RoomStateEvent = { type: "httpSynced" };
const FAILED = { type: "httpFailed", error: "The server cannot be reached." } as const;
const REJECTED: RoomStateEvent = { type: "editsRejected", message: "Too large" };

/** The state after these events, each with the sync status at its time. */
const run = (...steps: Array<[RoomStateEvent, SyncStatus]>): RoomState =>
  steps.reduce((state, [event, sync]) => transition(state, event, sync), INITIAL_STATE);

test("a document without its server is not called saved until the server is known to be unreachable", () => {
  expect(run([CHANGED, { ...OFFLINE, templateId: null }]).saveState).toEqual({ kind: "loading" });
  expect(run([CHANGED, OFFLINE])).toMatchObject({ isReady: true, saveState: { kind: "loading" } });
  expect(run([CHANGED, OFFLINE], [CLOSED, OFFLINE]).saveState).toEqual({ kind: "loading" });
  expect(run([CHANGED, OFFLINE], [CLOSED, OFFLINE], [FAILED, OFFLINE]).saveState).toEqual({
    kind: "saved",
  });
});

test("the connection goes from connecting to live, and back when sync restarts", () => {
  expect(run([CHANGED, LIVE])).toMatchObject({ connection: { kind: "live" }, hasSynced: true });
  expect(run([CHANGED, LIVE], [CHANGED, OFFLINE])).toMatchObject({
    connection: { kind: "connecting" },
    hasSynced: true,
  });
  const closed = run(
    [CHANGED, LIVE],
    [{ type: "editorCountChanged", count: 3 }, LIVE],
    [CLOSED, OFFLINE],
  );
  expect(closed).toMatchObject({ connection: { kind: "connecting" }, editorCount: 0 });
  const lost = transition(closed, FAILED, OFFLINE);
  expect(lost.connection.kind).toBe("offline");
  expect(transition(lost, { type: "retried" }, OFFLINE).connection.kind).toBe("connecting");
});

test("edits are saving while connected, and unsynced otherwise", () => {
  expect(run([CHANGED, EDITED]).saveState).toEqual({ kind: "saving" });
  const offline = run([CHANGED, EDITED], [CLOSED, { ...EDITED, isLive: false }]);
  expect(offline.saveState).toEqual({ kind: "unsynced", changes: 2 });
});

test("edits saved over HTTP count as synced without a socket", () => {
  expect(run([{ type: "httpSynced" }, OFFLINE])).toMatchObject({
    hasSynced: true,
    saveState: { kind: "saved" },
  });
});

test("an answer by HTTP leads from offline to polling, and the lack of one back", () => {
  const offline = run([CHANGED, OFFLINE], [CLOSED, OFFLINE], [FAILED, OFFLINE]);
  const polling = transition(offline, SYNCED, OFFLINE);
  expect(polling).toMatchObject({
    connection: { kind: "polling" },
    saveState: { kind: "saved" },
  });
  const typed = { ...EDITED, isLive: false };
  expect(transition(polling, CHANGED, typed).saveState).toEqual({ kind: "saving" });
  const lost = transition(polling, FAILED, OFFLINE);
  expect(lost.connection).toMatchObject({
    kind: "offline",
    error: "The server cannot be reached.",
  });
  expect(transition(lost, FAILED, OFFLINE)).toBe(lost);
  expect(transition(polling, CHANGED, LIVE).connection).toEqual({ kind: "live" });
  expect(transition(polling, { type: "retried" }, OFFLINE)).toBe(polling);
});

test("a socket that is slow to open is not reported as blocked when HTTP is faster", () => {
  const synced = run([CHANGED, OFFLINE], [SYNCED, OFFLINE]);
  expect(synced).toMatchObject({ connection: { kind: "connecting" }, hasSynced: true });
});

test("a lost socket is reported neither as an error nor as blocked until an HTTP request shows which it is", () => {
  const lost = run([CHANGED, LIVE], [CLOSED, OFFLINE]);
  expect(lost.connection.kind).toBe("connecting");
  expect(transition(lost, CLOSED, OFFLINE).connection.kind).toBe("connecting");
  expect(transition(lost, SYNCED, OFFLINE).connection.kind).toBe("polling");
  const failed = transition(lost, FAILED, OFFLINE);
  expect(failed.connection).toMatchObject({ kind: "offline", error: FAILED.error });
  // A retry whose socket fails too is no connection error before HTTP has failed again.
  const retried = transition(failed, { type: "retried" }, OFFLINE);
  expect(transition(retried, CLOSED, OFFLINE).connection.kind).toBe("connecting");
  // A reason from the server, being offline (null) and the last of the attempts are reported at once.
  for (const known of [{ error: "Too many windows" }, { error: null }, { hasGivenUp: true }]) {
    const closed = { ...CLOSED, ...known } as RoomStateEvent;
    expect(transition(lost, closed, OFFLINE).connection).toMatchObject({
      kind: "offline",
      ...known,
    });
  }
});

test("an answer by HTTP does not bring back an access that was removed", () => {
  const refused = run([CHANGED, LIVE], [{ ...CLOSED, isRefused: true } as RoomStateEvent, OFFLINE]);
  expect(transition(refused, SYNCED, OFFLINE).connection).toMatchObject({
    isRefused: true,
  });
});

test("while the server cannot be reached, all is saved on this device if it keeps a copy", () => {
  const kept = { ...OFFLINE, hasOfflineCopy: true };
  const keptEdits = { ...kept, isSaved: false, unsavedEdits: 1 };
  expect(run([CHANGED, LIVE], [CLOSED, kept]).saveState).toEqual({ kind: "saved" });
  expect(run([CHANGED, LIVE], [CLOSED, kept], [FAILED, kept]).saveState).toEqual({ kind: "local" });
  expect(run([CHANGED, LIVE], [CLOSED, keptEdits]).saveState).toEqual({ kind: "local" });
  const rejected = run([CHANGED, EDITED], [REJECTED, EDITED], [CLOSED, keptEdits]);
  expect(rejected.saveState).toEqual({ kind: "unsynced", changes: 1 });
});

test("a rejection makes edits unsynced, and its dismissed error does not come back with the next key", () => {
  const rejected = run([CHANGED, EDITED], [REJECTED, EDITED]);
  expect(rejected).toMatchObject({ error: "Too large", saveState: { kind: "unsynced" } });
  const dismissed = transition(rejected, { type: "errorDismissed" }, EDITED);
  const again = transition(dismissed, REJECTED, EDITED);
  expect(again).toMatchObject({ error: null, rejection: "Too large" });
  const other = transition(again, { type: "editsRejected", message: "Full" }, EDITED);
  expect(other.error).toBe("Full");
});

test("once all is saved, a rejection and its error are cleared, but not another error", () => {
  const rejected = run([CHANGED, EDITED], [REJECTED, EDITED]);
  expect(transition(rejected, CHANGED, LIVE)).toMatchObject({ error: null, rejection: null });
  const both = transition(rejected, { type: "errorReceived", message: "Slow down" }, EDITED);
  expect(transition(both, CHANGED, LIVE)).toMatchObject({ error: "Slow down", rejection: null });
});

test("joining clears errors, except that an editor who became a viewer keeps the rejection", () => {
  const rejected = run([CHANGED, EDITED], [REJECTED, EDITED]);
  const joined: RoomStateEvent = { type: "joined", role: "edit", title: "CV", rejection: null };
  expect(transition(rejected, joined, EDITED)).toMatchObject({
    role: "edit",
    title: "CV",
    error: null,
    rejection: null,
    saveState: { kind: "saving" },
  });
  const demoted: RoomStateEvent = { ...joined, role: "view", rejection: "No longer an editor" };
  expect(transition(rejected, demoted, EDITED)).toMatchObject({
    error: "No longer an editor",
    saveState: { kind: "unsynced", changes: 2 },
  });
});

test("a keystroke that changes nothing but the content keeps the same state object", () => {
  const saving = run([CHANGED, EDITED]);
  expect(transition(saving, CHANGED, { ...EDITED, unsavedEdits: 3 })).toBe(saving);
});

test("where the server asks to connect again, nothing is sent by HTTP before, unless that fails", () => {
  const asked: RoomStateEvent = { ...CLOSED, isReconnectRequested: true };
  const after = (...events: RoomStateEvent[]) =>
    mayExchangeByHttp(
      run(
        [CHANGED, LIVE],
        [CHANGED, OFFLINE],
        ...events.map((event) => [event, OFFLINE] as [typeof event, SyncStatus]),
      ).connection,
    );
  expect(after(CLOSED)).toBe(true);
  // The role may have become one that may not send edits.
  expect(after(asked)).toBe(false);
  expect(after(asked, CLOSED)).toBe(true);
  // It may ask twice, since the room waits until it knows the new role.
  expect(after(asked, asked)).toBe(false);
  expect(after({ ...asked, hasGivenUp: true })).toBe(true);
});
