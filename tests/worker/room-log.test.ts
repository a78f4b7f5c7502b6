/** The storage of a room under a flood of edits. */
import { runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import * as Y from "yjs";
import { createRoomLog } from "../../workers/room/room-log.ts";
import { createRoomMeta } from "../../workers/room/room-meta.ts";
import { createSeededRoom, roomStub } from "../support/room.ts";

const KILOBYTE = 1_024;

test("large texts written and deleted as fast as allowed are folded immediately, regardless of age", async () => {
  const { resumeId } = await createSeededRoom();
  const { stored, words, rev } = await runInDurableObject(roomStub(resumeId), (_, { storage }) => {
    storage.sql.exec("DELETE FROM log; DELETE FROM snapshot");
    const log = createRoomLog(storage, createRoomMeta(storage.sql));
    const doc = new Y.Doc();
    const text = doc.getText("text");
    doc.on("update", (update: Uint8Array) => void log.append(update, null));
    for (let round = 0; round < 100; round++) {
      text.delete(0, text.length);
      text.insert(0, `${round} ${"x".repeat(200 * KILOBYTE)}`);
    }
    const opened = new Y.Doc();
    for (const update of createRoomLog(storage, createRoomMeta(storage.sql)).load()) {
      Y.applyUpdate(opened, update);
    }
    const { bytes } = storage.sql
      .exec<{ bytes: number }>(
        "SELECT (SELECT SUM(LENGTH(blob)) FROM log) + (SELECT SUM(LENGTH(blob)) FROM snapshot) AS bytes",
      )
      .one();
    return { stored: bytes, words: String(opened.getText("text")), rev: log.rev() };
  });
  expect(words.slice(0, 4)).toBe("99 x");
  expect(rev).toBeGreaterThanOrEqual(199);
  // 20 MB were written.
  expect(stored).toBeLessThan(6_000 * KILOBYTE);
});
