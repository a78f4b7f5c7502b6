/**
 * Accepts an authorized socket into a room: issues its Yjs client id and sends hello, the first event. Refused sockets
 * are closed.
 */

import { isSeeded } from "#app/core/collab/document/layout.ts";
import { CLOSE, SOCKETS_PER_ROOM, SOCKETS_PER_USER } from "#app/core/collab/protocol/protocol.ts";
import { emptyResume } from "#app/core/resume/defaults.ts";
import { type Admission, refusedSocket } from "./admission.ts";
import type { AssembledRoom } from "./assemble-room.ts";
import type { RoomPeers } from "./room-peers.ts";

export function admitSocket(
  { room, issueClient, joins, people, document, seed }: AssembledRoom,
  peers: RoomPeers,
  { person, askedFor, templateId, title, at: checkedAt }: Admission,
  refreshName: (userId: string) => void,
): Response {
  if (peers.wasDisconnected(person, checkedAt))
    return refusedSocket(CLOSE.reconnect, "Please come again");
  if (peers.countOf(person.userId) >= SOCKETS_PER_USER) {
    return refusedSocket(CLOSE.tooMany, "Too many windows");
  }
  if (person.role !== "owner" && peers.all().length >= SOCKETS_PER_ROOM) {
    return refusedSocket(CLOSE.tooMany, "Too many people are here");
  }
  if (!isSeeded(document.doc())) seed({ templateId, content: emptyResume(), jobDescription: null });
  const { 0: client, 1: server } = new WebSocketPair();
  const peer = peers.accept(server, person, issueClient(person.userId), askedFor);
  joins.record(person);
  people.record(person);
  room.sendHello(peer, issueClient(person.userId), title);
  if (people.differsFromStoredName(person)) refreshName(person.userId);
  return new Response(null, { status: 101, webSocket: client });
}
