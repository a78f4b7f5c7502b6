/** Small but expensive updates are rejected within limits and do not delay others. */
import { runInDurableObject } from "cloudflare:test";
import { afterEach, expect, test, vi } from "vitest";
import type * as Y from "yjs";
import { setText } from "#app/core/collab/document/edit-document.ts";
import { countStructs } from "#app/core/collab/document/integration-cost.ts";
import { resumeRoot } from "#app/core/collab/document/layout.ts";
import { CLOSE, decodeFrame, encodeFrame } from "#app/core/collab/protocol/protocol.ts";
import { eventually, letTimePassUntil } from "../support/eventually.ts";
import {
  headCharacters,
  nestedMaps,
  repeatedDeletions,
  rootlessValues,
  scanningCharacters,
  scatteredDeletions,
  typeIdAt,
} from "../support/hostile-updates.ts";
import {
  connect,
  createEditor,
  createSeededRoom,
  evict,
  newPerson,
  resumeContent,
  room,
  roomStub,
  waitUntilConverged,
} from "../support/room.ts";

afterEach(() => void vi.useRealTimers());

/** They fill a third of the largest frame. Without the limit, they took the room 8 s, the largest frame two minutes. */
const CHARACTERS = 5_000;

const refusedForItsCost = expect.objectContaining({
  type: "error",
  message: expect.stringContaining("merged"),
});
const TOO_MUCH_WORK = { code: CLOSE.tooFast, reason: "Too much work at once" };
/** The room's sync requests to a client; it sends one when an update depends on edits that it does not have. */
const requestsOf = ({ frames }: Awaited<ReturnType<typeof connect>>) =>
  frames.filter((one) => decodeFrame(one).kind === "step1").length;
const frame = (update: Uint8Array) => encodeFrame({ kind: "update", update });
const summaryOf = (doc: Y.Doc) => resumeRoot(doc).get("summary") as Y.Text;

async function aRoomUnderAttack() {
  const { resumeId, owner } = await createSeededRoom();
  const bystander = await createEditor(resumeId, owner);
  const attacker = await createEditor(resumeId, newPerson("edit", "Mallory"));
  return { resumeId, bystander, attacker, owner };
}
type Attack = Awaited<ReturnType<typeof aRoomUnderAttack>>;

/** Expects that the bystander's next edit is stored, and that the room is the same after an eviction. */
async function othersGoOn({ resumeId, bystander }: Attack, summary: string) {
  bystander.edit((doc) => setText(doc, ["personalInfo", "phone"], "1"));
  await eventually(() => expect(bystander.sync.isSaved()).toBe(true));
  await evict(resumeId);
  const state = await room(resumeId).read();
  expect(state?.content.personalInfo.phone).toBe("1");
  expect(state?.content.summary).toBe(summary);
}

test("rejects characters that each scan the whole text, without affecting others", async () => {
  const attack = await aRoomUnderAttack();
  const { attacker } = attack;
  const { doc } = attacker;
  // The first update is accepted; it deletes its own characters again. They remain in the document as deleted items,
  // and each character of the second update names one of them as its neighbor.
  const first = headCharacters(doc, summaryOf(doc), doc.clientID, CHARACTERS);
  attacker.send(frame(first));
  const second = scanningCharacters(
    doc.clientID,
    CHARACTERS,
    { client: doc.clientID, clock: 0 },
    CHARACTERS,
  );
  attacker.send(frame(second));
  await eventually(() => expect(attacker.events).toContainEqual(refusedForItsCost));
  await othersGoOn(attack, resumeContent().summary);
});

test.each<[string, (doc: Y.Doc) => Uint8Array]>([
  [
    "a key set again and again as if it were new",
    (doc) => rootlessValues(typeIdAt(doc, "resume", "summary"), "k", doc.clientID, 5_000),
  ],
  [
    "types nested without end",
    (doc) => nestedMaps(typeIdAt(doc, "resume", "personalInfo"), doc.clientID, 10_000),
  ],
])("%s are refused, and others go on", async (_, update) => {
  const attack = await aRoomUnderAttack();
  const { attacker } = attack;
  attacker.send(frame(update(attacker.doc)));
  await eventually(() => expect(attacker.events).toContainEqual(refusedForItsCost));
  await othersGoOn(attack, resumeContent().summary);
});

test("deletions of items that do not exist are dropped without affecting others", async () => {
  const attack = await aRoomUnderAttack();
  const { attacker, bystander, resumeId, owner } = attack;
  const sender = await connect(resumeId, newPerson("edit", "Mallory"));
  sender.socket.send(frame(scatteredDeletions(attacker.doc.clientID, 60_000)));
  await eventually(() => expect(requestsOf(sender)).toBe(1));
  // If the room kept them, it would send them to every new connection after the next change.
  bystander.edit((doc) => setText(doc, ["personalInfo", "phone"], "2"));
  await bystander.saved();
  const newcomer = await createEditor(resumeId, owner);
  expect(newcomer.doc.store.pendingDs).toBeNull();
  await othersGoOn(attack, resumeContent().summary);
  expect(sender.isOpen()).toBe(true);
});

test("a client that keeps deleting items that do not exist is throttled and then disconnected", async () => {
  const attack = await aRoomUnderAttack();
  const { attacker, resumeId } = attack;
  const sender = await connect(resumeId, newPerson("edit", "Mallory"));
  const deletions = frame(repeatedDeletions(attacker.doc.clientID, 1, 60_000));
  vi.setSystemTime(Date.now());
  for (let sent = 0; sent < 20 && sender.isOpen(); sent++) {
    // As much time passes as one frame costs at the allowed pace, so that only the frames' sum exceeds the budget.
    vi.setSystemTime(Date.now() + 150);
    sender.socket.send(deletions);
    await room(resumeId).read();
  }
  expect(await sender.closing()).toEqual(TOO_MUCH_WORK);
  expect(requestsOf(sender)).toBeGreaterThan(1);
  expect(requestsOf(sender)).toBeLessThanOrEqual(10);
  await othersGoOn(attack, resumeContent().summary);
});

test("deleting the same long range repeatedly is rejected without affecting others", async () => {
  const attack = await aRoomUnderAttack();
  const { attacker } = attack;
  const { doc } = attacker;
  attacker.send(frame(headCharacters(doc, summaryOf(doc), doc.clientID, CHARACTERS)));
  attacker.send(frame(repeatedDeletions(doc.clientID, CHARACTERS, 9_000)));
  // The cost of deletions is known before the update is applied, and honest editors never reach it. The cost of
  // insertions is counted while they are applied, and an honest edit may be refused for it, so it only gets an error.
  await eventually(() => expect(attacker.closed()).toMatchObject({ code: CLOSE.notAllowed }));
  await othersGoOn(attack, resumeContent().summary);
});

test("a client that keeps causing work is throttled and then disconnected", async () => {
  const attack = await aRoomUnderAttack();
  const { attacker } = attack;
  const { doc } = attacker;
  attacker.send(frame(headCharacters(doc, summaryOf(doc), doc.clientID, CHARACTERS)));
  const neighbors = { client: doc.clientID, clock: 0 };
  const costly = scanningCharacters(doc.clientID, CHARACTERS, neighbors, CHARACTERS);
  vi.setSystemTime(Date.now());
  for (let index = 0; index < 20; index++) attacker.send(frame(costly));
  const closing = eventually(() => expect(attacker.closed()).toEqual(TOO_MUCH_WORK));
  await letTimePassUntil(closing);
  const refusals = attacker.events.filter(({ type }) => type === "error");
  expect(refusals[0]).toEqual(refusedForItsCost);
  // A rejected update costs ten times as much, so few are needed.
  expect(refusals.length).toBeLessThanOrEqual(3);
  await othersGoOn(attack, resumeContent().summary);
});

/** The state vector of a document without any edits. */
const EMPTY_STATE_VECTOR = new Uint8Array([0]);
const epochOf = ({ events }: Attack["bystander"]): string =>
  events.flatMap((event) => (event.type === "hello" ? [event.epoch] : [])).at(-1) ?? "";

test("a hostile document from before the limit is rebuilt when it is opened", async () => {
  const attack = await aRoomUnderAttack();
  const { resumeId, attacker, bystander, owner } = attack;
  const { doc } = attacker;
  attacker.edit((own) => setText(own, ["personalInfo", "address"], "Honest work"));
  await eventually(() => expect(attacker.sync.isSaved()).toBe(true));
  const first = headCharacters(doc, summaryOf(doc), 4_711, 2_000);
  const second = scanningCharacters(4_712, 0, { client: 4_711, clock: 0 }, 2_000);
  attacker.drop();
  await runInDurableObject(roomStub(resumeId), (_, { storage }) => {
    const { seq } = storage.sql.exec<{ seq: number }>("SELECT MAX(seq) AS seq FROM log").one();
    for (const [index, update] of [first, second].entries()) {
      // Slots from 100,000 on are free.
      storage.sql.exec(
        "INSERT INTO log (slot, seq, at, blob) VALUES (?, ?, ?, ?)",
        ...[100_000 + index, seq + 1 + index, Date.now(), update.slice().buffer],
      );
    }
  });
  await evict(resumeId);
  const state = await room(resumeId).read();
  // Clients of the previous epoch are disconnected, because their copies can no longer be merged.
  await eventually(() => expect(bystander.closed()?.code).toBe(CLOSE.reconnect));
  const sync = { needsClientId: false, update: null, stateVector: EMPTY_STATE_VECTOR };
  expect(await room(resumeId).sync({ ...sync, epoch: epochOf(bystander) }, owner)).toMatchObject({
    reason: "stale_epoch",
  });
  expect(state?.content.personalInfo.address).toBe("Honest work");
  // A stored document must not lose text, so the second update's characters are kept, but placed without a scan.
  expect(state?.content.summary).toHaveLength(resumeContent().summary.length + 2_000);
  const returning = await createEditor(resumeId, owner);
  returning.edit((own) => setText(own, ["summary"], "Mine again."));
  expect((await waitUntilConverged(resumeId, [returning])).summary).toBe("Mine again.");
  await evict(resumeId);
  expect((await room(resumeId).read())?.content.summary).toBe("Mine again.");
});

test.each([
  ["one run", "\0".repeat(60_000)],
  ["between letters", "\0a".repeat(30_000)],
])("NUL characters in %s are dropped at once", async (_, text) => {
  const attack = await aRoomUnderAttack();
  const { attacker, bystander, resumeId } = attack;
  const before = countStructs(bystander.doc);
  attacker.edit((doc) => summaryOf(doc).insert(0, text));
  await eventually(async () => {
    const summary = (await room(resumeId).read())?.content.summary ?? "\0";
    expect(summary).not.toContain("\0");
  });
  expect((await room(resumeId).read())?.content.summary.length).toBeLessThanOrEqual(5_000);
  await waitUntilConverged(resumeId, [bystander]);
  // Removing the characters one by one would leave thousands of deletion records in the document forever.
  expect(countStructs(bystander.doc) - before).toBeLessThan(100);
});
