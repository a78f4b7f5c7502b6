/** What is known of plain clients after a sleep, and at what cost. */
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

test("after a sleep it is known what editors have; for a thousand who listen nothing is made", () => {
  const editor = aPeer("edit");
  const peers = [editor, ...Array.from({ length: 1_000 }, () => aPeer("view")), aPeer("comment")];
  let made = 0;
  const clock = { now: () => 0, schedule: () => () => {} };
  const plain = createJsonClients(
    () => peers,
    clock,
    (_to, by) => {
      made++;
      const state = { templateId: "t", design: {}, rev: 7, timestamp: 0 };
      return { type: "resumeUpdated", ...state, data: emptyResume(), by };
    },
  );
  plain.onWake();
  expect(plain.seenBy(editor).map(({ rev }) => rev)).toEqual([7]);
  expect(made).toBe(1);
});
