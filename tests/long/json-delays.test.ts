/**
 * A JSON client and Yjs editors type into the same text, and each frame takes 50 to 500 ms. At the end, each letter
 * that was typed is in the text once, and no letter that was deleted.
 */
import { expect, test } from "vitest";
import * as Y from "yjs";
import { setText } from "#app/core/collab/document/edit-document.ts";
import { newDocument } from "#app/core/collab/document/layout.ts";
import { readDocument } from "#app/core/collab/document/read-document.ts";
import { encodeFrame } from "#app/core/collab/protocol/protocol.ts";
import type { Person } from "#app/core/collab/protocol/room-api.ts";
import { createSyncClient } from "#app/core/collab/sync/sync-client.ts";
import { emptyResume } from "#app/core/resume/defaults.ts";
import {
  applyEdit,
  createJsonClient,
  type ReplyStrategy,
  type TextEdit,
} from "../support/json-clients.ts";
import { randomFrom, type SeededRandom } from "../support/seeded-random.ts";
import { simulateRoom } from "../support/simulated-room.ts";

/** The published result is of `RUNS=300 npm test -- --project long tests/long/json-delays.test.ts`. */
const RUNS = Number(process.env.RUNS ?? 30);
/** Edits of all clients together in a run. */
const STROKES = 40;
/** The test's time limit; a busy machine needs much of it. */
const RUNS_MS = 240_000;
const YJS_EDITORS = 2;
/** Thirty different letters from α on; the typed letters are Chinese, so that each letter occurs only once. */
const SEED_TEXT = Array.from({ length: 30 }, (_, i) => String.fromCharCode(0x3b1 + i)).join("");

const person = (name: string): Person => ({
  ...{ userId: name, name, sessionId: name, role: "edit" },
});

function yjsEditor(world: ReturnType<typeof simulateRoom>, name: string) {
  const doc = newDocument();
  const sync = createSyncClient(doc, {
    send: (frame) => wire.send(frame),
    schedule: world.later,
    now: world.now,
    isAlone: () => false,
    onStatusChange: () => {},
    onEvent: () => {},
    onTooLarge: () => {
      throw new Error("Too large");
    },
  });
  const wire = world.connect(person(name), (frame) => sync.receive(frame));
  doc.clientID = wire.clientId;
  sync.onOpen();
  sync.startSync();
  const text = () => readDocument(doc)?.resume.summary ?? null;
  return {
    text,
    strike(stroke: TextEdit) {
      const before = text();
      if (before !== null) doc.transact(() => setText(doc, ["summary"], applyEdit(before, stroke)));
    },
  };
}

/** Mostly a typed letter; sometimes the deletion of one of SEED_TEXT. */
function aStroke(text: string, random: SeededRandom, letter: string): TextEdit {
  const letters = [...text];
  const old = letters.filter((one) => SEED_TEXT.includes(one));
  if (old.length > 0 && random.below(5) === 0) return { remove: random.pick(old) };
  return { insert: letter, after: random.pick(["", ...letters]) };
}

/**
 * @param habit what the JSON client does with its own letters that are not in an answer yet
 * @param saysRev whether it sends the revision that its edit is based on
 * @returns the letters that are wrong at the end, and the texts of clients that differ from the room's
 */
function play(seed: number, habit: ReplyStrategy, saysRev: boolean) {
  const random = randomFrom(seed);
  const content = { ...emptyResume(), summary: SEED_TEXT };
  const world = simulateRoom(
    { templateId: "t", content, jobDescription: null },
    () => 50 + random.below(451),
  );
  const plain = createJsonClient(habit, saysRev);
  plain.join(world.connect(person("plain"), plain.receive));
  const editors = Array.from({ length: YJS_EDITORS }, (_, i) => yjsEditor(world, `yjs${i}`));
  const typed = new Set<string>();
  const removed = new Set<string>();

  let at = 2_000;
  for (let i = 0; i < STROKES; i++) {
    const isPlain = random.below(2) === 0;
    const editor = random.pick(editors);
    at += random.below(150);
    world.later(at, () => {
      const text = isPlain ? plain.text() : editor.text();
      if (text === null) throw new Error("Nothing has come in two seconds");
      const stroke = aStroke(text, random, String.fromCharCode(0x4e00 + i));
      if ("remove" in stroke) removed.add(stroke.remove);
      else typed.add(stroke.insert);
      if (isPlain) plain.edit(stroke, random.below(2) === 0);
      else editor.strike(stroke);
    });
  }
  world.run();
  const text = world.content()?.summary ?? "";
  const letters = [...text];
  const expected = [...SEED_TEXT, ...typed].filter((letter) => !removed.has(letter));
  return {
    lost: expected.filter((letter) => !text.includes(letter)),
    repeated: letters.filter((letter, i) => letters.indexOf(letter) !== i),
    undeleted: letters.filter((letter) => removed.has(letter)),
    texts: [plain.text(), ...editors.map((editor) => editor.text())].filter((one) => one !== text),
  };
}

/** @returns the runs in which anything was wrong */
function playAll(runs: number, habit: ReplyStrategy, saysRev: boolean) {
  const outcomes = Array.from({ length: runs }, (_, i) => ({
    seed: i + 1,
    ...play(i + 1, habit, saysRev),
  }));
  const isBad = ({ seed: _, ...found }: (typeof outcomes)[number]) =>
    Object.values(found).some((letters) => letters.length > 0);
  return outcomes.filter(isBad);
}

test.each(["replace", "wait"] as const)(
  "with a client that sends its revision, strategy '%s', nothing is lost or repeated",
  (habit) => {
    expect(playAll(RUNS, habit, true)).toEqual([]);
  },
  RUNS_MS,
);

test.each(["replace", "wait"] as const)(
  "with a client that sends no revision, strategy '%s', nothing is lost or repeated in 100 runs",
  (habit) => {
    expect(playAll(100, habit, false)).toEqual([]);
  },
  RUNS_MS,
);

test.each([true, false])(
  "a client that reapplies its pending letters to each answer loses none, revision sent: %s",
  (saysRev) => {
    const lost = playAll(50, "replay", saysRev).flatMap((outcome) => outcome.lost);
    expect(lost).toEqual([]);
  },
  RUNS_MS,
);

/** A client that sends no revision, alone in a room; frames take 100 ms each way. */
function alone() {
  const content = { ...emptyResume(), summary: "αβγ" };
  const world = simulateRoom({ templateId: "t", content, jobDescription: null }, () => 100);
  const plain = createJsonClient("wait", false);
  plain.join(world.connect(person("plain"), plain.receive));
  const text = () => world.content()?.summary;
  return { world, plain, text };
}

test.each([
  ["before the room has answered", 50],
  ["after the room has answered", 1_000],
  ["a minute later", 60_000],
])("a letter that is deleted %s is gone, also without a revision", (_, wait) => {
  const { world, plain, text } = alone();
  world.later(1_000, () => plain.edit({ insert: "x", after: "β" }, false));
  world.later(1_000 + wait, () => plain.edit({ remove: "x" }, true));
  world.later(70_000, () => plain.edit({ insert: "y", after: "γ" }, false));
  world.run();
  expect(text()).toBe("αβγy");
});

test("an edit of an older state is sent without earlier deletions, and an edit without a change is not stored", () => {
  const letters = Array.from({ length: 400 }, (_, i) => String.fromCharCode(0x4e00 + i));
  const content = { ...emptyResume(), summary: letters.join("") };
  const world = simulateRoom({ templateId: "t", content, jobDescription: null }, () => 100);
  const plain = createJsonClient("replace", true);
  plain.join(world.connect(person("plain"), plain.receive));
  const ada = yjsEditor(world, "ada");
  const sizes: number[] = [];
  const eve = world.connect(person("eve"), (frame) => {
    if (typeof frame !== "string") sizes.push(frame.byteLength);
  });
  eve.send(encodeFrame({ kind: "step1", stateVector: Y.encodeStateVector(new Y.Doc()) }));
  world.later(1_000, () => {
    for (const [i, letter] of letters.entries()) if (i % 2 === 0) ada.strike({ remove: letter });
  });
  // Both times Ada edits a little earlier, and the JSON client has not received that yet.
  world.later(5_000, () => {
    sizes.length = 0;
    ada.strike({ insert: "a", after: "" });
  });
  world.later(5_010, () => plain.edit({ insert: "x", after: letters[1] ?? "" }, false));
  world.later(8_000, () => {
    expect(sizes).toHaveLength(2);
    expect(Math.max(...sizes)).toBeLessThan(100);
    ada.strike({ insert: "b", after: "" });
  });
  world.later(8_010, () => plain.edit({ remove: "not there" }, true));
  let rows = 0;
  world.later(8_105, () => {
    rows = world.rowCount();
  });
  world.run();
  expect(world.rowCount()).toBe(rows);
  const left = letters.filter((_, i) => i % 2 === 1);
  expect(world.content()?.summary).toBe(`${left[0]}bax${left.slice(1).join("")}`);
});
