/** Which states the room assumes that JSON clients have seen after it hibernated, and what that costs. */
import { expect, test } from "vitest";
import type { Role } from "#app/core/collab/protocol/room-api.ts";
import { emptyResume } from "#app/core/resume/defaults.ts";
import { newFlowControl } from "./flow-control.ts";
import { createJsonClients } from "./json-clients.ts";
import type { Peer } from "./peer.ts";

const aPeer = (role: Role): Peer => ({
  person: { userId: role, name: role, sessionId: "s", role },
  ...{ clientId: 1, requestedId: "r", color: "#000", flowControl: newFlowControl(), kind: "json" },
  ...{ presence: null, isHidden: false, save() {}, close() {}, send() {} },
});

test("after hibernation editors count as having the current state; for 1,000 viewers no event is built", () => {
  const editor = aPeer("edit");
  const peers = [editor, ...Array.from({ length: 1_000 }, () => aPeer("view")), aPeer("comment")];
  let eventCount = 0;
  const clock = { now: () => 0, schedule: () => () => {} };
  const jsonClients = createJsonClients(
    () => peers,
    clock,
    (_to, author) => {
      eventCount++;
      const state = { templateId: "t", design: {}, rev: 7, timestamp: 0 };
      return { type: "resumeUpdated", ...state, data: emptyResume(), by: author };
    },
  );
  jsonClients.onWake();
  expect(jsonClients.seenBy(editor).map(({ rev }) => rev)).toEqual([7]);
  expect(eventCount).toBe(1);
});
