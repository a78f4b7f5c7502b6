/** The cost of an hour of typing, by rows, messages and alarms at recorded prices. */
import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { afterEach, expect, test, vi } from "vitest";
import { setText } from "#app/core/collab/document/edit-document.ts";
import { SOLO_FRAME_MS } from "#app/core/collab/sync/sync-client.ts";
import { createEditor, createSeededRoom, roomStub } from "../support/room.ts";

/** These are Cloudflare's prices for Durable Objects: rows written, requests, and time in memory. */
const DOLLARS_A_ROW = 1 / 1e6;
const DOLLARS_A_REQUEST = 0.15 / 1e6;
/** Incoming messages that are billed as one request. */
const MESSAGES_A_REQUEST = 20;
const DOLLARS_A_GB_SECOND = 12.5 / 1e6;
/** An object is billed as 128 MB. */
const GB = 0.128;
/** Ten times what handling a frame took on the developer's machine, including the disk write. */
const ACTIVE_SECONDS_AN_EVENT = 0.02;
/** Simulates a part of the hour, shorter than the revalidation interval, and extrapolates. */
const PLAYED_MS = 240_000;
const PARTS = 3_600_000 / PLAYED_MS;
/** One automatic version every ten minutes, distributed over the parts. */
const VERSION_ROWS = 12 / PARTS;

afterEach(() => void vi.useRealTimers());

/** Counts the rows that the room's statements write from now on. */
async function countRows(resumeId: string): Promise<() => number> {
  let rows = 0;
  await runInDurableObject(roomStub(resumeId), (_, { storage }) => {
    const { sql } = storage;
    const exec = sql.exec.bind(sql);
    const cursors: Array<{ rowsWritten: number }> = [];
    Object.defineProperty(sql, "exec", {
      configurable: true,
      value: (...given: Parameters<typeof exec>) => {
        const cursor = exec(...given);
        // A cursor's rows are known only when it has ended; when the next statement starts, it has.
        rows += cursors.splice(0).reduce((sum, one) => sum + one.rowsWritten, 0);
        cursors.push(cursor);
        return cursor;
      },
    });
    const setAlarm = storage.setAlarm.bind(storage);
    Object.defineProperty(storage, "setAlarm", {
      configurable: true,
      value: (at: number) => {
        rows++;
        return setAlarm(at);
      },
    });
  });
  return () => rows;
}

test("an hour of typing alone costs at most $0.004", async () => {
  const { resumeId, owner } = await createSeededRoom();
  const ada = await createEditor(resumeId, owner);
  ada.edit((doc) => setText(doc, ["summary"], "I"));
  await ada.saved();
  await runDurableObjectAlarm(roomStub(resumeId));
  const rows = await countRows(resumeId);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
  let messages = 0;
  let alarms = 0;
  for (let at = 0; at < PLAYED_MS; at += SOLO_FRAME_MS) {
    vi.setSystemTime(Date.now() + SOLO_FRAME_MS);
    const before = rows();
    ada.edit((doc) => setText(doc, ["summary"], `I count ${"x".repeat(messages % 2_000)}`));
    messages++;
    while (!ada.sync.isSaved()) await Promise.resolve().then(() => scheduler.wait(0));
    expect(rows()).toBeGreaterThanOrEqual(before);
    if (messages % Math.ceil(60_000 / SOLO_FRAME_MS) === 0) {
      if (await runDurableObjectAlarm(roomStub(resumeId))) alarms++;
    }
  }
  const requests = messages / MESSAGES_A_REQUEST + alarms;
  const active = (messages + alarms) * ACTIVE_SECONDS_AN_EVENT;
  const dollars =
    PARTS *
    ((rows() + VERSION_ROWS) * DOLLARS_A_ROW +
      requests * DOLLARS_A_REQUEST +
      active * GB * DOLLARS_A_GB_SECOND);
  const words = `${messages * PARTS} frames, ${rows() * PARTS} rows written, $${dollars.toFixed(5)} an hour`;
  console.log(words);
  expect(rows(), words).toBeGreaterThan(messages);
  expect(dollars, words).toBeLessThanOrEqual(0.004);
});
