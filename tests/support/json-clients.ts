/** Clients of plain data as people write them, by what they do with an answer that comes while they type. */

import type { RoomEvent } from "#app/core/collab/protocol/protocol.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { RESUME_ID, type Wire } from "./simulated-room.ts";

/**
 * replace: takes the answer as it is, and its own latest letters come back with a later one. replay: puts its
 * unanswered letters into it again. wait: looks at no answer before its own last letter is in one.
 */
export type Habit = "replace" | "replay" | "wait";

/** Every letter is one of a kind, so that each can be counted. */
export type Stroke = { insert: string; after: string } | { remove: string };

export function strike(text: string, stroke: Stroke): string {
  if ("remove" in stroke) return text.replace(stroke.remove, "");
  if (text.includes(stroke.insert)) return text;
  const at = text.indexOf(stroke.after) + 1;
  return text.slice(0, at) + stroke.insert + text.slice(at);
}

const isIn = (text: string, stroke: Stroke) =>
  "remove" in stroke ? !text.includes(stroke.remove) : text.includes(stroke.insert);

export function plainEditor(habit: Habit, saysRev: boolean) {
  let wire: Wire | null = null;
  let resume: Resume | null = null;
  let rev = 0;
  let pending: Stroke[] = [];

  function take(event: Extract<RoomEvent, { type: "resumeUpdated" }>): void {
    pending = pending.filter((stroke) => !isIn(event.data.summary, stroke));
    if (habit === "wait" && resume && pending.length > 0) return;
    rev = event.rev;
    resume = event.data;
    if (habit !== "replay") return;
    resume = { ...resume, summary: pending.reduce(strike, resume.summary) };
  }

  return {
    join(to: Wire) {
      wire = to;
      to.send(JSON.stringify({ type: "joinRoom", resumeId: RESUME_ID }));
    },
    receive(frame: string | Uint8Array) {
      if (typeof frame !== "string") return;
      for (const event of [JSON.parse(frame)].flat() as RoomEvent[]) {
        if (event.type === "resumeUpdated") take(event);
        if (event.type === "error") throw new Error(event.message);
      }
    },
    text: () => resume?.summary ?? null,
    strike(stroke: Stroke, isWhole: boolean) {
      if (!resume) return;
      const summary = strike(resume.summary, stroke);
      resume = { ...resume, summary };
      pending.push(stroke);
      const data = isWhole ? resume : { summary };
      const said = { type: "resumeUpdate", resumeId: RESUME_ID, data, timestamp: 0 };
      wire?.send(JSON.stringify(saysRev ? { ...said, rev } : said));
    },
  };
}
