/** Checks who asks for a room's socket, then hands the room a fresh request with the verified identity. */
import { shareTokenOf } from "#app/auth/callers.server.ts";
import { socketUser } from "#app/auth/guards.server.ts";
import { isFromOwnPage } from "#app/auth/origin.server.ts";
import type { SignedIn } from "#app/auth/sessions.server.ts";
import type { AppContext } from "#app/context.ts";
import { joinByShare } from "#app/db/members.server.ts";
import {
  findResume,
  latestOnTemplate,
  ownedResume,
  type ResumeWithRole,
} from "#app/db/resumes.server.ts";
import { noteVisit } from "#app/db/room-visits.server.ts";
import { findShareByToken, type OpenShare } from "#app/db/shares.server.ts";
import { CLOSE } from "#app/room/protocol.ts";
import type { Person } from "#app/room/room-api.ts";
import { findTemplate } from "#app/templates/catalogue.ts";
import { admitGuest } from "./admit-guest.ts";
import { admissionRequest, refusedSocket } from "./room-identity.ts";

/** Somebody the door lets in, and where. */
export interface Admitted {
  person: Person;
  resume: { id: string; templateId: string; title: string };
}

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
  const at = Date.now();
  const askedFor = new URL(request.url).searchParams.get("resumeId") ?? "";
  const isForeign = request.headers.has("origin") && !isFromOwnPage(request);
  if (isForeign) return refusedSocket(CLOSE.notSignedIn, "Not signed in");
  const token = shareTokenOf(request);
  // What does not need the other's answer is looked up at once: each look costs a way to the database.
  const [signedIn, open] = await Promise.all([
    socketUser(request, context),
    token ? findShareByToken(context, token) : null,
  ]);
  const admitted =
    (signedIn && (await admitUser(context, signedIn, askedFor, open))) ||
    (await admitGuest(request, context, askedFor, open));
  if (!admitted) {
    return signedIn
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
  context: AppContext,
  { user, sessionId }: SignedIn,
  askedFor: string,
  open: OpenShare | null,
): Promise<Admitted | null> {
  const visit = { sessionId, userId: user.id };
  const [resume] = await Promise.all([
    open?.resume.id === askedFor
      ? joinByShare(context, user.id, open)
      : resolveResume(context, user.id, askedFor),
    noteVisit(context, { ...visit, resumeId: askedFor }),
  ]);
  if (!resume) return null;
  const { role, shareId, until } = resume;
  // Asked for by the specification's alias, its own id is known only now.
  if (resume.id !== askedFor) await noteVisit(context, { ...visit, resumeId: resume.id });
  return {
    resume,
    person: { userId: user.id, name: user.fullName, sessionId, role, shareId, until },
  };
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
  return ownedResume(row);
}
