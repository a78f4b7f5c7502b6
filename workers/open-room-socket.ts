/** Checks who asks for a room's socket, then hands the room a fresh request with the verified identity. */
import { socketUser } from "#app/auth/guards.server.ts";
import type { AppContext } from "#app/context.ts";
import { findResume, latestOnTemplate, type ResumeWithRole } from "#app/db/resumes.server.ts";
import { CLOSE } from "#app/room/protocol.ts";
import { findTemplate } from "#app/templates/catalogue.ts";
import { admissionRequest, refusedSocket } from "./room-identity.ts";

export async function openRoomSocket(
  request: Request,
  env: Env,
  context: AppContext,
): Promise<Response> {
  if (request.headers.get("upgrade")?.toLowerCase() !== "websocket") {
    return Response.json(
      { message: "This address is for WebSockets" },
      { status: 426, headers: { upgrade: "websocket" } },
    );
  }
  const signedIn = await socketUser(request, context);
  if (!signedIn) return refusedSocket(CLOSE.notSignedIn, "Not signed in");
  const { user, sessionId } = signedIn;
  const askedFor = new URL(request.url).searchParams.get("resumeId") ?? "";
  const found = await resolveResume(context, user.id, askedFor);
  if (!found) return refusedSocket(CLOSE.notAllowed, "Not allowed here");
  const { id: resumeId, templateId, role } = found;
  const person = { userId: user.id, name: user.fullName, sessionId, role };
  return env.ROOMS.getByName(resumeId).fetch(
    admissionRequest({ person, resumeId, askedFor, templateId }),
  );
}

/** A resume's own id, or the specification's `resume-{templateId}-{userId}` for one's own [spec 3]. */
async function resolveResume(
  context: AppContext,
  userId: string,
  askedFor: string,
): Promise<ResumeWithRole | null> {
  const [prefix, suffix] = ["resume-", `-${userId}`];
  if (!askedFor.startsWith(prefix) || !askedFor.endsWith(suffix)) {
    return askedFor === "" ? null : findResume(context, userId, askedFor);
  }
  const template = findTemplate(askedFor.slice(prefix.length, -suffix.length));
  if (!template) return null;
  const row = await latestOnTemplate(context, userId, template.id, template.version);
  return { ...row, role: "owner" };
}
