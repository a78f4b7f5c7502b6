/** What the rest of the app may ask of a room; the Durable Object answers these calls by RPC. */
import type { Design } from "#app/resume/design.ts";
import type { JobDescription } from "#app/resume/job-description.ts";
import type { Resume, ResumePatch } from "#app/resume/schema.ts";

export type Role = "owner" | "edit" | "comment" | "view";

/** A verified person, stamped by the server; rooms never take a client's word for it. */
export interface Person {
  userId: string;
  name: string;
  sessionId: string;
  role: Role;
}

/** A room's whole state as plain data. `rev` counts stored updates and is what PUT and ETag carry. */
export interface RoomState {
  content: Resume;
  templateId: string;
  jobDescription: JobDescription | null;
  /** Absent in versions kept from before there was one. */
  design?: Design;
  rev: number;
  updatedAt: number;
}

export interface RoomChange {
  content?: ResumePatch;
  templateId?: string;
  jobDescription?: JobDescription | null;
  /** The state the caller had seen. Without it absent keys stay, items match by id, nothing is deleted. */
  baseRev?: number;
}

export type MergeOutcome =
  | { ok: true; state: RoomState }
  | { ok: false; reason: "unknown_rev"; state: RoomState }
  | { ok: false; reason: "too_large"; message: string };

export interface Version {
  id: number;
  name: string | null;
  createdAt: number;
  by: string;
}

/** A step of the document's own sync, by HTTP where sockets are blocked. */
export interface SyncRequest {
  /** The epoch that the caller's document belongs to; null for one that has nothing yet. */
  epoch: string | null;
  /** Asked once by a page that has no client id to write under yet. */
  needsClientId: boolean;
  stateVector: Uint8Array;
  update: Uint8Array | null;
}
export type SyncOutcome =
  | {
      ok: true;
      epoch: string;
      /** One to write under now and one to keep, where asked for. */
      clientIds: [now: number, spare: number] | null;
      /** What the caller lacks, and what the room has after the caller's update was stored. */
      update: Uint8Array;
      stateVector: Uint8Array;
    }
  | { ok: false; reason: "stale_epoch" | "refused"; message: string };

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
  merge(change: RoomChange, by: Person): Promise<MergeOutcome>;
  sync(request: SyncRequest, by: Person): Promise<SyncOutcome>;
  saveVersion(name: string, by: Person): Promise<Version>;
  listVersions(): Promise<Version[]>;
  readVersion(id: number): Promise<RoomState | null>;
  /** Closes open sockets with 4401; of one session, of one user, or all. */
  disconnect(whom: { sessionId?: string; userId?: string; all?: true }): Promise<void>;
  /** Closes all sockets and erases what is stored: the room is as if it had never been seeded. */
  destroy(): Promise<void>;
}
