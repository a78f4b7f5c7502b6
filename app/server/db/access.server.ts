/** Authorizes HTTP calls on a resume by role, and loads its state. */

import { isAtLeast } from "#app/core/collab/protocol/roles.ts";
import type { Person, Role, RoomState } from "#app/core/collab/protocol/room-api.ts";
import type { ExportFormat } from "#app/core/export/formats.ts";
import { visibleContent } from "#app/core/resume/visible-content.ts";
import type { AppContext } from "#app/server/context.ts";
import { fail } from "#app/server/http/json-api.server.ts";
import { findResume, type ResumeWithRole } from "./resumes.server.ts";

export const NO_SUCH_RESUME = "There is no such resume";

/**
 * Throws 404 if the user has no access, exactly as for a missing resume, and 403 for an insufficient role.
 */
export async function requireRole(
  context: Pick<AppContext, "db" | "room">,
  userId: string,
  resumeId: string,
  atLeast: Role,
): Promise<ResumeWithRole> {
  const resume = await findResume(context, userId, resumeId);
  if (!resume) throw fail(404, NO_SUCH_RESUME);
  requireAtLeast(resume.role, atLeast);
  return resume;
}

export function requireAtLeast(role: Role, atLeast: Role): void {
  if (isAtLeast(role, atLeast)) return;
  const allowed = atLeast === "owner" ? "Only the owner" : `Only someone who may ${atLeast}`;
  throw fail(403, `${allowed} can do this`);
}

/** Throws 403 unless this person may export; a viewer gets only the PDF, where the link allows it. */
export function requireExport(
  { role, allowDownload }: Pick<ResumeWithRole, "role" | "allowDownload">,
  format: ExportFormat,
): void {
  if (role !== "view" || format !== "pdf") requireAtLeast(role, "comment");
  else if (!allowDownload) throw fail(403, "This link doesn't allow downloads");
}

/** What an export contains: for a viewer, only what the page shows. */
export async function exportedState(
  context: Pick<AppContext, "room">,
  { id, role }: Pick<ResumeWithRole, "id" | "role">,
): Promise<RoomState> {
  const state = await requireState(context, id);
  if (role !== "view") return state;
  return { ...state, content: visibleContent(state.content, state.design) };
}

/** Throws if the room is empty, which is a bug: rooms are seeded before their row is inserted. */
export async function requireState(
  context: Pick<AppContext, "room">,
  resumeId: string,
): Promise<RoomState> {
  const state = await context.room(resumeId).read();
  if (!state) throw new Error(`Resume ${resumeId} has a row and no content`);
  return state;
}

/** In this time a room's budget for a caller refills by half. */
const BUSY_RETRY_SECONDS = 5;

/** The caller keeps the room too busy; the call may be repeated. */
export const failBusy = (message: string) =>
  fail(429, message, {}, { "retry-after": String(BUSY_RETRY_SECONDS) });

type RoomContext = Pick<AppContext, "room">;

/** The state, read at the caller's expense; null if it is still at `knownRev`. Throws 429. */
export function readStateAs(
  context: RoomContext,
  resumeId: string,
  by: Person,
  knownRev?: null,
): Promise<RoomState>;
export function readStateAs(
  context: RoomContext,
  resumeId: string,
  by: Person,
  knownRev: number | null,
): Promise<RoomState | null>;
export async function readStateAs(
  context: RoomContext,
  resumeId: string,
  by: Person,
  knownRev: number | null = null,
): Promise<RoomState | null> {
  const outcome = await context.room(resumeId).readAs(by, knownRev);
  if (!outcome.ok) throw failBusy(outcome.message);
  return outcome.isUnchanged ? null : outcome.state;
}

/** The visible content for a viewer's page; null for roles that sync the shared document. */
export async function loadViewerContent(
  context: Pick<AppContext, "room">,
  resumeId: string,
  role: Role,
) {
  if (role !== "view") return null;
  const { content, design } = await requireState(context, resumeId);
  return { content: visibleContent(content, design), design: design ?? {} };
}
