/**
 * The place of the photo in the form. Its code is loaded after the form, which works without it.
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

/**
 * The loaded code or its state. "lost": loading has failed; "again": the user has pressed Retry.
 */
type Part = { Field: typeof PhotoField } | "loading" | "lost" | "again";

export function PhotoPlace() {
  const { device } = useEditorAccess();
  return device ? <PhotoOffer onAdd={() => device.askToSignUp("photo")} /> : <LoadedPhoto />;
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

function LoadedPhoto() {
  const hasPhoto = useRoomValue(({ resume }) => Boolean(resume.photo));
  const isNeeded = useMayEdit() || hasPhoto;
  const [part, setPart] = useState<Part>("loading");
  const place = useRef<HTMLDivElement>(null);
  const isRetry = useRef(false);
  const [isStuck, setStuck] = useState(false);
  const load = useCallback(() => {
    import("./photo-field.tsx").then(
      (module) => setPart({ Field: module.PhotoField }),
      () => setPart("lost"),
    );
  }, []);
  useEffect(() => {
    if (isNeeded) load();
  }, [isNeeded, load]);
  // Retry is unmounted after loading: the loaded part gets the focus, unless the user has moved it.
  useLayoutEffect(() => {
    if (typeof part !== "object" || !isRetry.current) return;
    isRetry.current = false;
    if (document.activeElement !== document.body) return;
    (place.current?.querySelector<HTMLElement>("button") ?? place.current)?.focus();
  }, [part]);

  if (!isNeeded) return null;
  if (part === "loading") return <div className="mb-3 h-15.5 rounded-card border border-line" />;
  if (typeof part === "object") {
    return (
      <div ref={place} tabIndex={-1}>
        <part.Field />
      </div>
    );
  }
  const isRetrying = part === "again";
  return (
    <Banner
      tone="warn"
      announce
      className="mb-4"
      action={
        <RetryButton
          isStuck={isStuck && !isRetrying}
          // Not `disabled`, which would remove the focus from the button.
          aria-disabled={isRetrying}
          onRetry={() => {
            if (isRetrying) return;
            isRetry.current = true;
            setPart("again");
            setStuck(true);
            load();
          }}
        />
      }
    >
      {isRetrying ? TEXTS.loading : isStuck ? TEXTS.thePhotosPart : TEXTS.thePhotosPartOfThisForm}
    </Banner>
  );
}
