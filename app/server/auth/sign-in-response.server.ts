/** The response of every call that signs in: token and user for browser storage, and the cookie for pages. */
import type { SignedInUser } from "#app/core/account/signed-in-user.ts";
import type { AppContext } from "#app/server/context.ts";
import { cookieHeader } from "./cookies.server.ts";
import { createSession } from "./sessions.server.ts";

/** Signs the user in and responds. `extra` are further fields of the body. */
export async function createSessionResponse(
  { request, context }: { request: Request; context: AppContext },
  user: SignedInUser,
  extra: object = {},
): Promise<Response> {
  return signedInResponse(request, user, await createSession(context, user.id, request), extra);
}

export function signedInResponse(
  request: Request,
  user: SignedInUser,
  { token, cookie }: { token: string; cookie: string },
  extra: object = {},
): Response {
  const headers = new Headers({ "set-cookie": cookie });
  // A sign-in ends any pending verification by code, so its cookie is deleted.
  headers.append("set-cookie", cookieHeader(request, "pending", null));
  return Response.json({ success: true, token, user, ...extra }, { headers });
}
