/** Updates that would make Yjs walk through the same deleted ranges many times are refused; honest ones are not. */
import { expect, test } from "vitest";
import * as Y from "yjs";
import {
  headCharacters,
  repeatedDeletions,
  scatteredDeletions,
} from "../../../../tests/support/hostile-updates.ts";
import { inspectUpdate } from "./inspect-update.ts";
import { MAX_FRAME_STEPS } from "./integration-cost.ts";

const CLIENT = 100;

/** A document with `count` deleted characters, each of which stays a struct of its own. */
function withDeletedCharacters(count: number): Y.Doc {
  const doc = new Y.Doc();
  const text = new Y.Text("I count.");
  doc.getMap("resume").set("summary", text);
  Y.applyUpdate(doc, headCharacters(doc, text, CLIENT, count));
  return doc;
}

test("an update that deletes the same long range again and again is refused", () => {
  const doc = withDeletedCharacters(14_000);
  const update = repeatedDeletions(CLIENT, 14_000, 4_000);
  expect(inspectUpdate(update, doc)).toMatchObject({
    ok: false,
    message: expect.stringContaining("too many ranges"),
  });
});

test("a long history of deletions is not refused when it is sent again", () => {
  const doc = new Y.Doc();
  doc.clientID = CLIENT;
  const text = new Y.Text();
  doc.getMap("resume").set("summary", text);
  text.insert(0, "x".repeat(60_000));
  Y.applyUpdate(doc, scatteredDeletions(CLIENT, 30_000));
  const copy = new Y.Doc();
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc));
  copy.getMap("settings").set("title", "Mine");
  const update = Y.encodeStateAsUpdate(copy, Y.encodeStateVector(doc));
  const inspection = inspectUpdate(update, doc);
  expect(inspection).toMatchObject({ ok: true });
  expect(inspection.steps).toBeLessThan(MAX_FRAME_STEPS / 2);
});

test("as many new ranges as are allowed are accepted, and one more is refused", () => {
  const doc = new Y.Doc();
  doc.clientID = CLIENT;
  const text = new Y.Text();
  doc.getMap("resume").set("summary", text);
  text.insert(0, "x".repeat(60_000));
  // A range that deletes something costs 20 steps.
  const most = MAX_FRAME_STEPS / 20;
  expect(inspectUpdate(scatteredDeletions(CLIENT, most), doc).ok).toBe(true);
  expect(inspectUpdate(scatteredDeletions(CLIENT, most + 1), doc).ok).toBe(false);
});
