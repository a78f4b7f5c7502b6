/** Sends comment commands to a room and reads their events, for worker tests. */
import { expect } from "vitest";
import type { Thread } from "#app/core/collab/comments/discussion.ts";
import type { Role } from "#app/core/collab/protocol/room-api.ts";
import { eventually } from "./eventually.ts";
import { connect, newPerson } from "./room.ts";

export const SUMMARY = { field: "summary", start: 2, end: 7 };

/** Connects a person who receives the room's events. */
export async function joinRoom(
  resumeId: string,
  role: Role = "owner",
  name = "Ada",
  who: { userId?: string } = {},
) {
  const person = { ...newPerson(role, name), ...who };
  const socket = await connect(resumeId, person);
  socket.sendJson({ type: "joinRoom", resumeId });
  await socket.eventOf("resumeUpdated");
  return {
    person,
    ...socket,
    sendCommand: (event: object) => socket.sendJson({ resumeId, ...event }),
  };
}
export type RoomMember = Awaited<ReturnType<typeof joinRoom>>;

export const sendRejected = async (party: RoomMember, event: object, count = 1) => {
  party.sendCommand(event);
  return (await party.eventOf("error", count)).message;
};
export async function addComment(
  party: RoomMember,
  text: string,
  anchor: object = SUMMARY,
): Promise<number> {
  const before = party.events.filter(({ type }) => type === "commentThread").length;
  party.sendCommand({ type: "commentAdd", anchor, text });
  return (await party.eventOf("commentThread", before + 1)).thread.id;
}
export async function listThreads(party: RoomMember) {
  const known = party.events.filter(({ type }) => type === "discussion").length;
  party.sendCommand({ type: "commentList" });
  await party.eventOf("discussion", known + 1);
  await eventually(() => {
    const last = party.events.findLast(({ type }) => type === "discussion");
    expect(last).toMatchObject({ isMore: false });
  });
  const parts = party.events.filter(({ type }) => type === "discussion").slice(known);
  return parts.flatMap((part) => (part as { threads: Thread[] }).threads);
}
