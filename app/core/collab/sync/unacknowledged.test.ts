/**
 * Which edits of a client the server has not acknowledged, found by comparing the client's and the server's document.
 */
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
  const [client, server] = [new Y.Doc(), new Y.Doc()];
  client.getText("t").insert(0, "hello");
  Y.applyUpdate(server, Y.encodeStateAsUpdate(client));
  return { client, server };
}
function updatesOf(doc: Y.Doc, work: () => void): Uint8Array[] {
  const updates: Uint8Array[] = [];
  const collect = (update: Uint8Array) => updates.push(update);
  doc.on("update", collect);
  work();
  doc.off("update", collect);
  return updates;
}
const compare = (client: Y.Doc, server: Y.Doc) =>
  compareWithServer(
    client,
    Y.encodeStateVector(server),
    Y.encodeStateAsUpdate(server, Y.encodeStateVector(client)),
  );

test("an edit is unacknowledged until all its parts have come back, in whatever pieces", () => {
  const { client } = twoDocuments();
  const unacknowledged = emptyUnacknowledged();
  client.on("afterTransaction", (edit: Y.Transaction) => recordEdit(unacknowledged, edit));
  const [first, second, third] = updatesOf(client, () => {
    client.getText("t").insert(5, " you");
    client.getText("t").insert(9, "!");
    client.getText("t").delete(0, 2);
  }) as [Uint8Array, Uint8Array, Uint8Array];
  // " you" and "!" inserted, two characters deleted.
  expect(countUnacknowledged(unacknowledged)).toBe(7);
  recordEcho(unacknowledged, second);
  recordEcho(unacknowledged, second);
  expect(countUnacknowledged(unacknowledged)).toBe(6);
  recordEcho(unacknowledged, Y.mergeUpdates([first, second]));
  expect(isSynced(unacknowledged)).toBe(false);
  recordEcho(unacknowledged, third);
  expect(isSynced(unacknowledged)).toBe(true);
});

test("a deletion, which moves no clock, still counts as unacknowledged", () => {
  const { client, server } = twoDocuments();
  expect(isSynced(compare(client, server))).toBe(true);
  client.getText("t").delete(1, 2);
  expect(countUnacknowledged(compare(client, server))).toBe(2);
});

test("text written into an entry that the server had removed is acknowledged by its echo", () => {
  const { client, server } = twoDocuments();
  const entry = new Y.Map();
  client.getMap("m").set("e", entry);
  Y.applyUpdate(server, Y.encodeStateAsUpdate(client));
  server.getMap("m").delete("e");
  entry.set("a", "typed offline");
  Y.applyUpdate(client, Y.encodeStateAsUpdate(server));
  const unacknowledged = compare(client, server);
  expect(isSynced(unacknowledged)).toBe(false);
  const missing = Y.encodeStateAsUpdate(client, Y.encodeStateVector(server));
  for (const echo of updatesOf(server, () => Y.applyUpdate(server, missing))) {
    recordEcho(unacknowledged, echo);
  }
  expect(isSynced(unacknowledged)).toBe(true);
});
