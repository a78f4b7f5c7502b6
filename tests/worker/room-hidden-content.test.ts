/** Hidden content that no editor shows is rejected. */
import { expect, test } from "vitest";
import * as Y from "yjs";
import { resumeRoot, settingsRoot } from "#app/core/collab/document/layout.ts";
import { encodeFrame } from "#app/core/collab/protocol/protocol.ts";
import { eventually } from "../support/eventually.ts";
import { createEditor, createSeededRoom, newPerson, resumeContent, room } from "../support/room.ts";

/** An item at a text's start, created without the library's API. */
function hide(doc: Y.Doc, content: Y.Item["content"]): void {
  const text = resumeRoot(doc).get("summary") as Y.Text;
  const first = text._start;
  doc.transact((transaction) => {
    const id = Y.createID(doc.clientID, Y.getState(doc.store, doc.clientID));
    new Y.Item(id, null, null, first, first?.id ?? null, text, null, content).integrate(
      transaction,
      0,
    );
  });
}

const posting = { title: "Cook", company: "", description: "Cooks." };

test.each<[string, (doc: Y.Doc) => void]>([
  ["values in a text", (doc) => hide(doc, new Y.ContentAny([1, { a: 2 }]))],
  ["a map in a text", (doc) => hide(doc, new Y.ContentType(new Y.Map()))],
  ["a text in a text", (doc) => hide(doc, new Y.ContentType(new Y.Text("hidden")))],
  [
    "more in a posting than its three texts",
    (doc) => settingsRoot(doc).set("jobDescription", { ...posting, more: "x".repeat(1000) }),
  ],
  [
    "a posting without all of its texts",
    (doc) => settingsRoot(doc).set("jobDescription", { title: "Cook", description: "Cooks." }),
  ],
])("%s: refused, and the document stays as it was", async (_what, work) => {
  const { resumeId } = await createSeededRoom();
  const attacker = await createEditor(resumeId, newPerson("edit", "Mallory"));
  const copy = new Y.Doc();
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(attacker.doc));
  copy.clientID = attacker.doc.clientID;
  const before = Y.encodeStateVector(copy);
  work(copy);
  attacker.send(encodeFrame({ kind: "update", update: Y.encodeStateAsUpdate(copy, before) }));
  await eventually(() => expect(attacker.closed()?.code).toBe(4403));
  const state = await room(resumeId).read();
  expect(state?.content).toEqual(resumeContent());
  expect(state?.jobDescription).toBeNull();
});
