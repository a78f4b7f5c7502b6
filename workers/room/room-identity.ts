/** How the door tells a room who is there: headers of a fresh request, never the client's own. */
import type { Person } from "#app/core/collab/protocol/room-api.ts";

export interface Admission {
  person: Person;
  resumeId: string;
  /** The id in the request, which may be the specification's alias. */
  askedFor: string;
  /** When the door looked, in milliseconds. */
  at: number;
  /** For a room that was never seeded, though its row exists. */
  templateId: string;
  /** As the row has it: rooms do not keep it. */
  title: string;
}
const HEADER = "x-room-admission";

/** A browser cannot read an HTTP error of an upgrade; so the socket is opened and closed with the reason. */
export function refusedSocket(code: number, reason: string): Response {
  const { 0: client, 1: server } = new WebSocketPair();
  server.accept();
  server.close(code, reason);
  return new Response(null, { status: 101, webSocket: client });
}

export function admissionRequest(admission: Admission): Request {
  const value = encodeURIComponent(JSON.stringify(admission));
  return new Request("https://room.invalid/", {
    headers: { Upgrade: "websocket", [HEADER]: value },
  });
}

export function readAdmission(request: Request): Admission {
  return JSON.parse(decodeURIComponent(request.headers.get(HEADER) ?? "")) as Admission;
}
