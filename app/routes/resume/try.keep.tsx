/** /try/keep: moves the resume that is stored in this browser into the signed-in user's account. */
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useNavigate, useSearchParams } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { requestErrorText } from "#app/client/request-error-text.ts";
import { EXPORT_FORMATS } from "#app/core/export/formats.ts";
import { deviceEpoch, UnreadableResume } from "#app/editor/sync/device/device-storage.ts";
import { REQUEST_PARAMETER } from "#app/editor/sync/device/keep-paths.ts";
import type { AccountAction } from "#app/editor/sync/editor-access.ts";
import { requireUser } from "#app/server/auth/guards.server.ts";
import { Button, ButtonLink } from "#app/ui/controls/button.tsx";
import { Spinner } from "#app/ui/loading/spinner.tsx";
import { AppHeader } from "#app/ui/page/app-header.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import { notify } from "#app/ui/toast/toast.tsx";
import { TEXTS } from "./texts.ts";

export const meta: MetaFunction = () => [
  { title: TEXTS.movePageTitle },
  { name: "robots", content: "noindex" },
];

/** A photo is not among them: its file is chosen with a press. */
const REQUESTS: readonly AccountAction[] = ["save", "share", "report", ...EXPORT_FORMATS];

export async function loader(args: LoaderFunctionArgs) {
  const { user } = await requireUser(args);
  const { id, fullName, profileImageUrl } = user;
  return { user: { id, fullName, profileImageUrl } };
}

export default function KeepPage() {
  const { user } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);
  const isMoving = useRef(false);
  const userId = user.id;
  const requested = useSearchParams()[0].get(REQUEST_PARAMETER);

  const move = useCallback(async () => {
    if (isMoving.current) return;
    // Without an epoch (an id of the stored document) this browser has no resume to move.
    if (deviceEpoch() === null) return navigate("/templates", { replace: true });
    isMoving.current = true;
    setFailure(null);
    try {
      const { adoptDeviceResume } = await import(
        "#app/editor/sync/device/adopt-device-resume.client.ts"
      );
      const request = REQUESTS.find((action) => action === requested) ?? null;
      const adopted = await adoptDeviceResume(userId, request);
      if (adopted?.hasLostPhoto) notify.error(TEXTS.photoNotAccepted);
      if (adopted?.hasKeptVersion) notify.plain(TEXTS.accountTextKeptAsVersion);
      const to = adopted ? `/builder/${adopted.templateId}?resume=${adopted.id}` : "/templates";
      // Its score comes along as well.
      navigate(to, { replace: true, state: { isAdopted: true } });
    } catch (error) {
      console.warn("Keep", error);
      setFailure(
        error instanceof UnreadableResume ? TEXTS.localResumeUnreadable : requestErrorText(error),
      );
    } finally {
      isMoving.current = false;
    }
  }, [navigate, userId, requested]);
  useEffect(() => void move(), [move]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The form that led here, or the button to try again, is gone and has lost the focus.
    if (failure === null) heading.current?.focus();
  }, [failure]);

  return (
    <>
      <AppHeader user={user} links={[{ to: "/dashboard", label: TEXTS.dashboard }]} />
      <main id="main" className="mx-auto grid max-w-xl gap-4 px-6 py-16 sm:py-24">
        <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
          {TEXTS.moveHeading}
        </h1>
        {failure === null ? (
          <div className="flex items-center gap-3 text-ink-soft">
            <Spinner label={TEXTS.moving} className="size-6" />
            <p>{TEXTS.moving}</p>
          </div>
        ) : (
          <>
            <Banner tone="bad" announce title={TEXTS.moveFailedHeading}>
              {failure}
            </Banner>
            <p className="text-ink-soft">{TEXTS.resumeStillInBrowser}</p>
            <div className="flex flex-wrap gap-3">
              <Button variant="primary" onClick={() => void move()}>
                {TEXTS.tryAgain}
              </Button>
              <ButtonLink to="/try">{TEXTS.goOnWriting}</ButtonLink>
            </div>
          </>
        )}
      </main>
    </>
  );
}
