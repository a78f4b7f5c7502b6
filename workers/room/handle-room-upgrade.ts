/** Authorizes a WebSocket upgrade, then sends the room a fresh request with the verified identity. */
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
import { admitGuest } from "./admit-guest.ts";
import { admissionRequest, refusedSocket } from "./room-identity.ts";

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
  const at = Date.now();
  const askedFor = new URL(request.url).searchParams.get("resumeId") ?? "";
  const isForeign = request.headers.has("origin") && !isSameOrigin(request);
  if (isForeign) return refusedSocket(CLOSE.notSignedIn, "Not signed in");
  const seen = await authorizeRoomAccess(request, context, askedFor);
  const admitted =
    (await admitUser(request, context, askedFor, seen)) ||
    (await admitGuest(
      request,
      context,
      askedFor,
      seen.activeShare,
      seen.signedIn?.user.id ?? null,
    ));
  if (!admitted) {
    return seen.signedIn
      ? refusedSocket(CLOSE.notAllowed, "Not allowed here")
      : refusedSocket(CLOSE.notSignedIn, "Not signed in");
  }
  if (admitted === "refused") return refusedSocket(CLOSE.notAllowed, "Not allowed here");
  const { person, resume } = admitted;
  const { id: resumeId, templateId, title } = resume;
  return env.ROOMS.getByName(resumeId).fetch(
    admissionRequest({ person, resumeId, askedFor, templateId, title, at }),
  );
}

async function admitUser(
  request: Request,
  context: AppContext,
  askedFor: string,
  seen: RoomAccess,
): Promise<AccessGrant | null> {
  const ownId = await resolveAlias(request, context, askedFor, seen);
  const {
    signedIn,
    resume: known,
    activeShare: open,
  } = ownId ? await authorizeRoomAccess(request, context, ownId) : seen;
  if (!signedIn) return null;
  const { user, sessionId } = signedIn;
  const isOpen = open !== null && open.resume.id === askedFor;
  const resume = isOpen ? await joinByShare(context, user.id, open, known) : known;
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
  askedFor: string,
  { signedIn, resume }: RoomAccess,
): Promise<string | null> {
  const [prefix, suffix] = ["resume-", `-${signedIn?.user.id}`];
  if (!signedIn || resume || !askedFor.startsWith(prefix) || !askedFor.endsWith(suffix)) {
    return null;
  }
  const template = findTemplate(askedFor.slice(prefix.length, -suffix.length));
  if (!template) return null;
  const { user } = signedIn;
  const { id } = await findOrCreateOnTemplate(context, user.id, template.id, {
    templateVersion: template.version,
    content: createResumeFor(user),
    design: designForLanguages(request.headers.get("accept-language")),
  });
  return id;
}
