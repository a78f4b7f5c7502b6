/** Presence of a page: what it sends of its own cursor, and what it takes from the others. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newDocument } from "#app/core/collab/document/layout.ts";
import { decodeAwareness, encodeAwareness } from "#app/core/collab/protocol/awareness.ts";
import { CARET_MS, TYPING_BANNER_MS } from "./activity-notices.ts";
import { createPresenceStore } from "./presence-store.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const BOB = { userId: "b", name: "Bob", color: "#000" };

/** `show` receives Bob's presence, null when he has left; `skipped` lists what could not be sent. */
function aStore({ isOn = true } = {}) {
  const sent: unknown[] = [];
  const skipped: string[] = [];
  let isLive = true;
  let clock = 0;
  const store = createPresenceStore({
    doc: newDocument(),
    isOn,
    isLive: () => isLive,
    sendAwareness: (payload) => sent.push(...decodeAwareness(payload).map(({ state }) => state)),
    onSkipped: (kind) => skipped.push(kind),
  });
  const show = (state: object | null) =>
    store.handleAwareness(encodeAwareness([{ clientId: 7, clock: ++clock, state }]));
  const disconnect = () => {
    isLive = false;
    store.onDisconnected();
  };
  return { store, sent, skipped, show, disconnect };
}

test("alone, a page sends its presence once for each connection; with another person there, also its cursor", () => {
  const { store, sent, show } = aStore();
  store.onConnected();
  expect(sent).toEqual([{ cursor: null }]);
  store.setCursorSource(() => ({ field: "email", range: null }));
  store.notifyCursorMoved();
  vi.runAllTimers();
  expect(sent).toHaveLength(1);
  show({ user: BOB, cursor: null });
  expect(store.hasOthers()).toBe(true);
  const cursor = { field: "email", anchor: null, head: null };
  expect(sent.at(-1)).toEqual({ cursor });
  store.notifyTyping();
  vi.runAllTimers();
  expect(sent.at(-1)).toEqual({ cursor, isTyping: true });
});

test("another person counts as typing only after a keystroke", () => {
  const { store, show } = aStore();
  show({ user: BOB, cursor: null });
  expect(store.state().isTyping).toBe(false);
  show({ user: BOB, cursor: null, isTyping: true });
  vi.advanceTimersByTime(CARET_MS);
  expect(store.state().isTyping).toBe(true);
  vi.advanceTimersByTime(TYPING_BANNER_MS);
  expect(store.state().isTyping).toBe(false);
});

test("with collaboration off, nothing is sent or shown; turned on again, this person is present again", () => {
  const { store, sent, show } = aStore({ isOn: false });
  store.onConnected();
  show({ user: BOB, cursor: null, isTyping: true });
  expect(sent).toEqual([]);
  expect(store.state()).toMatchObject({ others: [], isTyping: false, banner: null });
  store.setEnabled(true);
  expect(sent).toEqual([{ cursor: null }]);
});

test("a cursor that cannot be sent is reported, with its selection [spec 7]", () => {
  const { store, skipped, disconnect } = aStore();
  store.onConnected();
  disconnect();
  store.notifyCursorMoved();
  expect(skipped).toEqual(["cursorUpdate"]);
  store.setCursorSource(() => ({
    field: "summary",
    range: { start: 0, end: 2, isBackward: false },
  }));
  store.notifyCursorMoved();
  expect(skipped).toEqual(["cursorUpdate", "cursorUpdate", "selectionUpdate"]);
});
