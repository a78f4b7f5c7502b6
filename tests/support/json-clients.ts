/**
 * Simulated clients of a room that send and receive whole resumes as JSON instead of Yjs updates. They differ in how they
 * handle a reply that arrives while their user types.
 */

import type { RoomEvent } from "#app/core/collab/protocol/protocol.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { type ClientConnection, RESUME_ID } from "./simulated-room.ts";

/**
 * replace: adopts the reply; its pending letters reappear with a later reply. replay: reapplies its
 * pending letters to the reply. wait: ignores replies until one contains its last letter.
 */
export type ReplyStrategy = "replace" | "replay" | "wait";

/** Every letter is unique, so that lost and duplicated ones can be counted. */
export type TextEdit = { insert: string; after: string } | { remove: string };

/** Inserts a letter after another one (at the start if that is missing), or removes it. */
export function applyEdit(text: string, edit: TextEdit): string {
  if ("remove" in edit) return text.replace(edit.remove, "");
  if (text.includes(edit.insert)) return text;
  const position = text.indexOf(edit.after) + 1;
  return text.slice(0, position) + edit.insert + text.slice(position);
}

const isApplied = (text: string, edit: TextEdit) =>
  "remove" in edit ? !text.includes(edit.remove) : text.includes(edit.insert);

/** `sendsRev`: names the rev that its updates are based on. */
export function createJsonClient(strategy: ReplyStrategy, sendsRev: boolean) {
  let wire: ClientConnection | null = null;
  let resume: Resume | null = null;
  let rev = 0;
  let pending: TextEdit[] = [];

  function handleUpdate(event: Extract<RoomEvent, { type: "resumeUpdated" }>): void {
    pending = pending.filter((edit) => !isApplied(event.data.summary, edit));
    if (strategy === "wait" && resume && pending.length > 0) return;
    rev = event.rev;
    resume = event.data;
    if (strategy !== "replay") return;
    resume = { ...resume, summary: pending.reduce(applyEdit, resume.summary) };
  }

  return {
    join(to: ClientConnection) {
      wire = to;
      to.send(JSON.stringify({ type: "joinRoom", resumeId: RESUME_ID }));
    },
    receive(frame: string | Uint8Array) {
      if (typeof frame !== "string") return;
      for (const event of [JSON.parse(frame)].flat() as RoomEvent[]) {
        if (event.type === "resumeUpdated") handleUpdate(event);
        if (event.type === "error") throw new Error(event.message);
      }
    },
    text: () => resume?.summary ?? null,
    /** Sends an edit as the whole resume, or only the edited text. */
    edit(edit: TextEdit, isWhole: boolean) {
      if (!resume) return;
      const summary = applyEdit(resume.summary, edit);
      resume = { ...resume, summary };
      pending.push(edit);
      const data = isWhole ? resume : { summary };
      const message = { type: "resumeUpdate", resumeId: RESUME_ID, data, timestamp: 0 };
      wire?.send(JSON.stringify(sendsRev ? { ...message, rev } : message));
    },
  };
}
