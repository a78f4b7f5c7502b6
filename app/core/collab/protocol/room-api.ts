/** The RPC interface of a room, the Durable Object that holds the document of one resume (docs/decisions/0004). */

import type { Suggestion, Thread } from "#app/core/collab/comments/discussion.ts";
import type { Posting } from "#app/core/collab/document/postings.ts";
import type { Design } from "#app/core/resume/design.ts";
import type { JobDescription } from "#app/core/resume/job-description.ts";
import type { Resume, ResumePatch } from "#app/core/resume/schema.ts";

export type Role = "owner" | "edit" | "comment" | "view";
export type ShareRole = Exclude<Role, "owner">;

/** A verified person, stamped by the server; rooms never trust a client's claim. */
export interface Person {
  userId: string;
  name: string;
  sessionId: string;
  role: Role;
  /** The share link they joined by; revoking it disconnects them. */
  shareId?: string | null;
  /** When that link expires, in milliseconds since 1970. */
  until?: number | null;
}

/**
 * The most named versions of a resume: one a day for half a year. The room refuses one more instead of dropping one,
 * because named versions are meant to be kept.
 */
export const NAMED_VERSIONS = 200;

/** Prefix of the user ids of people without an account. */
const GUEST = "guest:";
export const guestUserId = (id: string) => `${GUEST}${id}`;
export const isGuest = ({ userId }: Pick<Person, "userId">) => userId.startsWith(GUEST);
/** Null for an account. */
export const guestIdOf = (userId: string) =>
  isGuest({ userId }) ? userId.slice(GUEST.length) : null;
export const ANONYMOUS = "Anonymous";
/** In place of the name of someone whose account is deleted. */
export const FORMER_COLLABORATOR = "Former collaborator";
/** Guests choose their names, so they are marked by their id, which only the server stamps. */
export const shownName = ({ userId, name }: Pick<Person, "userId" | "name">) =>
  isGuest({ userId }) ? `${name} (guest)` : name;

/** All comments and suggestions of a resume. */
export interface Discussion {
  threads: Thread[];
  /** Comments that could not be read, with their authors. */
  unreadable: { id: number; userId: string }[];
  suggestions: Suggestion[];
}

/** A room's whole state as plain data. `rev` counts stored updates and is what PUT and ETag carry. */
export interface RoomState {
  content: Resume;
  templateId: string;
  /** The active one of the postings. */
  jobDescription: JobDescription | null;
  /** Absent in versions. */
  postings?: readonly Posting[];
  /** Absent in versions saved before designs existed. */
  design?: Design;
  rev: number;
  updatedAt: number;
}

export interface RoomChange {
  content?: ResumePatch;
  templateId?: string;
  /** Only the settings named in it change; null resets one. */
  design?: { [K in keyof Design]?: Design[K] | null };
  /** The version of a newly chosen template; its first by default. */
  templateVersion?: number;
  jobDescription?: JobDescription | null;
  /** The rev the caller had seen. Without it absent keys stay, items match by id, and nothing is deleted. */
  baseRev?: number;
}

export type MergeOutcome =
  | { ok: true; state: RoomState }
  | { ok: false; reason: "unknown_rev"; state: RoomState }
  | { ok: false; reason: "too_large" | "busy"; message: string };

export interface Version {
  id: number;
  /** Null for a version that was saved in the course of editing. */
  name: string | null;
  /** In milliseconds since 1970. */
  createdAt: number;
  by: string;
}

/** The caller has caused so much work in this room that the call would have to wait too long. */
export const ROOM_BUSY = {
  ok: false,
  reason: "busy",
  message: "That is a lot at once. Wait a moment and try again.",
} as const;

export type VersionOutcome =
  /** Null when there is no such version. */
  { ok: true; state: RoomState | null } | typeof ROOM_BUSY;

export type ReadOutcome =
  /** Nothing has changed since the caller's rev. */
  | { ok: true; isUnchanged: true }
  | { ok: true; isUnchanged: false; state: RoomState }
  | typeof ROOM_BUSY;

/** A Yjs sync step over HTTP, for clients whose sockets are blocked. */
export interface SyncRequest {
  /** The epoch of the caller's document; null for an empty one. */
  epoch: string | null;
  /** Set by a page that has no client id yet. */
  needsClientId: boolean;
  stateVector: Uint8Array;
  update: Uint8Array | null;
  /** The rev of the last answer, from a caller that only polls for changes; absent or null for a full sync. */
  rev?: number | null;
  /** The caller has switched collaboration off, so the update is not announced. */
  isHidden?: boolean;
}
export type SyncOutcome =
  /** Nothing has changed since the caller's rev. */
  | { ok: true; isUnchanged: true }
  | {
      ok: true;
      isUnchanged: false;
      epoch: string;
      rev: number;
      /** Where requested: one to use now, and a spare for the next page opened without a network. */
      clientIds: [now: number, spare: number] | null;
      /** What the caller lacks, and the room's state vector after the caller's update was stored. */
      update: Uint8Array;
      stateVector: Uint8Array;
    }
  | { ok: false; reason: "stale_epoch" | "refused" | "busy"; message: string };

export interface DisconnectTarget {
  sessionId?: string;
  userId?: string;
  shareId?: string;
  all?: true;
}
/** The session ended, access was revoked, or the role changed and the client may reconnect. */
export type DisconnectReason = "session" | "access" | "role";

/** One line of the owner's audit log. */
export interface AuditLine {
  at: number;
  userId: string;
  by: string;
  kind: "joined" | "changed";
  /** What was changed: a section of the resume, its template or the posting. */
  section: string | null;
}

export interface RoomApi {
  /** Seeds the document once; later calls change nothing. */
  create(seed: {
    resumeId: string;
    templateId: string;
    content: Resume;
    jobDescription: JobDescription | null;
    design?: Design;
  }): Promise<RoomState>;
  /** Null when the room was never seeded. */
  read(): Promise<RoomState | null>;
  /** Like `read`, charged to the person. `knownRev`: the rev of the state that the caller has, if any. */
  readAs(caller: Person, knownRev: number | null): Promise<ReadOutcome>;
  merge(change: RoomChange, caller: Person): Promise<MergeOutcome>;
  sync(request: SyncRequest, caller: Person): Promise<SyncOutcome>;
  /** Saves the present state as a version; null when the resume has the maximum number of named versions. */
  saveVersion(name: string, caller: Person): Promise<Version | null>;
  listVersions(): Promise<Version[]>;
  readVersion(id: number): Promise<RoomState | null>;
  /** Like `readVersion`, charged to the person. */
  readVersionAs(caller: Person, id: number): Promise<VersionOutcome>;
  /** False when there is no such version. */
  removeVersion(id: number): Promise<boolean>;
  /** Null when there is no such version. */
  restoreVersion(id: number, caller: Person): Promise<MergeOutcome | null>;
  /** Ids of the photos that the resume or any of its versions refers to. */
  listPhotos(): Promise<string[]>;
  /**
   * Closes sockets: of one session, of one user, of everyone who joined by a share link, or all.
   */
  disconnect(target: DisconnectTarget, reason?: DisconnectReason): Promise<void>;
  /** Broadcasts the resume's new title, which is stored in its database row. */
  announceTitle(title: string): Promise<void>;
  /** Updates a person's name from their account or guest cookie, in open pages and on their comments. */
  renamePerson(userId: string): Promise<void>;
  /**
   * Called when an account is deleted: replaces its id and name everywhere, and keeps what the
   * person wrote as by a former collaborator. A second call changes nothing.
   */
  forgetPerson(userId: string): Promise<void>;
  /** Who has joined and what was changed, newest first. */
  listAudit(): Promise<AuditLine[]>;
  /** All comments and suggestions by everyone; for the owner. */
  readDiscussion(): Promise<Discussion>;
  /** Closes all sockets and erases what is stored: the room is as if it had never been seeded. */
  destroy(): Promise<void>;
}
