/**
 * Loads the form's photo field after the form, which works without it. Shows a banner with Retry if
 * that fails, and an offer to sign up for a resume without an account.
 */
import { ImagePlus } from "lucide-react";
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useEditorAccess, useMayEdit } from "#app/editor/sync/editor-access.ts";
import { useRoomValue } from "#app/editor/sync/room-context.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { RetryButton } from "#app/ui/loading/retry-button.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import type { PhotoField } from "./photo-field.tsx";
import { TEXTS } from "./texts.ts";

/** The loaded code, or the state of loading it. "retrying": the user has pressed Retry. */
type FieldState = { Field: typeof PhotoField } | "loading" | "failed" | "retrying";

export function LazyPhotoField() {
  const { deviceActions } = useEditorAccess();
  return deviceActions ? (
    <PhotoOffer onAdd={() => deviceActions.askToSignUp("photo")} />
  ) : (
    <PhotoFieldLoader />
  );
}

/** For a resume without an account: photos need a server, which checks and stores them. */
function PhotoOffer({ onAdd }: { onAdd(): void }) {
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-line p-2.5">
      <Button size="small" onClick={onAdd}>
        <ImagePlus aria-hidden size={16} />
        {TEXTS.addAPhoto}
      </Button>
      <p className="min-w-0 flex-1 basis-40 text-sm text-ink-soft">{TEXTS.photoNeedsAnAccount}</p>
    </div>
  );
}

function PhotoFieldLoader() {
  const hasPhoto = useRoomValue(({ resume }) => Boolean(resume.photo));
  const isNeeded = useMayEdit() || hasPhoto;
  const [state, setState] = useState<FieldState>("loading");
  const container = useRef<HTMLDivElement>(null);
  const isRetry = useRef(false);
  const [hasRetried, setHasRetried] = useState(false);
  const load = useCallback(() => {
    import("./photo-field.tsx").then(
      (module) => setState({ Field: module.PhotoField }),
      () => setState("failed"),
    );
  }, []);
  useEffect(() => {
    if (isNeeded) load();
  }, [isNeeded, load]);
  // Retry is unmounted after loading: the loaded field gets the focus, unless the user has moved it.
  useLayoutEffect(() => {
    if (typeof state !== "object" || !isRetry.current) return;
    isRetry.current = false;
    if (document.activeElement !== document.body) return;
    (container.current?.querySelector<HTMLElement>("button") ?? container.current)?.focus();
  }, [state]);

  if (!isNeeded) return null;
  if (state === "loading") return <div className="mb-3 h-15.5 rounded-card border border-line" />;
  if (typeof state === "object") {
    return (
      <div ref={container} tabIndex={-1}>
        <state.Field />
      </div>
    );
  }
  const isRetrying = state === "retrying";
  return (
    <Banner
      tone="warn"
      announce
      className="mb-4"
      action={
        <RetryButton
          isStuck={hasRetried && !isRetrying}
          // Not `disabled`, which would remove the focus from the button.
          aria-disabled={isRetrying}
          onRetry={() => {
            if (isRetrying) return;
            isRetry.current = true;
            setState("retrying");
            setHasRetried(true);
            load();
          }}
        />
      }
    >
      {isRetrying
        ? TEXTS.loading
        : hasRetried
          ? TEXTS.photoFieldFailedAgain
          : TEXTS.photoFieldFailed}
    </Banner>
  );
}
