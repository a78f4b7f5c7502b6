/** A request is charged to the person who sent it, so that many sockets of one person get no more than one. */
import { afterEach, expect, test, vi } from "vitest";
import * as Y from "yjs";
import { setText } from "#app/core/collab/document/edit-document.ts";
import { resumeRoot } from "#app/core/collab/document/layout.ts";
import { CLOSE, decodeFrame, encodeFrame } from "#app/core/collab/protocol/protocol.ts";
import type { Person, RoomState } from "#app/core/collab/protocol/room-api.ts";
import { CAPS } from "#app/core/resume/schema-fields.ts";
import { call } from "../support/api.ts";
import { eventually, letTimePassUntil } from "../support/eventually.ts";
import { headCharacters, repeatedDeletions } from "../support/hostile-updates.ts";
import {
  connect,
  createEditor,
  createOwnedRoom,
  createSeededRoom,
  newPerson,
  room,
} from "../support/room.ts";

afterEach(() => void vi.useRealTimers());

const SOCKETS = 20;
const REQUESTS_PER_SOCKET = 5;
/**
 * Sending 900 kB counts 45,000 steps of work (core/collab/protocol/work-budget.ts). A person may cause 1,000 steps a
 * millisecond, so after a few answers at once there is one in 45 ms.
 */
const mostAnswersIn = (ms: number) => 5 + ms / 40;
/** Not empty, so that the answer is encoded for this request. */
const strangeVector = Y.encodeStateVector(new Map([[7, 1]]));

/** A room whose document is as large as it may be. */
async function aLargeRoom() {
  const { resumeId, owner } = await createSeededRoom();
  for (const from of [0, 45]) {
    const customSections = Array.from({ length: 45 }, (_, index) => ({
      ...{ id: `c${from + index}`, title: "x", body: "y".repeat(CAPS.description) },
    }));
    expect((await room(resumeId).merge({ content: { customSections } }, owner)).ok).toBe(true);
  }
  return { resumeId, owner };
}

type Connected = Awaited<ReturnType<typeof connect>>;
const step2Of = ({ frames }: Connected) =>
  frames.filter((frame) => decodeFrame(frame).kind === "step2").length;
/** An answer names the person who asked as its author; a resume that another person's edit sends does not. */
const resumesOf = ({ events }: Connected) =>
  events.filter((event) => event.type === "resumeUpdated" && event.by === "Mallory").length;

test.each<[string, (resumeId: string) => string | Uint8Array, (one: Connected) => number]>([
  ["sync requests", () => encodeFrame({ kind: "step1", stateVector: strangeVector }), step2Of],
  ["joins as JSON", (resumeId) => JSON.stringify({ type: "joinRoom", resumeId }), resumesOf],
])("%s over many sockets share one budget, and others go on", async (_, frame, answersOf) => {
  const { resumeId } = await aLargeRoom();
  // Not the owner, because filling the room has used up the owner's budget.
  const bystander = await createEditor(resumeId, newPerson("edit", "Ann"));
  const attacker = newPerson("edit", "Mallory");
  const sockets = await Promise.all(
    Array.from({ length: SOCKETS }, () => connect(resumeId, attacker)),
  );
  // The clock is stopped, because it refills the budgets.
  vi.setSystemTime(Date.now());
  for (const { socket } of sockets) {
    for (let index = 0; index < REQUESTS_PER_SOCKET; index++) socket.send(frame(resumeId));
  }
  const since = Date.now();
  bystander.edit((doc) => setText(doc, ["personalInfo", "phone"], "1"));
  await letTimePassUntil(bystander.saved(), 10);
  const answers = sockets.reduce((sum, one) => sum + answersOf(one), 0);
  expect(answers).toBeGreaterThan(0);
  expect(answers).toBeLessThanOrEqual(mostAnswersIn(Date.now() - since));
});

test("every window of a person is answered when they all reconnect at once", async () => {
  const { resumeId, owner } = await aLargeRoom();
  const windows = await Promise.all(Array.from({ length: 8 }, () => createEditor(resumeId, owner)));
  for (const one of windows) one.drop();
  windows[0]?.edit((doc) => setText(doc, ["summary"], "Written offline."));
  await Promise.all(windows.map((one) => one.connect()));
  await eventually(() => {
    for (const one of windows) expect(one.content().summary).toBe("Written offline.");
  });
  expect(windows.map((one) => one.closed())).toEqual(windows.map(() => null));
});

test("reads of a large resume over HTTP are charged to the caller, but not if it is unchanged", async () => {
  const { resumeId } = await aLargeRoom();
  // Not the owner, because filling the room has used up the owner's budget.
  const bystander = await createEditor(resumeId, newPerson("edit", "Ann"));
  const viewer = newPerson("view", "Mallory");
  vi.setSystemTime(Date.now());
  const { rev } = (await room(resumeId).read()) as RoomState;
  const unchanged = Array.from({ length: 100 }, () => room(resumeId).readAs(viewer, rev));
  for (const one of await Promise.all(unchanged)) {
    expect(one).toEqual({ ok: true, isUnchanged: true });
  }
  let answers = 0;
  const reads = Array.from({ length: 20 }, () =>
    room(resumeId)
      .readAs(viewer, null)
      .then((outcome) => {
        if (outcome.ok) answers++;
      }),
  );
  const since = Date.now();
  bystander.edit((doc) => setText(doc, ["personalInfo", "phone"], "1"));
  await letTimePassUntil(bystander.saved(), 10);
  expect(answers).toBeLessThanOrEqual(mostAnswersIn(Date.now() - since));
  await letTimePassUntil(Promise.all(reads));
  expect(answers).toBeGreaterThan(0);
});

const removeAccess = (resumeId: string, { userId }: Person) =>
  room(resumeId).disconnect({ userId }, "access");
const closeAll = (resumeId: string) => room(resumeId).disconnect({ all: true });
const expire = (_: string, { until }: Person) => void vi.setSystemTime(until ?? 0);

test.each<[string, (resumeId: string, by: Person) => Promise<void> | void, boolean]>([
  ["access stays", () => {}, true],
  ["access is removed", removeAccess, false],
  ["the resume is moved to the trash", closeAll, false],
  ["the link expires", expire, false],
])("calls wait for their budget, and meanwhile %s", async (_, meanwhile, isAllowed) => {
  const { resumeId } = await aLargeRoom();
  vi.setSystemTime(Date.now());
  // Access has an end only in the case that tests it.
  const until = meanwhile === expire ? Date.now() + 2_000 : null;
  const by = { ...newPerson("edit", "Bob"), until };
  for (let index = 0; index < 2; index++) await room(resumeId).readAs(by, null);
  const stateVector = Y.encodeStateVector(new Y.Doc());
  const sync = { epoch: null, needsClientId: false, update: null, stateVector };
  let answered = 0;
  const calls = [
    room(resumeId).merge({ content: { summary: "Written late." } }, by),
    room(resumeId).sync(sync, by),
    room(resumeId).readAs(by, null),
  ].map(async (call) => {
    const { ok } = await call;
    answered++;
    return ok;
  });
  // This read is answered when the other calls are already waiting.
  await room(resumeId).read();
  expect(answered).toBe(0);
  await meanwhile(resumeId, by);
  await letTimePassUntil(Promise.all(calls));
  expect(await Promise.all(calls)).toEqual([isAllowed, isAllowed, isAllowed]);
  const summary = (await room(resumeId).read())?.content.summary;
  expect(summary === "Written late.").toBe(isAllowed);
});

test("all calls of a person whose budget is used up are rejected", async () => {
  const { owner, resumeId } = await createOwnedRoom();
  const path = `/api/resumes/${resumeId}`;
  const version = await room(resumeId).saveVersion("First", newPerson());
  const calls: Array<[method: string, path: string, body?: object, headers?: object]> = [
    ["GET", path],
    ["PUT", path, { content: { summary: "Lost" } }, { "if-match": '"none-of-ours"' }],
    ["GET", `${path}/versions/${version?.id}`],
    ["POST", `${path}/versions/${version?.id}/restore`],
    ["DELETE", path],
  ];
  const editor = await createEditor(resumeId, { ...newPerson(), userId: owner.user.id });
  const { doc } = editor;
  vi.setSystemTime(Date.now());
  const summary = resumeRoot(doc).get("summary") as Y.Text;
  for (const update of [
    headCharacters(doc, summary, doc.clientID, 5_000),
    repeatedDeletions(doc.clientID, 5_000, 9_000),
  ]) {
    editor.send(encodeFrame({ kind: "update", update }));
  }
  const closing = eventually(() =>
    expect(editor.closed()).toMatchObject({ code: CLOSE.notAllowed }),
  );
  await letTimePassUntil(closing, 10);
  const statusesNow = async () => {
    const statuses: number[] = [];
    for (const [method, address, body, headers] of calls) {
      statuses.push((await call(owner, method, address, body, { ...headers })).status);
    }
    return statuses;
  };
  expect(await statusesNow()).toEqual([429, 429, 429, 429, 429]);
  vi.setSystemTime(Date.now() + 60_000);
  expect(await statusesNow()).toEqual([200, 409, 200, 200, 200]);
});
