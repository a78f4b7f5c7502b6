/** Puts a room together from its stored state, when its object is first asked for something. */
import * as Y from "yjs";
import { isSeeded } from "#app/core/collab/document/layout.ts";
import { wholeResume } from "#app/core/collab/document/whole-resume.ts";
import { type DocumentSeed, seedDocument } from "#app/core/collab/document/write-document.ts";
import type { Person, RoomState } from "#app/core/collab/protocol/room-api.ts";
import { beforeRestoring } from "#app/core/collab/protocol/version-name.ts";
import { openRoom } from "#app/core/collab/room/room.ts";
import { openRoomDocument } from "#app/core/collab/room/room-document.ts";
import { findTemplate } from "#app/core/templates/catalogue.ts";
import { openRoomActivity } from "./room-activity.ts";
import { openRoomComments } from "./room-comments.ts";
import { openRoomJoins } from "./room-joins.ts";
import type { RoomPeers } from "./room-peers.ts";
import { openRoomPeople } from "./room-people.ts";
import { openRoomProjection } from "./room-projection.ts";
import { openRoomStorage } from "./room-storage.ts";
import { openRoomSuggestions } from "./room-suggestions.ts";
import { authorOf, openRoomVersions } from "./room-versions.ts";

export type OpenedRoom = NonNullable<ReturnType<typeof assembleRoom>>;

/** Null for an object that has never been given its resume's id. */
export function assembleRoom(
  ctx: DurableObjectState,
  env: Env,
  peers: RoomPeers,
  givenId: string | null,
) {
  const storage = openRoomStorage(ctx.storage);
  const resumeId = storage.resumeId(givenId);
  if (resumeId === null) return null;
  const document = openRoomDocument({
    ...storage.document,
    isTemplate: (id) => findTemplate(id) !== undefined,
    append(update, origin) {
      const rev = storage.document.append(update, origin);
      // The seed is what the row was made with.
      if (rev > 1) projection.touch();
      return rev;
    },
  });

  function read(): RoomState | null {
    room.settle();
    const now = document.read();
    if (!now) return null;
    const { resume: content, templateId, jobDescription, design } = now;
    return {
      content,
      templateId,
      jobDescription,
      design,
      rev: storage.rev(),
      updatedAt: storage.updatedAt(),
    };
  }
  function state(): RoomState {
    const now = read();
    if (!now) throw new Error("The room was never seeded");
    return now;
  }

  function seed(given: DocumentSeed): RoomState {
    if (!isSeeded(document.doc())) {
      const outcome = document.change((doc) => seedDocument(doc, given), { isSeed: true });
      if (!outcome.ok) throw new Error(outcome.message);
    }
    return state();
  }

  const activity = openRoomActivity(ctx.storage.sql);
  const projection = openRoomProjection(ctx, env, resumeId, state);
  const versions = openRoomVersions(ctx.storage.sql);
  const joins = openRoomJoins(ctx.storage.sql);
  const people = openRoomPeople(ctx.storage.sql);
  const comments = openRoomComments(ctx.storage.sql);
  const suggestions = openRoomSuggestions(ctx.storage.sql);
  const room = openRoom({
    resumeId,
    epoch: storage.epoch(),
    document,
    state,
    rev: storage.rev,
    documentAt: storage.documentAt,
    ownSince: storage.ownSince,
    mergers: storage.mergers,
    isIssuedTo: storage.isIssuedTo,
    edited,
    peers: peers.all,
    activity,
    discussion: { comments, suggestions, people: people.list },
    // Looked up at each call: tests set the clock of a room that is already open.
    now: () => Date.now(),
    later(delayMs, work) {
      const timer = setTimeout(work, delayMs);
      return () => clearTimeout(timer);
    },
  });
  /** A version every ten minutes of editing; its authors are all who edited since the last. */
  function edited(by: Person): void {
    versions.saveIfDue(state, (since) => {
      const authors = activity.editorsSince(since);
      room.restartActivity();
      return authors.length > 0 ? authors : [authorOf(by)];
    });
  }
  /** For somebody who comes in; ids in the document or of an open socket are never forgotten. */
  const issueClient = (userId: string) => {
    const open = new Set(peers.all().map((peer) => peer.clientId));
    return storage.issueClient(
      userId,
      (id) => open.has(id) || Y.getState(document.doc().store, id) > 0,
    );
  };
  /** The present is kept first; what differs is written as edits, so that others' go on. */
  function restoreVersion(id: number, by: Person) {
    const version = versions.list().find((one) => one.id === id);
    const old = versions.read(id);
    if (!version || !old) return null;
    versions.saveBefore(state(), beforeRestoring(version), authorOf(by));
    const { templateId, design } = old;
    const content = wholeResume(old.content);
    const change = { content, templateId, templateVersion: design?.version };
    return room.merge({ ...change, baseRev: storage.rev() }, by);
  }
  return {
    issueClient,
    restoreVersion,
    activity,
    joins,
    people,
    comments,
    suggestions,
    resumeId,
    storage,
    document,
    projection,
    versions,
    room,
    read,
    state,
    seed,
  };
}
