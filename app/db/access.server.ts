/** Who may do what with a resume over HTTP: the one question every call asks before it acts. */
import { fail } from "#app/api/answer.server.ts";
import type { AppContext } from "#app/context.ts";
import type { Person, Role, RoomState } from "#app/room/room-api.ts";
import { findResume, type ResumeWithRole } from "./resumes.server.ts";

const RANK: Record<Role, number> = { view: 0, comment: 1, edit: 2, owner: 3 };

export const NO_SUCH_RESUME = "There is no such resume";

export function isAtLeast(role: Role, atLeast: Role): boolean {
  return RANK[role] >= RANK[atLeast];
}

/**
 * Throws 404 for a stranger, exactly as for an id that does not exist, and 403 for too small a role.
 */
export async function requireRole(
  context: Pick<AppContext, "db" | "room">,
  userId: string,
  resumeId: string,
  atLeast: Role,
): Promise<ResumeWithRole> {
  const found = await findResume(context, userId, resumeId);
  if (!found) throw fail(404, NO_SUCH_RESUME);
  requireAtLeast(found.role, atLeast);
  return found;
}

export function requireAtLeast(role: Role, atLeast: Role): void {
  if (isAtLeast(role, atLeast)) return;
  const whom = atLeast === "owner" ? "Only the owner" : `Only someone who may ${atLeast}`;
  throw fail(403, `${whom} can do this`);
}

/** The verified person, as rooms want to know them. */
export function asPerson(
  { user, sessionId }: { user: { id: string; fullName: string }; sessionId: string },
  role: Role,
): Person {
  return { userId: user.id, name: user.fullName, sessionId, role };
}

/** A resume that has a row has content: rooms are seeded first. */
export async function requireState(
  context: Pick<AppContext, "room">,
  resumeId: string,
): Promise<RoomState> {
  const state = await context.room(resumeId).read();
  if (!state) throw new Error(`Resume ${resumeId} has a row and no content`);
  return state;
}
