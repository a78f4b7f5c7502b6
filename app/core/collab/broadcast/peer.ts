/** One connected socket of a room: whose it is, what that person may do, and how to send to it. */
import type { Cursor } from "#app/core/collab/protocol/presence.ts";
import type { RoomEvent } from "#app/core/collab/protocol/protocol.ts";
import type { Rejection } from "#app/core/collab/protocol/rejection.ts";
import type { Person, Role } from "#app/core/collab/protocol/room-api.ts";
import type { FlowControl } from "./flow-control.ts";

/** `kind` is "new" until the first frame shows what the client sends: Yjs frames or JSON events. */
export interface Peer {
  readonly person: Person;
  readonly clientId: number;
  /** The requested resume id, or the specification's alias for it [spec 3]. */
  readonly requestedId: string;
  /** The person's color, one of the 8 [spec 9]. */
  readonly color: string;
  readonly flowControl: FlowControl;
  kind: "new" | "yjs" | "json";
  /**
   * Cursor and awareness clock; null until the peer is first shown. When the cursor is withdrawn the clock is kept,
   * because clients ignore states with a lower one.
   */
  presence: { clock: number; cursor: Cursor; isWithdrawn?: boolean } | null;
  /** The person has switched collaboration off: they are not shown to others and see no one. */
  isHidden: boolean;
  /** Saves `kind`, `presence`, `isHidden` and `flowControl` to the socket's attachment, which survives hibernation. */
  save(): void;
  send(data: string | Uint8Array): void;
  close(code: number, reason: string): void;
}

export const mayEdit = ({ role }: { role: Role }) => role === "owner" || role === "edit";
export const mayComment = (person: { role: Role }) => mayEdit(person) || person.role === "comment";

/** True once the peer has sent a cursor, until it is withdrawn. */
export const isShown = ({ presence }: Peer) => presence !== null && !presence.isWithdrawn;

export const sendEvent = (peer: Peer, event: RoomEvent) => peer.send(JSON.stringify(event));

/** Sends the rejection as an error event, or closes the socket; null rejects nothing. */
export function reply(peer: Peer, rejection: Rejection): void {
  if (rejection === null) return;
  if ("close" in rejection) peer.close(rejection.close, rejection.reason);
  else
    sendEvent(peer, {
      type: "error",
      message: rejection.error,
      ref: rejection.ref,
      of: rejection.of,
    });
}
