/** What the editor's screens know of the room: state to show, edits to make. use-room.ts implements it. */

import type { ListPath, TextPath, ValuePath } from "#app/core/collab/document/paths.ts";
import type { Role } from "#app/core/collab/protocol/room-api.ts";
import type { Design } from "#app/core/resume/design.ts";
import type { JobDescription } from "#app/core/resume/job-description.ts";
import type { EntrySection, Photo, Resume } from "#app/core/resume/schema.ts";
import type { History } from "./edit-history.ts";
import type { Unsent } from "./offline/stashed-edits.ts";
import type { DiscussionStore } from "./collaboration/comment-store.ts";
import type { PresenceStore } from "./collaboration/presence-store.ts";

export type { ListPath, TextPath, ValuePath } from "#app/core/collab/document/paths.ts";

export type Entry = NonNullable<Resume[EntrySection]>[number];

/** The header's truth: echo of the server is the acknowledgement. */
export type SaveState =
  | { kind: "loading" }
  | { kind: "saved" }
  | { kind: "saving" }
  | { kind: "unsynced"; changes: number };

export type Connection =
  | { kind: "connecting" }
  | { kind: "live" }
  /** `isRefused`: the room has shown this person out, and trying again is no use. */
  | { kind: "offline"; error: string | null; gaveUp: boolean; isRefused: boolean };

/** The room has edits of ours before it and does not take them; the message is its own. */
export class EditsRefused extends Error {}

export interface RoomSnapshot {
  /** Unchanged entries keep their identity from one snapshot to the next, so that memo works. */
  resume: Resume;
  templateId: string;
  jobDescription: JobDescription | null;
  design: Design;
}

export interface RoomHandle {
  resumeId: string;
  connection: Connection;
  saveState: SaveState;
  editorCount: number;
  /** Null until the room has answered; view and comment may not write. */
  role: Role | null;
  /** What the room last refused, in words for the person; null when nothing was. */
  refusal: string | null;
  /** False until the document has come from the server or the offline copy. */
  isReady: boolean;
  /** Null until then. */
  templateId: string | null;
  /** Null until the room has answered. */
  title: string | null;
  /** The document now, null until it has come; `useRoomValue` draws a piece of it. */
  read(): RoomSnapshot | null;
  subscribe(listener: () => void): () => void;
  /** How many edits were made here since the room was opened, undoing included; others' do not count. */
  ownEdits(): number;
  /** Whether the latest change of the document was made here, undoing included. */
  isOwnChange(): boolean;
  retry(): void;
  /** The refusal has been read. */
  forgetRefusal(): void;
  /** Gives the resume another title; rejects with what the server says against it. */
  rename(title: string): Promise<void>;
  /** The others in the room. */
  presence: Pick<PresenceStore, "view" | "subscribe" | "moved" | "follow" | "measure">;
  /** Comments and suggestions. */
  discussion: Pick<DiscussionStore, "view" | "subscribe" | "say" | "seen">;
  /** Collaboration On or Off. */
  collaborate(isOn: boolean): void;

  /** Replaces a text by a minimal splice; caret is the field's selectionStart after the edit, a hint. */
  setText(path: TextPath, value: string, caret?: number): void;
  /** The same as an undoable edit of its own, whatever was typed just before or after. */
  replaceText(path: TextPath, value: string): void;
  setValue(path: ValuePath, value: string | boolean): void;
  setList(path: ListPath, items: string[]): void;
  /** At `index`, else last. False where it cannot be: nothing may be written, or the list is full. */
  addEntry(section: EntrySection, entry: Entry, index?: number): boolean;
  removeEntry(section: EntrySection, id: string): void;
  /** Moves an entry so many places up (negative) or down; past an end it stays where it is. */
  moveEntry(section: EntrySection, id: string, by: number): void;
  /** Puts whole content in, as one undoable edit (sample content). */
  fill(resume: Resume): void;
  /** Puts a kept state in, as one undoable edit: what it does not have goes. */
  restore(state: Pick<RoomSnapshot, "resume" | "templateId"> & { version?: number }): void;
  setJobDescription(job: JobDescription | null): void;
  setTemplate(templateId: string): void;
  /** Only the settings named in it; undefined takes one back. */
  setDesign(patch: Partial<Design>): void;
  /** One undoable edit; null takes it away. */
  setPhoto(photo: Photo | null): void;
  /** Edits of an older state of the resume, set aside until their author decides. */
  unsent: { read(): Unsent | null; drop(): void };
  /** What can be undone and redone, of one's own edits. */
  history: History;
  undo(): void;
  redo(): void;
  /** Resolves when all edits so far are acknowledged by the server; rejects when offline, or with EditsRefused. */
  flushed(): Promise<void>;
}
