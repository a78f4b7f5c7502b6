import { expect, test } from "vitest";
import * as Y from "yjs";
import {
  compareWithServer,
  countUnacknowledged,
  emptyUnacknowledged,
  isSynced,
  recordEcho,
  recordEdit,
} from "./unacknowledged.ts";

function twoDocuments() {
  const [here, there] = [new Y.Doc(), new Y.Doc()];
  here.getText("t").insert(0, "hello");
  Y.applyUpdate(there, Y.encodeStateAsUpdate(here));
  return { here, there };
}
function updatesOf(doc: Y.Doc, work: () => void): Uint8Array[] {
  const updates: Uint8Array[] = [];
  const note = (update: Uint8Array) => updates.push(update);
  doc.on("update", note);
  work();
  doc.off("update", note);
  return updates;
}
const compare = (here: Y.Doc, there: Y.Doc) =>
  compareWithServer(
    here,
    Y.encodeStateVector(there),
    Y.encodeStateAsUpdate(there, Y.encodeStateVector(here)),
  );

test("an edit is unsynced until exactly that has come back, in however many pieces", () => {
  const { here } = twoDocuments();
  const unsynced = emptyUnacknowledged();
  here.on("afterTransaction", (edit: Y.Transaction) => recordEdit(unsynced, edit));
  const [first, second, third] = updatesOf(here, () => {
    here.getText("t").insert(5, " you");
    here.getText("t").insert(9, "!");
    here.getText("t").delete(0, 2);
  }) as [Uint8Array, Uint8Array, Uint8Array];
  expect(countUnacknowledged(unsynced)).toBe(7);
  recordEcho(unsynced, second);
  recordEcho(unsynced, second);
  expect(countUnacknowledged(unsynced)).toBe(6);
  recordEcho(unsynced, Y.mergeUpdates([first, second]));
  expect(isSynced(unsynced)).toBe(false);
  recordEcho(unsynced, third);
  expect(isSynced(unsynced)).toBe(true);
});

test("a deletion alone moves no clock, and is still seen as missing", () => {
  const { here, there } = twoDocuments();
  expect(isSynced(compare(here, there))).toBe(true);
  here.getText("t").delete(1, 2);
  expect(countUnacknowledged(compare(here, there))).toBe(2);
});

test("what was written into something that others had removed counts as stored once it came back", () => {
  const { here, there } = twoDocuments();
  const entry = new Y.Map();
  here.getMap("m").set("e", entry);
  Y.applyUpdate(there, Y.encodeStateAsUpdate(here));
  there.getMap("m").delete("e");
  entry.set("a", "typed offline");
  Y.applyUpdate(here, Y.encodeStateAsUpdate(there));
  const unsynced = compare(here, there);
  expect(isSynced(unsynced)).toBe(false);
  const missing = Y.encodeStateAsUpdate(here, Y.encodeStateVector(there));
  for (const echo of updatesOf(there, () => Y.applyUpdate(there, missing))) {
    recordEcho(unsynced, echo);
  }
  expect(isSynced(unsynced)).toBe(true);
});
