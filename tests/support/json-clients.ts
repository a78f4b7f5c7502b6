/** Typical JSON clients, which differ in how they handle a reply that arrives while they type. */

import type { RoomEvent } from "#app/core/collab/protocol/protocol.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { type ClientConnection, RESUME_ID } from "./simulated-room.ts";

/**
 * replace: adopts the reply, and its latest letters return with a later one. replay: reapplies its unanswered letters
 * to the reply. wait: ignores replies until one contains its last letter.
 */
export type ReplyStrategy = "replace" | "replay" | "wait";

/** Every letter is unique, so that lost and duplicated ones can be counted. */
export type TextEdit = { insert: string; after: string } | { remove: string };

export function applyEdit(text: string, stroke: TextEdit): string {
  if ("remove" in stroke) return text.replace(stroke.remove, "");
  if (text.includes(stroke.insert)) return text;
  const at = text.indexOf(stroke.after) + 1;
  return text.slice(0, at) + stroke.insert + text.slice(at);
}

const isApplied = (text: string, stroke: TextEdit) =>
  "remove" in stroke ? !text.includes(stroke.remove) : text.includes(stroke.insert);

export function createJsonClient(habit: ReplyStrategy, saysRev: boolean) {
  let wire: ClientConnection | null = null;
  let resume: Resume | null = null;
  let rev = 0;
  let pending: TextEdit[] = [];

  function handleUpdate(event: Extract<RoomEvent, { type: "resumeUpdated" }>): void {
    pending = pending.filter((stroke) => !isApplied(event.data.summary, stroke));
    if (habit === "wait" && resume && pending.length > 0) return;
    rev = event.rev;
    resume = event.data;
    if (habit !== "replay") return;
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
    strike(stroke: TextEdit, isWhole: boolean) {
      if (!resume) return;
      const summary = applyEdit(resume.summary, stroke);
      resume = { ...resume, summary };
      pending.push(stroke);
      const data = isWhole ? resume : { summary };
      const said = { type: "resumeUpdate", resumeId: RESUME_ID, data, timestamp: 0 };
      wire?.send(JSON.stringify(saysRev ? { ...said, rev } : said));
    },
  };
}
