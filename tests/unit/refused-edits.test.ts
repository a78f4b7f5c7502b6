/**
 * Edits that a room refused are sent again together with the next edit, also if that only deletes. Waiting until all
 * is saved fails only if edits are refused then, not because of an earlier refusal.
 */
import { expect, test } from "vitest";
import { setText } from "#app/core/collab/document/edit-document.ts";
import { newDocument } from "#app/core/collab/document/layout.ts";
import { createSyncClient } from "#app/core/collab/sync/sync-client.ts";
import { emptyResume } from "#app/core/resume/defaults.ts";
import { CAPS } from "#app/core/resume/schema-fields.ts";
import { waitForSync } from "#app/editor/sync/wait-for-sync.ts";
import { simulateRoom } from "../support/simulated-room.ts";

const WORDS = "x".repeat(CAPS.description);
const job = (_: unknown, i: number) => ({
  ...{ id: `e${i}`, company: "C", position: "", startDate: "", endDate: "", current: false },
  description: i < 98 ? WORDS : "",
});
/** After these jobs, the resume's limit leaves room for only one more description of full length. */
const content = {
  ...emptyResume(),
  summary: "s".repeat(CAPS.summary),
  experience: Array.from({ length: 100 }, job),
  projects: [WORDS, WORDS, WORDS, "x".repeat(CAPS.summary)].map((description, i) => ({
    ...{ id: `p${i}`, name: "", technologies: [], githubLink: "", liveLink: "" },
    description,
  })),
};

function anEditor(world: ReturnType<typeof simulateRoom>) {
  const doc = newDocument();
  const refusals: string[] = [];
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const sync = createSyncClient(doc, {
    send: (frame) => wire.send(frame),
    schedule: world.later,
    now: world.now,
    isAlone: () => false,
    onStatusChange: tell,
    onEvent(event) {
      if (event.type !== "error") return;
      refusals.push(event.message);
      sync.onRejected();
      tell();
    },
    onTooLarge: () => {
      throw new Error("Too large");
    },
  });
  const person = { userId: "u", name: "Ada", sessionId: "s", role: "edit" } as const;
  const wire = world.connect(person, (frame) => sync.receive(frame));
  doc.clientID = wire.clientId;
  sync.onOpen();
  sync.startSync();
  const describe = (entry: string, text: string) =>
    doc.transact(() => setText(doc, ["experience", entry, "description"], text));
  /** Waits until all is saved. @returns null, or the error's message */
  const save = () =>
    waitForSync({
      ...sync,
      sendByHttp: () => Promise.reject(new Error("There is a socket")),
      rejection: () => (sync.isSaved() ? null : (refusals.at(-1) ?? null)),
      subscribe(listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    }).then(
      () => null,
      (error: Error) => error.message,
    );
  return { sync, refusals, describe, save };
}

test("refused words are accepted once other words are deleted", () => {
  const world = simulateRoom({ templateId: "t", content, jobDescription: null }, () => 50);
  const { sync, refusals, describe } = anEditor(world);
  world.later(1_000, () => describe("e98", WORDS));
  world.later(4_000, () => describe("e99", WORDS));
  world.later(8_000, () => {
    expect(refusals.length).toBeGreaterThan(0);
    expect(sync.isSaved()).toBe(false);
    describe("e0", "");
  });
  world.run();
  const lengths = world.content()?.experience.map(({ description }) => description.length);
  expect(lengths).toEqual([0, ...Array.from({ length: 99 }, () => WORDS.length)]);
  expect(sync.isSaved()).toBe(true);
});

test.each([
  ["the first refusal", { typedAgainAt: null, mendedAt: 4_100 }],
  ["another refusal", { typedAgainAt: 6_000, mendedAt: 6_500 }],
])("if %s arrives after the edit that makes all fit, saving succeeds", async (_which, times) => {
  const world = simulateRoom({ templateId: "t", content, jobDescription: null }, () => 200);
  const { sync, describe, save } = anEditor(world);
  const said: Array<string | null> = [];
  world.later(1_000, () => describe("e98", WORDS));
  world.later(4_000, () => describe("e99", WORDS));
  if (times.typedAgainAt) world.later(times.typedAgainAt, () => describe("e99", WORDS.slice(1)));
  world.later(times.mendedAt, () => describe("e0", ""));
  world.later(times.mendedAt + 50, () => void save().then((outcome) => said.push(outcome)));
  world.run();
  await expect.poll(() => said).toEqual([null]);
  expect(sync.isSaved()).toBe(true);
});

test("saving with a refused edit reports the reason once", async () => {
  const world = simulateRoom({ templateId: "t", content, jobDescription: null }, () => 200);
  const { sync, refusals, describe, save } = anEditor(world);
  const said: Array<string | null> = [];
  world.later(1_000, () => describe("e98", WORDS));
  world.later(4_000, () => describe("e99", WORDS));
  world.later(4_050, () => void save().then((outcome) => said.push(outcome)));
  world.run();
  await expect.poll(() => said).toEqual([refusals[0]]);
  expect(refusals[0]).toContain("1 MB");
  expect(sync.isSaved()).toBe(false);
});

test("a refusal by HTTP stays when the socket closes without an answer", () => {
  const world = simulateRoom({ templateId: "t", content, jobDescription: null }, () => 200);
  const { sync, describe } = anEditor(world);
  world.later(1_000, () => describe("e98", "Words."));
  world.later(1_050, () => {
    sync.resync();
    sync.onClose();
    sync.onRejected();
    expect(sync.isRejected()).toBe(true);
  });
  world.run();
  expect.assertions(1);
});
