/**
 * Authorizes a guest, who has no account: by the share link whose token the page sends as X-Share-Token, with the guest's
 * identity in X-Guest; or else by the guest's cookie, which has been granted links before. Both identify the same guest
 * (guest-credentials.server.ts).
 */
import { ANONYMOUS, guestUserId } from "#app/core/collab/protocol/room-api.ts";
import { readShareToken } from "#app/server/auth/callers.server.ts";
import { findGuestByCookie, findGuestByHeader } from "#app/server/auth/guest-credentials.server.ts";
import type { AppContext } from "#app/server/context.ts";
import { shareGrantFor } from "#app/server/db/access-decisions.server.ts";
import { type Guest, listGrants } from "#app/server/db/guests.server.ts";
import type { ActiveShare } from "#app/server/db/shares.server.ts";
import type { AccessGrant } from "./access-grant.ts";

/**
 * Returns the guest's access; null if the request has neither link nor cookie, "refused" if its links are for other
 * resumes, have ended, or the owner has blocked the person.
 * @param requestedId the requested resume id or alias
 * @param activeShare the share link in X-Share-Token
 * @param signedInId the user who is also signed in, whom the owner may have removed or given another role
 */
export async function admitGuest(
  request: Request,
  context: AppContext,
  requestedId: string,
  activeShare: ActiveShare | null,
  signedInId: string | null,
): Promise<AccessGrant | "refused" | null> {
  if (readShareToken(request)) {
    if (!activeShare || !isShareOf(activeShare, requestedId)) return "refused";
    return grantByShare(
      context,
      activeShare,
      await findGuestByHeader(context, request),
      signedInId,
    );
  }
  // Like a session cookie, only valid from our own pages. A request without Origin is not from a page, and
  // handle-room-upgrade.ts has already refused one with a foreign Origin.
  const guest = request.headers.has("origin") ? await findGuestByCookie(context, request) : null;
  if (!guest) return null;
  const shareId = new URL(request.url).searchParams.get("share");
  const grant = (await listGrants(context, guest.id)).find(
    (candidate) =>
      isShareOf(candidate, requestedId) && (shareId === null || candidate.share.id === shareId),
  );
  return grant ? grantByShare(context, grant, guest, signedInId) : "refused";
}

/**
 * Whether the share is of this resume, given by its id or by the specification's anonymous alias
 * [spec 3].
 */
function isShareOf({ resume }: ActiveShare, requestedId: string): boolean {
  return requestedId === resume.id || requestedId === `resume-${resume.templateId}-anonymous`;
}

/** Grants the link's access. Without a valid X-Guest (`guest` is null), every socket is a separate guest. */
async function grantByShare(
  context: AppContext,
  activeShare: ActiveShare,
  guest: Guest | null,
  signedInId: string | null,
): Promise<AccessGrant | "refused"> {
  const userId = guestUserId(guest?.id ?? crypto.randomUUID());
  const name = guest?.name ?? ANONYMOUS;
  // The owner may have blocked the account, which must not come back as a guest.
  const personIds = signedInId ? [userId, signedInId] : [userId];
  const permissions = await shareGrantFor(context, activeShare, personIds);
  if (!permissions) return "refused";
  return {
    resume: activeShare.resume,
    person: { userId, name, sessionId: userId, ...permissions },
  };
}
