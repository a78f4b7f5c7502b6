/**
 * A room is a resume that is open in this page. Its interface for components, by concern;
 * create-room.ts creates it.
 */

import type { Doc } from "yjs";
import type { ListPath, TextPath, ValuePath } from "#app/core/collab/document/paths.ts";
import type { Posting } from "#app/core/collab/document/postings.ts";
import type { TextFormat, TextRange } from "#app/core/collab/document/text-formats.ts";
import type { Design } from "#app/core/resume/design.ts";
import type { EntryList, EntryOf } from "#app/core/resume/entry-lists.ts";
import type { JobDescription } from "#app/core/resume/job-description.ts";
import type { EntrySection, Experience, Photo, Resume } from "#app/core/resume/schema.ts";
import type { CommandInput } from "./collaboration/comment-store.ts";
import type { CommentsState } from "./collaboration/comments-state.ts";
import type { PresenceState } from "./collaboration/presence-state.ts";
import type { LocalCursor } from "./collaboration/presence-store.ts";
import type { EditHistory } from "./edit-history.ts";
import type { StashedEdits } from "./offline/stashed-edits.ts";

export type { ListPath, TextPath, ValuePath } from "#app/core/collab/document/paths.ts";

export type Entry = NonNullable<Resume[EntrySection]>[number] | EntryOf<"customEntries">;

/** Returns the function that unsubscribes. */
type Subscribe = (listener: () => void) => () => void;

/** The server has rejected edits from this page; the error's message says why. */
export class EditsRejectedError extends Error {}

export interface ResumeSnapshot {
  /** Unchanged entries keep their identity from one snapshot to the next, so that `memo` works. */
  resume: Resume;
  templateId: string;
  /** The active one of the postings. */
  jobDescription: JobDescription | null;
  postings: readonly Posting[];
  /** Id of the active posting; if that was removed, no posting has this id. */
  activePosting: string;
  design: Design;
  /** Ids of the writing tips that this resume's editors ignore. */
  ignoredTips: readonly string[];
}

export interface RoomDocument {
  /** The current document; null until it has loaded. `useRoomValue` renders a piece of it. */
  read(): ResumeSnapshot | null;
  /** Called at every change of the document or of RoomState (room-state.ts). */
  subscribe: Subscribe;
  /** Called only when the text at this path may have changed; a keystroke in another field costs nothing. */
  subscribeText(path: TextPath, listener: () => void): () => void;
  /** How many edits this page has made since the room was opened, undo included; remote edits don't count. */
  localEditCount(): number;
  /** Whether this page made the latest change of the document, undo included. */
  isLastChangeLocal(): boolean;
}

/** Each method is one local transaction, within the length limits of the schema. */
export interface RoomEdits {
  /**
   * Replaces a text by a minimal splice; `caret`, the field's selectionStart after the edit, tells
   * where it was typed.
   */
  setText(path: TextPath, value: string, caret?: number): void;
  /** Makes a part of a text bold, italic or a link, in one undo step; null removes a format. */
  formatText(path: TextPath, range: TextRange, format: TextFormat): void;
  /** Moves a line of a text, with its formats, to `to`, the start or end of another line, in one undo step. */
  moveLine(path: TextPath, line: TextRange, to: number): void;
  /** Like `setText`, but always an undo step of its own, and by a splice for each line that changes. */
  replaceText(path: TextPath, value: string): void;
  setValue(path: ValuePath, value: string | boolean): void;
  /** Several values in one undo step. */
  setValues(values: readonly [path: ValuePath, value: string | boolean][]): void;
  setList(path: ListPath, items: string[]): void;
  /** Inserts at `index`, else at the end. False if the document is read-only or the list is full. */
  addEntry(list: EntryList, entry: { id: string }, index?: number): boolean;
  removeEntry(list: EntryList, id: string): void;
  /** Moves an entry `by` positions, up if negative, in one undo step; a move past either end does nothing. */
  moveEntry(list: EntryList, id: string, by: number): void;
  /** Replaces the whole content in one undo step (sample content). */
  replaceContent(resume: Resume): void;
  /** Restores a saved state in one undo step: content that the state lacks is removed. */
  restoreState(state: Pick<ResumeSnapshot, "resume" | "templateId"> & { version?: number }): void;
  /** Writes a posting, added if there is none with that id; the resume is compared with it from now on. */
  putPosting(id: string, job: JobDescription): void;
  /** Compares the resume with another of its postings. */
  switchPosting(id: string): void;
  removePosting(id: string): void;
  /** Changes the template, in one undo step. A new template is set to `version`, 1 if absent. */
  setTemplate(templateId: string, version?: number): void;
  /**
   * Changes only the settings in `patch`; undefined resets a setting. One setting's changes in a row are one undo
   * step.
   */
  setDesign(patch: Partial<Design>): void;
  /** Sets the language of headings and dates, in one undo step; empty is English. */
  setLanguage(language: string): void;
  /** Adds a role at the employer of a job, before it. False if the document is read-only or the list is full. */
  addRole(jobId: string, entry: Experience): boolean;
  /**
   * Ignores a writing tip, in one undo step. False if the document is read-only or the list of
   * ignored tips is full.
   */
  ignoreTip(id: string): boolean;
  /** Sets the photo, in one undo step; null removes it. */
  setPhoto(photo: Photo | null): void;
}

export interface RoomConnection {
  /** Reconnects now. */
  retry(): void;
  /** Clears `error` in RoomState. */
  dismissError(): void;
  /**
   * Turns collaboration on or off. If off, the server hides the user from others, and remote edits
   * are buffered.
   */
  setCollaborating(isOn: boolean): void;
  /** Resolves when the server has acknowledged all edits so far; rejects when offline, or with EditsRejectedError. */
  waitForSync(): Promise<void>;
  /** Whether edits are exchanged by HTTP because there is no socket. */
  isPolling(): boolean;
  /** Whether this browser keeps a copy of edits that the server lacks; false if its storage is denied. */
  hasOfflineCopy(): boolean;
}

/** The other people in the room. */
export interface RoomPresence {
  state(): PresenceState;
  subscribe: Subscribe;
  /** Reports that the local cursor may have moved. */
  notifyCursorMoved(): void;
  /** Reports that a keystroke has changed a text. */
  notifyTyping(): void;
  /** Reports whether the name label at another client's caret is visible. */
  setLabelVisible(pane: "form" | "page", clientId: number, isVisible: boolean): void;
  /** Sets the function that reads the local cursor; returns the function that removes it. */
  setCursorSource(read: () => LocalCursor | null): () => void;
  /** Cursors and comment anchors are relative to characters of the document; this resolves them. */
  withDocument<T>(work: (doc: Doc) => T): T;
}

/** Comments and suggestions. */
export interface RoomComments {
  state(): CommentsState;
  subscribe: Subscribe;
  /** Resolves when the server has stored the command; rejects with a message for the user. */
  send(command: CommandInput, requestId?: string): Promise<void>;
  /** Marks everything as seen. */
  markAllSeen(): void;
}

export interface Room {
  resumeId: string;
  document: RoomDocument;
  edits: RoomEdits;
  history: EditHistory;
  connection: RoomConnection;
  presence: RoomPresence;
  comments: RoomComments;
  /**
   * Unsynced edits to an older state of the resume, stashed until the user applies or discards
   * them.
   */
  stash: { read(): StashedEdits | null; drop(): void };
  /** Changes the resume's title; rejects with the server's message. */
  rename(title: string): Promise<void>;
}

/** The part of a room that the viewer's page offers as well. */
export interface ReadableRoom {
  resumeId: string;
  document: RoomDocument;
  connection: Pick<RoomConnection, "retry" | "waitForSync">;
}
