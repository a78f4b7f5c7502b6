/**
 * The WebSocket protocol between editors and the room (the server's object for one resume): JSON events as text frames,
 * Yjs sync and awareness as binary frames.
 */
import * as decoding from "lib0/decoding";
import * as encoding from "lib0/encoding";
import * as v from "valibot";
import type { DiscussionEvent } from "#app/core/collab/comments/discussion.ts";
import { DISCUSSION_COMMANDS } from "#app/core/collab/comments/discussion-commands.ts";
import { describeIssue, mainIssue } from "#app/core/resume/describe-issue.ts";
import type { Design } from "#app/core/resume/design.ts";
import { findOversizedList, OVERSIZED_LIST_MESSAGE } from "#app/core/resume/oversized-list.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { resumePatchSchema } from "#app/core/resume/schema.ts";
import { CAPS } from "#app/core/resume/schema-fields.ts";
import type { Activity } from "./activity.ts";
import type { Role } from "./room-api.ts";

/** Close codes of the socket; those from 4000 on are the application's own. */
export const CLOSE = {
  unreadable: 1007,
  tooFast: 1008,
  tooLarge: 1009,
  failed: 1011,
  /** Not an error: the client should connect again. */
  reconnect: 1012,
  notSignedIn: 4401,
  notAllowed: 4403,
  /** The client has read too little of what was sent (broadcast/flow-control.ts). */
  tooSlow: 4408,
  /** The person or the room has too many sockets. */
  tooMany: 4429,
} as const;

/** Of any frame, JSON or binary. */
export const MAX_FRAME_BYTES = 262_144;
/** Sustained rates of a socket, and bursts after a pause. */
export const FRAMES_PER_SECOND = 30;
export const BURST_FRAMES = 120;
export const BYTES_PER_SECOND = 262_144;
export const BURST_BYTES = 1_048_576;
export const SOCKETS_PER_USER = 50;
/** Limits people who join by a link, guests included; the owner can always join. */
export const SOCKETS_PER_ROOM = 2_000;

export const NOT_YOUR_ROLE = "Your role does not allow that";
export const MAX_DOCUMENT_MESSAGE = "A resume is limited to 1 MB";

/** [spec 9] 8 fixed colors for cursors and editors; a person keeps theirs. */
export const EDITOR_COLORS = [
  "#b4462b",
  "#96690e",
  "#4f7a1d",
  "#14806a",
  "#1f6fb2",
  "#5a56c9",
  "#9a3fa8",
  "#b23a6b",
] as const;

/** The color derived from the user id, or the next free one; the derived one again if all are taken. */
export function colorOf(userId: string, taken: ReadonlySet<string> = new Set()): string {
  let hash = 0;
  for (const character of userId) hash = (hash * 31 + character.charCodeAt(0)) >>> 0;
  const derived = hash % EDITOR_COLORS.length;
  const inOrder = [...EDITOR_COLORS.slice(derived), ...EDITOR_COLORS.slice(0, derived)];
  return inOrder.find((color) => !taken.has(color)) ?? (EDITOR_COLORS[derived] as string);
}

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const coordinate = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
const gridPosition = v.object({ row: coordinate, column: coordinate });
/** The room replaces `user` in a frame by the socket's verified person. */
const claimedUser = v.optional(v.unknown());

/** The events that an editor may send to the room. */
export const clientEventSchema = v.variant("type", [
  /** Echoes the mark of a `readMark` event, so that the room knows what was read (broadcast/flow-control.ts). */
  v.object({ type: v.literal("credit"), mark: v.pipe(v.string(), v.maxLength(64)) }),
  v.object({ type: v.literal("joinRoom"), resumeId: id }),
  /** Whether this person and the others see each other; true until the socket sends otherwise. */
  v.object({ type: v.literal("collaborationUpdate"), resumeId: id, isOn: v.boolean() }),
  v.object({
    type: v.literal("resumeUpdate"),
    resumeId: id,
    data: resumePatchSchema,
    timestamp: v.optional(v.union([v.number(), v.string()])),
    rev: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  }),
  v.object({
    type: v.literal("cursorUpdate"),
    resumeId: id,
    position: v.object({
      ...gridPosition.entries,
      sectionId: v.pipe(v.string(), v.maxLength(200)),
      fieldId: v.pipe(v.string(), v.maxLength(200)),
    }),
    user: claimedUser,
  }),
  v.object({
    type: v.literal("selectionUpdate"),
    resumeId: id,
    selection: v.object({
      start: gridPosition,
      end: gridPosition,
      text: v.pipe(v.string(), v.maxLength(CAPS.selectionText)),
    }),
    user: claimedUser,
  }),
  ...DISCUSSION_COMMANDS,
]);
export type ClientEvent = v.InferOutput<typeof clientEventSchema>;

/** How others see a person; never with an e-mail address. */
export interface Collaborator {
  userId: string;
  name: string;
  color: string;
}

/** The events that the room sends to editors. */
export type RoomEvent =
  | {
      type: "hello";
      /**
       * The Yjs client id of this socket. `spare` is another one, reserved for the next page that opens without a
       * network.
       */
      clientId: number;
      spare: number;
      /** Id of the document's present history; another one after the document was rebuilt. */
      epoch: string;
      role: Role;
      /** Sequence number of the latest stored update. */
      rev: number;
      resumeId: string;
      title: string;
      /** This person as the others see them. */
      you: Collaborator;
    }
  | { type: "editorCount"; count: number }
  /** The owner has given the resume another title. */
  | { type: "titled"; title: string }
  /** A person's name changed; their earlier comments show the new one too. */
  | { type: "renamed"; userId: string; name: string }
  | {
      type: "resumeUpdated";
      timestamp: number;
      data: Resume;
      templateId: string;
      design?: Design;
      rev: number;
      by: string;
    }
  | ({ type: "activity" } & Activity)
  /** The latest activities, newest first, for an editor that has just joined. */
  | { type: "recentChanges"; changes: Activity[] }
  | { type: "cursorUpdated"; position: unknown; user: Collaborator; clientId: number }
  | { type: "selectionUpdated"; selection: unknown; user: Collaborator; clientId: number }
  /** The client sends it back in a `credit` once it has read everything before it. */
  | { type: "readMark"; mark: string }
  | DiscussionEvent
  /** `ref`: of the rejected command, if it had one. `of`: set if edits were rejected. */
  | { type: "error"; message: string; ref?: string; of?: "edits" };

/**
 * Binary frames of y-protocols. Sync (0): step 1 asks with a state vector, step 2 answers with what is missing, and
 * update carries a later edit. Awareness (1): presence and cursors.
 */
export type BinaryFrame =
  | { kind: "step1"; stateVector: Uint8Array }
  | { kind: "step2" | "update"; update: Uint8Array }
  | { kind: "awareness"; update: Uint8Array };

const SYNC = 0;
const AWARENESS = 1;
const SYNC_KINDS = ["step1", "step2", "update"] as const;

export function encodeFrame(frame: BinaryFrame): Uint8Array {
  const encoder = encoding.createEncoder();
  if (frame.kind === "awareness") {
    encoding.writeVarUint(encoder, AWARENESS);
  } else {
    encoding.writeVarUint(encoder, SYNC);
    encoding.writeVarUint(encoder, SYNC_KINDS.indexOf(frame.kind));
  }
  encoding.writeVarUint8Array(encoder, "update" in frame ? frame.update : frame.stateVector);
  return encoding.toUint8Array(encoder);
}

/** Throws on anything that is not exactly one frame. */
export function decodeFrame(bytes: Uint8Array): BinaryFrame {
  const decoder = decoding.createDecoder(bytes);
  const channel = decoding.readVarUint(decoder);
  const kind = channel === SYNC ? SYNC_KINDS[decoding.readVarUint(decoder)] : "awareness";
  if (channel > AWARENESS || kind === undefined) throw new Error("Unknown frame");
  const payload = decoding.readVarUint8Array(decoder);
  if (decoding.hasContent(decoder)) throw new Error("Trailing bytes");
  return kind === "step1" ? { kind, stateVector: payload } : { kind, update: payload };
}

/** Lets the reply to a rejected command be matched with what was typed. */
const refSchema = v.object({ ref: v.pipe(v.string(), v.maxLength(64)) });

/** Parses a text frame to an event, or to the reason why it is none. Throws if it is not JSON. */
export function parseClientEvent(
  text: string,
): { ok: true; event: ClientEvent } | { ok: false; message: string; ref?: string } {
  const json: unknown = JSON.parse(text);
  if (findOversizedList(json) !== null) return { ok: false, message: OVERSIZED_LIST_MESSAGE };
  const parsed = v.safeParse(clientEventSchema, json, { abortEarly: true });
  if (parsed.success) return { ok: true, event: parsed.output };
  const issue = mainIssue(parsed.issues[0]);
  const path = v.getDotPath(issue);
  const message = describeIssue(issue, "The frame");
  const ref = v.safeParse(refSchema, json);
  return {
    ok: false,
    message: path && !message.startsWith(path) ? `${path}: ${message}` : message,
    ...(ref.success ? ref.output : {}),
  };
}

export const creditFor = (mark: string) => JSON.stringify({ type: "credit", mark });

/** The events of a text frame from the room: one, or several in an array. */
export function readRoomEvents(text: string): RoomEvent[] {
  const json: unknown = JSON.parse(text);
  return (Array.isArray(json) ? json : [json]) as RoomEvent[];
}
