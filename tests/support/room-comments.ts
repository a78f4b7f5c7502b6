/** People who say things in a room, for worker tests: a socket, what it hears, and how they say it. */
import { expect } from "vitest";
import type { Thread } from "#app/core/collab/comments/discussion.ts";
import type { Role } from "#app/core/collab/protocol/room-api.ts";
import { eventually } from "./eventually.ts";
import { aPerson, listen } from "./room.ts";

export const SUMMARY = { field: "summary", start: 2, end: 7 };

/** Somebody whose socket hears what is said in the room. */
export async function joinRoom(
  resumeId: string,
  role: Role = "owner",
  name = "Ada",
  who: { userId?: string } = {},
) {
  const person = { ...aPerson(role, name), ...who };
  const socket = await listen(resumeId, person);
  socket.say({ type: "joinRoom", resumeId });
  await socket.eventOf("resumeUpdated");
  return { person, ...socket, tell: (event: object) => socket.say({ resumeId, ...event }) };
}
export type Party = Awaited<ReturnType<typeof joinRoom>>;

export const refused = async (party: Party, event: object, count = 1) => {
  party.tell(event);
  return (await party.eventOf("error", count)).message;
};
export async function comment(
  party: Party,
  text: string,
  anchor: object = SUMMARY,
): Promise<number> {
  const before = party.events.filter(({ type }) => type === "commentThread").length;
  party.tell({ type: "commentAdd", anchor, text });
  return (await party.eventOf("commentThread", before + 1)).thread.id;
}
export async function listed(party: Party) {
  const known = party.events.filter(({ type }) => type === "discussion").length;
  party.tell({ type: "commentList" });
  await party.eventOf("discussion", known + 1);
  await eventually(() => {
    const last = party.events.findLast(({ type }) => type === "discussion");
    expect(last).toMatchObject({ isMore: false });
  });
  const parts = party.events.filter(({ type }) => type === "discussion").slice(known);
  return parts.flatMap((part) => (part as { threads: Thread[] }).threads);
}
