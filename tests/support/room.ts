/**
 * Connects editors to a real room (the Durable Object of one resume) for worker tests, with the product's own sync client
 * and real sockets.
 */

import { evictDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect } from "vitest";
import type * as Y from "yjs";
import { newDocument } from "#app/core/collab/document/layout.ts";
import { readDocument } from "#app/core/collab/document/read-document.ts";
import { decodeAwareness } from "#app/core/collab/protocol/awareness.ts";
import type { Presence } from "#app/core/collab/protocol/presence.ts";
import type { RoomEvent } from "#app/core/collab/protocol/protocol.ts";
import type { Person, Role, RoomApi } from "#app/core/collab/protocol/room-api.ts";
import { createSyncClient } from "#app/core/collab/sync/sync-client.ts";
import { emptyResume } from "#app/core/resume/defaults.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { openDatabase } from "#app/server/db/database.server.ts";
import { createResume } from "#app/server/db/resumes.server.ts";
import { user } from "#app/server/db/tables/account-tables.ts";
import { resume as resumeTable } from "#app/server/db/tables/resume-tables.ts";
import { admissionRequest } from "../../workers/room/admission.ts";
import { eventually } from "./eventually.ts";
import { signUp } from "./sign-in.ts";
import "./worker.ts";

export const roomStub = (resumeId: string) => env.ROOMS.getByName(resumeId);
export const room = (resumeId: string) => roomStub(resumeId) as unknown as RoomApi;

let people = 0;

/** A person as the Worker's access check passes them to a room. */
export function newPerson(role: Role = "owner", name = "Ada"): Person {
  return { userId: `user-${++people}`, name, sessionId: `session-${people}`, role };
}

/** Evicts the Durable Object, so that only its storage and hibernated sockets remain. */
export async function evict(resumeId: string): Promise<void> {
  // Only a running object can be evicted.
  await room(resumeId).read();
  await evictDurableObject(roomStub(resumeId));
}

export function resumeContent(over: Partial<Resume> = {}): Resume {
  const { personalInfo } = emptyResume();
  return {
    ...emptyResume(),
    personalInfo: { ...personalInfo, fullName: "Ada Lovelace" },
    summary: "I count.",
    skills: ["Mathematics", "Poetry"],
    experience: [
      {
        id: "e1",
        company: "Engine Ltd",
        position: "Analyst",
        startDate: "1842-01",
        endDate: "",
        current: true,
        description: "Wrote notes.",
      },
    ],
    ...over,
  };
}

/** Signs up a user and creates a resume. */
export async function createOwnedRoom(content = resumeContent()) {
  const owner = await signUp();
  const context = { db: openDatabase(env.DB), room };
  const row = await createResume({
    context,
    ownerId: owner.user.id,
    templateId: "modern-professional",
    content,
  });
  return { owner, resumeId: row.id };
}

let rooms = 0;

/** Like createOwnedRoom, without a real sign-up, for tests of the room itself. */
export async function createSeededRoom(content = resumeContent()) {
  const resumeId = `resume${++rooms}`;
  const owner = newPerson();
  const db = openDatabase(env.DB);
  const now = new Date();
  await db.insert(user).values({
    id: owner.userId,
    name: owner.name,
    email: `${owner.userId}@example.com`,
    emailVerified: true,
    createdAt: now,
    updatedAt: now,
  });
  const templateId = "modern-professional";
  await db.insert(resumeTable).values({
    id: resumeId,
    ownerId: owner.userId,
    title: "Untitled resume",
    templateId,
    createdAt: now,
    updatedAt: now,
  });
  await room(resumeId).create({ resumeId, templateId, content, jobDescription: null });
  return { owner, resumeId };
}

/** Opens a socket for this person, without the access check. */
async function connectSocket(resumeId: string, person: Person): Promise<WebSocket> {
  const templateId = "modern-professional";
  const title = "Untitled resume";
  const admission = { person, resumeId, askedFor: resumeId, templateId, title, at: Date.now() };
  const answer = await roomStub(resumeId).fetch(admissionRequest(admission));
  if (!answer.webSocket) throw new Error(`No socket: ${answer.status}`);
  return answer.webSocket;
}

/** Connects a socket and records all its frames. */
export async function connect(resumeId: string, person: Person) {
  return recordSocket(await connectSocket(resumeId, person));
}

/** Accepts a socket and records its JSON events, its binary frames and how it was closed. */
export function recordSocket(socket: WebSocket) {
  socket.binaryType = "arraybuffer";
  const events: RoomEvent[] = [];
  const frames: Uint8Array[] = [];
  let closed: { code: number; reason: string } | null = null;
  let pongs = 0;
  socket.addEventListener("message", ({ data }) => {
    if (data === "pong") pongs++;
    else if (typeof data === "string") events.push(...([JSON.parse(data)].flat() as RoomEvent[]));
    else frames.push(new Uint8Array(data as ArrayBuffer));
  });
  socket.addEventListener("close", ({ code, reason }) => {
    closed = { code, reason };
  });
  socket.accept();
  return {
    socket,
    events,
    frames,
    sendJson: (event: object) => socket.send(JSON.stringify(event)),
    eventOf: <T extends RoomEvent["type"]>(type: T, count = 1) =>
      eventually(() => {
        const found = events.filter((event) => event.type === type);
        expect(found.length, `${type} events`).toBeGreaterThanOrEqual(count);
        return found.at(-1) as Extract<RoomEvent, { type: T }>;
      }),
    closing: () =>
      eventually(() => {
        if (!closed) throw new Error("The socket is still open");
        return closed;
      }),
    isOpen: () => closed === null,
    pongs: () => pongs,
  };
}

export type Editor = Awaited<ReturnType<typeof createEditor>>;

/**
 * An editor like the page's: a document and a socket that may disconnect and reconnect. `isOff`:
 * turns collaboration off on connecting.
 */
export async function createEditor(resumeId: string, person: Person, { isOff = false } = {}) {
  const doc = newDocument();
  const events: RoomEvent[] = [];
  const seen = new Map<number, Presence | null>();
  let socket: WebSocket | null = null;
  let hasClientId = false;
  let closed: { code: number; reason: string } | null = null;
  let wasSavedOnceLive: boolean | null = null;
  const sync = createSyncClient(doc, {
    send: (frame) => socket?.send(frame),
    // Never automatically, because tests decide when to flush.
    schedule: () => () => {},
    now: () => 0,
    isAlone: () => false,
    onStatusChange() {
      if (sync.isLive()) wasSavedOnceLive ??= sync.isSaved();
    },
    onTooLarge: () => {},
    onAwareness(payload) {
      for (const { clientId, state } of decodeAwareness(payload)) {
        seen.set(clientId, state as Presence | null);
      }
    },
    onEvent(event) {
      events.push(event);
      if (event.type !== "hello") return;
      if (!hasClientId) doc.clientID = event.clientId;
      hasClientId = true;
      if (isOff)
        socket?.send(JSON.stringify({ type: "collaborationUpdate", resumeId, isOn: false }));
      sync.startSync();
    },
  });

  async function connect(): Promise<void> {
    const opened = await connectSocket(resumeId, person);
    opened.binaryType = "arraybuffer";
    socket = opened;
    closed = null;
    wasSavedOnceLive = null;
    sync.onOpen();
    opened.addEventListener("message", ({ data }) => {
      if (socket === opened) {
        sync.receive(typeof data === "string" ? data : new Uint8Array(data as ArrayBuffer));
      }
    });
    opened.addEventListener("close", ({ code, reason }) => {
      if (socket !== opened) return;
      closed = { code, reason };
      sync.onClose();
    });
    opened.accept();
    await eventually(() => expect(sync.isLive()).toBe(true));
  }
  await connect();

  return {
    doc,
    sync,
    events,
    /** The awareness states of others by client id. */
    seen,
    connect,
    /** The value of isSaved when the sync completed; an echo may arrive before connect() returns. */
    wasSavedOnceLive: () => wasSavedOnceLive,
    content: () => readDocument(doc)?.resume as Resume,
    socket: () => socket as WebSocket,
    closed: () => closed,
    /** Sends raw bytes. */
    send: (frame: Uint8Array) => socket?.send(frame),
    /** Edits like the page, and flushes the frame. */
    edit(work: (doc: Y.Doc) => void) {
      doc.transact(() => work(doc));
      sync.flush();
    },
    /** Loses the connection without a close frame, as when a laptop is closed. */
    drop() {
      const lost = socket;
      socket = null;
      sync.onClose();
      lost?.close(1000, "");
    },
    saved: () => eventually(() => expect(sync.isSaved()).toBe(true)),
  };
}

/** Waits until all editors and the room have the same content; returns it. */
export async function waitUntilConverged(resumeId: string, editors: Editor[]): Promise<Resume> {
  await Promise.all(editors.map((editor) => editor.saved()));
  return eventually(async () => {
    const stored = (await room(resumeId).read())?.content;
    for (const editor of editors) expect(editor.content()).toEqual(stored);
    return stored as Resume;
  });
}
