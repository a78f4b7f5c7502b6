/** Who may do what with a resume over HTTP: the one question every call asks before it acts. */

import { isAtLeast } from "#app/core/collab/protocol/roles.ts";
import type { Role, RoomState } from "#app/core/collab/protocol/room-api.ts";
import { visibleContent } from "#app/core/resume/visible-content.ts";
import type { AppContext } from "#app/server/context.ts";
import { fail } from "#app/server/http/json-api.server.ts";
import { findResume, type ResumeWithRole } from "./resumes.server.ts";

export const NO_SUCH_RESUME = "There is no such resume";

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

/** A resume that has a row has content: rooms are seeded first. */
export async function requireState(
  context: Pick<AppContext, "room">,
  resumeId: string,
): Promise<RoomState> {
  const state = await context.room(resumeId).read();
  if (!state) throw new Error(`Resume ${resumeId} has a row and no content`);
  return state;
}

/** What a viewer's page begins with; null for those who get the shared document. */
export async function loadViewerContent(
  context: Pick<AppContext, "room">,
  resumeId: string,
  role: Role,
) {
  if (role !== "view") return null;
  const { content, design } = await requireState(context, resumeId);
  return { content: visibleContent(content, design), design: design ?? {} };
}
