/** Where the photo is in the form: its code comes after the form, and the form is whole without it. */
import { ImagePlus } from "lucide-react";
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useEditorAccess, useMayEdit } from "#app/editor/sync/editor-access.ts";
import { useRoomValue } from "#app/editor/sync/room-context.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { RetryButton } from "#app/ui/loading/retry-button.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import type { PhotoField } from "./photo-field.tsx";
import { TEXTS } from "./texts.ts";

/** "again": it was lost, and someone has asked for it once more. */
type Part = { Field: typeof PhotoField } | "loading" | "lost" | "again";

export function PhotoPlace() {
  const { device } = useEditorAccess();
  return device ? <PhotoOffer onAdd={() => device.askToSignUp("photo")} /> : <LoadedPhoto />;
}

/** A resume without an account: photos are checked and kept by the server. */
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
  const isWanted = useMayEdit() || hasPhoto;
  const [part, setPart] = useState<Part>("loading");
  const place = useRef<HTMLDivElement>(null);
  const wasAsked = useRef(false);
  const [isStuck, setStuck] = useState(false);
  const load = useCallback(() => {
    import("./photo-field.tsx").then(
      (module) => setPart({ Field: module.PhotoField }),
      () => setPart("lost"),
    );
  }, []);
  useEffect(() => {
    if (isWanted) load();
  }, [isWanted, load]);
  // The button that brought it is gone: what it brought takes the focus, unless that has moved on.
  useLayoutEffect(() => {
    if (typeof part !== "object" || !wasAsked.current) return;
    wasAsked.current = false;
    if (document.activeElement !== document.body) return;
    (place.current?.querySelector<HTMLElement>("button") ?? place.current)?.focus();
  }, [part]);

  if (!isWanted) return null;
  if (part === "loading") return <div className="mb-3 h-15.5 rounded-card border border-line" />;
  if (typeof part === "object") {
    return (
      <div ref={place} tabIndex={-1}>
        <part.Field />
      </div>
    );
  }
  const isAsked = part === "again";
  return (
    <Banner
      tone="warn"
      announce
      className="mb-4"
      action={
        <RetryButton
          isStuck={isStuck && !isAsked}
          // Not disabled, which would take the focus from it.
          aria-disabled={isAsked}
          onRetry={() => {
            if (isAsked) return;
            wasAsked.current = true;
            setPart("again");
            setStuck(true);
            load();
          }}
        />
      }
    >
      {isAsked ? TEXTS.loading : isStuck ? TEXTS.thePhotosPart : TEXTS.thePhotosPartOfThisForm}
    </Banner>
  );
}
