/** Assembles a room from its stored state, on the first call to its Durable Object. */
import * as Y from "yjs";
import { isSeeded } from "#app/core/collab/document/layout.ts";
import { withAllSections } from "#app/core/collab/document/with-all-sections.ts";
import { type DocumentSeed, seedDocument } from "#app/core/collab/document/write-document.ts";
import type { Person, RoomState } from "#app/core/collab/protocol/room-api.ts";
import { beforeRestoring } from "#app/core/collab/protocol/version-name.ts";
import { createDocumentGuard } from "#app/core/collab/room/document-guard.ts";
import { createRoom } from "#app/core/collab/room/room.ts";
import { findTemplate } from "#app/core/templates/catalogue.ts";
import { createRoomActivity } from "./room-activity.ts";
import { createRoomComments } from "./room-comments.ts";
import { createRoomJoins } from "./room-joins.ts";
import type { RoomPeers } from "./room-peers.ts";
import { createRoomPeople } from "./room-people.ts";
import { createRoomProjection } from "./room-projection.ts";
import { createRoomStorage } from "./room-storage.ts";
import { createRoomSuggestions } from "./room-suggestions.ts";
import { authorOf, createRoomVersions } from "./room-versions.ts";

export type AssembledRoom = NonNullable<ReturnType<typeof assembleRoom>>;

/** `newResumeId` is stored on the first call. Null for an object that was never given its resume's id. */
export function assembleRoom(
  ctx: DurableObjectState,
  env: Env,
  peers: RoomPeers,
  newResumeId: string | null,
) {
  const storage = createRoomStorage(ctx.storage);
  const resumeId = storage.resumeId(newResumeId);
  if (resumeId === null) return null;
  const document = createDocumentGuard({
    ...storage.document,
    isTemplate: (id) => findTemplate(id) !== undefined,
    append(update, origin, isUpgrade) {
      const rev = storage.document.append(update, origin, isUpgrade);
      // The projection copies the resume to its row for the dashboard, which was created with the seed, the first update.
      if (rev > 1 && !isUpgrade) projection.markDirty();
      return rev;
    },
  });
  document.upgrade();

  /** Null if the room was never given content. */
  function read(): RoomState | null {
    room.flushPending();
    const snapshot = document.read();
    if (!snapshot) return null;
    const { resume: content, templateId, jobDescription, postings, design } = snapshot;
    return {
      content,
      templateId,
      jobDescription,
      postings,
      design,
      rev: storage.rev(),
      updatedAt: storage.updatedAt(),
    };
  }
  /** Like `read`, but throws where it returns null. */
  function state(): RoomState {
    const current = read();
    if (!current) throw new Error("The room was never seeded");
    return current;
  }

  /** Writes the first content, unless the document already has some. */
  function seed(content: DocumentSeed): RoomState {
    if (!isSeeded(document.doc())) {
      const outcome = document.change((doc) => seedDocument(doc, content), { skipsChecks: true });
      if (!outcome.ok) throw new Error(outcome.message);
    }
    return state();
  }

  const activity = createRoomActivity(ctx.storage.sql);
  const projection = createRoomProjection(ctx, env, resumeId, state);
  const versions = createRoomVersions(ctx.storage.sql);
  const joins = createRoomJoins(ctx.storage.sql);
  const people = createRoomPeople(ctx.storage.sql);
  const comments = createRoomComments(ctx.storage.sql);
  const suggestions = createRoomSuggestions(ctx.storage.sql);
  const room = createRoom({
    resumeId,
    epoch: storage.epoch(),
    document,
    state,
    rev: storage.rev,
    documentAt: storage.documentAt,
    authorUpdatesSince: storage.authorUpdatesSince,
    mergeClientIds: storage.mergeClientIds,
    isIssuedTo: storage.isIssuedTo,
    onEdit: saveVersionIfDue,
    peers: peers.all,
    activity,
    discussion: { comments, suggestions, people: people.list },
    // A new function, not Date.now itself, because tests replace the clock of an open room.
    now: () => Date.now(),
    schedule(delayMs, work) {
      const timer = setTimeout(work, delayMs);
      return () => clearTimeout(timer);
    },
  });
  /** Called after each edit. Saves a version every ten minutes; its authors are all who edited since the last one. */
  function saveVersionIfDue(by: Person): void {
    versions.saveIfDue(state, (since) => {
      const authors = activity.editorsSince(since);
      // The room records each editor once per version, and starts again with the next one.
      room.resetActivity();
      return authors.length > 0 ? authors : [authorOf(by)];
    });
  }
  /** Issues a client id; ids in the document or of an open socket are never evicted. */
  const issueClient = (userId: string) => {
    const open = new Set(peers.all().map((peer) => peer.clientId));
    return storage.issueClient(
      userId,
      (id) => open.has(id) || Y.getState(document.doc().store, id) > 0,
    );
  };
  /**
   * Returns null if there is no such version. Saves the current state first, then writes the difference as edits, so
   * that concurrent edits survive. Restores the content and the template with its version, not settings of the design
   * or postings.
   */
  function restoreVersion(id: number, by: Person) {
    const version = versions.list().find((candidate) => candidate.id === id);
    const versionState = versions.read(id);
    if (!version || !versionState) return null;
    versions.saveBefore(state(), beforeRestoring(version), authorOf(by));
    const { templateId, design } = versionState;
    const content = withAllSections(versionState.content);
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
