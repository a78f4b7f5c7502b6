/** Authorizes a WebSocket upgrade, then sends the room a new request with the verified identity. */
import { CLOSE } from "#app/core/collab/protocol/protocol.ts";
import { designForLanguages } from "#app/core/resume/default-paper.ts";
import { createResumeFor } from "#app/core/resume/defaults.ts";
import { findTemplate } from "#app/core/templates/catalogue.ts";
import { isSameOrigin } from "#app/server/auth/origin.server.ts";
import { authorizeRoomAccess, type RoomAccess } from "#app/server/auth/room-access.server.ts";
import type { AppContext } from "#app/server/context.ts";
import { joinByShare } from "#app/server/db/members.server.ts";
import { findOrCreateOnTemplate } from "#app/server/db/resumes.server.ts";
import type { AccessGrant } from "./access-grant.ts";
import { admissionRequest, refusedSocket } from "./admission.ts";
import { admitGuest } from "./admit-guest.ts";

export async function handleRoomUpgrade(
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
  // Before the checks: the room rejects a person who was removed since then, so also one removed during the checks.
  const checkedAt = Date.now();
  const requestedId = new URL(request.url).searchParams.get("resumeId") ?? "";
  const isCrossOrigin = request.headers.has("origin") && !isSameOrigin(request);
  // Browsers let any page open a WebSocket with our cookies, so a request from another site counts as signed out.
  if (isCrossOrigin) return refusedSocket(CLOSE.notSignedIn, "Not signed in");
  const access = await authorizeRoomAccess(request, context, requestedId);
  const grant =
    (await admitUser(request, context, requestedId, access)) ||
    (await admitGuest(
      request,
      context,
      requestedId,
      access.activeShare,
      access.signedIn?.user.id ?? null,
    ));
  // Null: nothing in the request gives access, and a user who is signed out may log in. "refused": a share link or a
  // guest's cookie was read, but gives no access, so logging in is not suggested.
  if (!grant) {
    return access.signedIn
      ? refusedSocket(CLOSE.notAllowed, "Not allowed here")
      : refusedSocket(CLOSE.notSignedIn, "Not signed in");
  }
  if (grant === "refused") return refusedSocket(CLOSE.notAllowed, "Not allowed here");
  const { person, resume } = grant;
  const { id: resumeId, templateId, title } = resume;
  return env.ROOMS.getByName(resumeId).fetch(
    admissionRequest({ person, resumeId, askedFor: requestedId, templateId, title, at: checkedAt }),
  );
}

/**
 * The access of the signed-in user, who joins the resume if the requested share link is for it; null if signed out or
 * without access.
 */
async function admitUser(
  request: Request,
  context: AppContext,
  requestedId: string,
  requestedAccess: RoomAccess,
): Promise<AccessGrant | null> {
  const aliasedId = await resolveAlias(request, context, requestedId, requestedAccess);
  const {
    signedIn,
    resume: existing,
    activeShare,
  } = aliasedId ? await authorizeRoomAccess(request, context, aliasedId) : requestedAccess;
  if (!signedIn) return null;
  const { user, sessionId } = signedIn;
  const isByShare = activeShare !== null && activeShare.resume.id === requestedId;
  const resume = isByShare ? await joinByShare(context, user.id, activeShare, existing) : existing;
  if (!resume) return null;
  const { role, shareId, until } = resume;
  return {
    resume,
    person: { userId: user.id, name: user.fullName, sessionId, role, shareId, until },
  };
}

/** Resolves the specification's `resume-{templateId}-{userId}` for the signed-in user [spec 3]. */
async function resolveAlias(
  request: Request,
  context: AppContext,
  requestedId: string,
  { signedIn, resume }: RoomAccess,
): Promise<string | null> {
  const [prefix, suffix] = ["resume-", `-${signedIn?.user.id}`];
  if (!signedIn || resume || !requestedId.startsWith(prefix) || !requestedId.endsWith(suffix)) {
    return null;
  }
  const template = findTemplate(requestedId.slice(prefix.length, -suffix.length));
  if (!template) return null;
  const { user } = signedIn;
  const { id } = await findOrCreateOnTemplate(context, user.id, template.id, {
    templateVersion: template.version,
    content: createResumeFor(user),
    design: designForLanguages(request.headers.get("accept-language")),
  });
  return id;
}
