/** The audit's lines: one for each person, section and minute. */
import { runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { createRoomActivity } from "../../workers/room/room-activity.ts";
import { createOwnedRoom, roomStub } from "../support/room.ts";

const MINUTE_MS = 60_000;

test("the changes of one minute are one line of the audit, with the time of the last", async () => {
  const { resumeId } = await createOwnedRoom();
  const start = MINUTE_MS * Math.floor(Date.now() / MINUTE_MS);
  const times = [start, start + 1, start + MINUTE_MS - 1, start + MINUTE_MS];
  const lines = await runInDurableObject(roomStub(resumeId), (_, { storage: { sql } }) => {
    const activity = createRoomActivity(sql);
    for (const at of times)
      activity.insert({ section: "summary", by: "Ada", userId: "ada", at, since: at }, false);
    activity.insert({ section: "skills", by: "Ada", userId: "ada", at: start, since: start }, true);
    return activity.list();
  });
  expect(lines.map(({ section, at }) => [section, at - start])).toEqual([
    ["skills", 0],
    ["summary", MINUTE_MS],
    ["summary", MINUTE_MS - 1],
  ]);
});
