/** /s/{token}: the builder with a share link's role for guests; signed-in users join and go to /builder. */
import {
  type ActionFunctionArgs,
  type HeadersFunction,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  type SerializeFrom,
} from "@remix-run/cloudflare";
import { isRouteErrorResponse, useLoaderData, useRouteError } from "@remix-run/react";
import { lazy, Suspense, useEffect, useMemo, useState } from "react";
import * as v from "valibot";
import { setGuestCredentials } from "#app/client/guest-credentials.ts";
import { FOREIGN_ORIGIN } from "#app/core/account/messages.ts";
import { guestUserId } from "#app/core/collab/protocol/room-api.ts";
import { displayTitle } from "#app/core/resume/title.ts";
import { EditorLoading } from "#app/editor/shell/editor-loading.tsx";
import { GuestBar } from "#app/features/share/guest-bar.tsx";
import { guestNameSchema } from "#app/features/share/guest-name.ts";
import { InactiveLink } from "#app/features/share/inactive-link.tsx";
import { cookieHeader } from "#app/server/auth/cookies.server.ts";
import { findCookieSession } from "#app/server/auth/guards.server.ts";
import {
  deriveGuestCredential,
  findGuestByCookie,
} from "#app/server/auth/guest-credentials.server.ts";
import { notifyGuestNameChange } from "#app/server/auth/notify-rooms.server.ts";
import { isSameOrigin } from "#app/server/auth/origin.server.ts";
import { consumeRateLimit, enforceRateLimit } from "#app/server/auth/rate-limits.server.ts";
import { loadViewerContent } from "#app/server/db/access.server.ts";
import { shareGrantFor } from "#app/server/db/access-decisions.server.ts";
import { loadLastAnalysis } from "#app/server/db/analyses.server.ts";
import { createGuest, recordGuestGrant, renameGuest } from "#app/server/db/guests.server.ts";
import { joinByShare } from "#app/server/db/members.server.ts";
import { findShareByToken } from "#app/server/db/shares.server.ts";
import { fail } from "#app/server/http/json-api.server.ts";
import { readForm } from "#app/server/http/read-form.server.ts";
import { ErrorPage } from "#app/ui/page/error-page.tsx";
import { TEXTS } from "./texts.ts";

const Editor = lazy(() =>
  import("#app/editor/shell/editor.client.tsx").then((module) => ({ default: module.Editor })),
);
const Viewer = lazy(() =>
  import("#app/editor/shell/viewer.client.tsx").then((module) => ({ default: module.Viewer })),
);

const NOINDEX_HEADERS = { "x-robots-tag": "noindex, nofollow", "referrer-policy": "same-origin" };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const token = params.token ?? "";
  const activeShare = await findShareByToken(context, token);
  if (!activeShare) throw new Response("Gone", { status: 404, headers: NOINDEX_HEADERS });
  const { share, resume } = activeShare;
  const signedIn = await findCookieSession({ request, context });
  if (signedIn) {
    const joined = await joinByShare(context, signedIn.user.id, activeShare);
    if (!joined) throw new Response("Gone", { status: 404, headers: NOINDEX_HEADERS });
    throw redirect(`/builder/${joined.templateId}?resume=${joined.id}`);
  }
  let guest = await findGuestByCookie(context, request);
  if (!guest) {
    await enforceRateLimit(context, "guestIp", context.request.network);
    guest = await createGuest(context);
  }
  const grant = await shareGrantFor(context, activeShare, [guestUserId(guest.id)]);
  if (!grant) throw new Response("Gone", { status: 404, headers: NOINDEX_HEADERS });
  const { role, allowDownload } = grant;
  await recordGuestGrant(context, guest.id, share.id);
  // The content for a guest who may only view the resume; null for other roles, whose editor syncs the document.
  const viewed = await loadViewerContent(context, resume.id, role);
  const cookie = cookieHeader(request, "guest", deriveGuestCredential(context, "cookie", guest.id));
  return json(
    {
      guest: { id: guestUserId(guest.id), name: guest.name },
      credentials: {
        shareToken: token,
        shareId: share.id,
        guest: deriveGuestCredential(context, "header", guest.id),
      },
      resume: { id: resume.id, title: resume.title, templateId: resume.templateId },
      role,
      viewed,
      allowDownload,
      lastAnalysis: await loadLastAnalysis(context, resume.id, role),
    },
    { headers: { ...NOINDEX_HEADERS, "set-cookie": cookie } },
  );
}

const TOO_MANY_RENAMES = TEXTS.tooManyNameChanges;

/** Sets the guest's name; requires the guest cookie and an active link. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  if (!isSameOrigin(request)) throw fail(403, FOREIGN_ORIGIN);
  const activeShare = await findShareByToken(context, params.token ?? "");
  const guest = await findGuestByCookie(context, request);
  if (!activeShare || !guest) throw new Response("Gone", { status: 404 });
  const parsed = v.safeParse(guestNameSchema, (await readForm(request)).get("name"));
  if (!parsed.success) return json({ error: parsed.issues[0].message }, { status: 400 });
  const name = parsed.output || null;
  if (name === guest.name) return json({ error: null });
  // Returned rather than thrown, so that the editor stays open.
  if ((await consumeRateLimit(context, "profile", guestUserId(guest.id))) > 0) {
    return json({ error: TOO_MANY_RENAMES }, { status: 429 });
  }
  await renameGuest(context, guest.id, name);
  notifyGuestNameChange(context, guest.id);
  return json({ error: null });
}

export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) =>
  errorHeaders ?? loaderHeaders;

const titleOf = ({ resume, viewed }: Pick<SerializeFrom<typeof loader>, "resume" | "viewed">) =>
  displayTitle(resume.title, viewed?.content.personalInfo.fullName);

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${titleOf(data)} – Covitae` : TEXTS.sharedResumePageTitle },
];

export default function SharePage() {
  const { guest, credentials, resume, role, viewed, allowDownload, lastAnalysis } =
    useLoaderData<typeof loader>();
  const [isReady, setReady] = useState(false);
  const { shareToken, shareId, guest: guestHeader } = credentials;
  useEffect(() => {
    setGuestCredentials({ shareToken, shareId, guest: guestHeader });
    setReady(true);
    return () => setGuestCredentials(null);
  }, [shareToken, shareId, guestHeader]);
  const user = useMemo(() => ({ id: guest.id }), [guest.id]);
  if (!isReady) return <EditorLoading />;
  return (
    <Suspense fallback={<EditorLoading />}>
      {viewed ? (
        <Viewer
          key={shareToken}
          resume={resume}
          {...viewed}
          isGuest
          allowDownload={allowDownload}
        />
      ) : (
        <Editor
          key={shareToken}
          user={user}
          resume={resume}
          role={role}
          lastAnalysis={lastAnalysis}
          guest={{ name: guest.name, Bar: GuestBar }}
        />
      )}
    </Suspense>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <InactiveLink />;
  return <ErrorPage />;
}
