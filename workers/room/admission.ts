/**
 * Passes the result of authorization from the Worker to a room (the Durable Object of one resume), in a header of a new
 * request; client headers are dropped.
 */
import type { Person } from "#app/core/collab/protocol/room-api.ts";

/** The names `askedFor` and `at` stay: during a deployment, a Worker may send them to a room that runs older code. */
export interface Admission {
  person: Person;
  resumeId: string;
  /** The requested id, which may be the specification's alias. */
  askedFor: string;
  /** When the check of access began, in milliseconds. */
  at: number;
  /** The template for seeding a room that is still empty. */
  templateId: string;
  /** The title in the resume's database row; rooms do not store it. */
  title: string;
}
const HEADER = "x-room-admission";

/** Browsers cannot read an HTTP error on an upgrade, so the socket is accepted and closed with the reason. */
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
