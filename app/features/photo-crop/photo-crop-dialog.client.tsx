/** Framing a chosen picture: a square over it, moved by dragging or by sliders; then it is sent. */
import { useEffect, useRef, useState } from "react";
import { ApiError } from "#app/client/call-api.ts";
import { PHOTO_BROKEN } from "#app/core/photo/check-photo.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Slider } from "#app/ui/controls/slider.tsx";
import { useBusy } from "#app/ui/loading/use-busy.ts";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import { cropOf, drawCrop, type Framing, firstFraming, maxZoom, moved } from "./photo-framing.ts";
import { TEXTS } from "./texts.ts";

const UNREACHED = TEXTS.thePhotoWasNotSaved;
const PERCENT = { min: 0, max: 100 };

export function PhotoCropDialog({
  file,
  before,
  upload,
  onClose,
}: {
  file: File;
  /** As it was framed when it was stored. */
  before?: Framing;
  /** Sends the square as the field `file` of a form; a failure is shown here. */
  upload(form: FormData, framing: Framing, signal: AbortSignal): Promise<void>;
  onClose(): void;
}) {
  const { image, isBroken } = useImage(file);
  const [framing, setFraming] = useState<Framing | null>(before ?? null);
  const [failure, setFailure] = useState<string | null>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const size = image && { width: image.naturalWidth, height: image.naturalHeight };
  const now = framing ?? (size && firstFraming(size));

  const [isSaving, save] = useBusy(async () => {
    if (!image || !now) return;
    setFailure(null);
    const abort = new AbortController();
    stop.current = abort;
    const drawn = await drawCrop(image, now).catch(() => null);
    if (abort.signal.aborted) return;
    if (!drawn) return setFailure(PHOTO_BROKEN);
    const form = new FormData();
    form.set("file", drawn, "photo.jpg");
    try {
      await upload(form, now, abort.signal);
    } catch (error) {
      if (abort.signal.aborted) return;
      setFailure(error instanceof ApiError ? error.message : UNREACHED);
    }
  });

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={TEXTS.frameThePhoto}
      description={TEXTS.whatIsInsideTheSquare}
      size="small"
      footer={
        <>
          <Button onClick={onClose}>{TEXTS.cancel}</Button>
          <Button variant="primary" busy={isSaving} disabled={!image} onClick={save}>
            {isSaving ? TEXTS.saving : TEXTS.saveThePhoto}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {isBroken || failure ? (
          <Banner tone="bad" announce>
            {failure ?? PHOTO_BROKEN}
          </Banner>
        ) : null}
        {image && size && now ? (
          <>
            <Stage image={image} framing={now} onChange={setFraming} />
            <div className="grid gap-2">
              <Slider
                label={TEXTS.zoom}
                unit="%"
                bounds={{ min: 100, max: Math.floor(maxZoom(size) * 100) }}
                step={5}
                value={Math.round(now.zoom * 100)}
                onChange={(zoom) => setFraming({ ...now, zoom: zoom / 100 })}
              />
              <Slider
                label={TEXTS.leftToRight}
                unit="%"
                bounds={PERCENT}
                step={1}
                value={Math.round(now.x * 100)}
                onChange={(x) => setFraming({ ...now, x: x / 100 })}
              />
              <Slider
                label={TEXTS.topToBottom}
                unit="%"
                bounds={PERCENT}
                step={1}
                value={Math.round(now.y * 100)}
                onChange={(y) => setFraming({ ...now, y: y / 100 })}
              />
            </div>
          </>
        ) : isBroken ? null : (
          <div className="mx-auto aspect-square w-full max-w-64 animate-pulse rounded-card bg-sunken" />
        )}
      </div>
    </Dialog>
  );
}

/** The square as it will be; the picture is dragged under it. The sliders do the same without a pointer. */
function Stage({
  image,
  framing,
  onChange,
}: {
  image: HTMLImageElement;
  framing: Framing;
  onChange(framing: Framing): void;
}) {
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  const { side, left, top } = cropOf(size, framing);
  const held = useRef<{ x: number; y: number } | null>(null);
  const share = (pixels: number) => `${(pixels / side) * 100}%`;
  return (
    <div
      className="relative mx-auto aspect-square w-full max-w-64 cursor-grab touch-none overflow-hidden rounded-card border border-line-strong bg-[#fff] active:cursor-grabbing"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        held.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={(event) => {
        if (!held.current) return;
        const { width } = event.currentTarget.getBoundingClientRect();
        const byX = (event.clientX - held.current.x) / width;
        const byY = (event.clientY - held.current.y) / width;
        held.current = { x: event.clientX, y: event.clientY };
        onChange(moved(size, framing, byX, byY));
      }}
      onPointerUp={() => {
        held.current = null;
      }}
      onPointerCancel={() => {
        held.current = null;
      }}
    >
      <img
        src={image.src}
        alt={TEXTS.theChosenFile}
        draggable={false}
        className="absolute max-w-none select-none"
        style={{
          width: share(size.width),
          height: share(size.height),
          left: share(-left),
          top: share(-top),
        }}
      />
    </div>
  );
}

function useImage(file: File) {
  const [state, setState] = useState<{ image: HTMLImageElement | null; isBroken: boolean }>({
    image: null,
    isBroken: false,
  });
  useEffect(() => {
    const url = URL.createObjectURL(file);
    const image = new Image();
    let isOver = false;
    image.src = url;
    image.decode().then(
      () => !isOver && setState({ image, isBroken: false }),
      () => !isOver && setState({ image: null, isBroken: true }),
    );
    return () => {
      isOver = true;
      URL.revokeObjectURL(url);
    };
  }, [file]);
  return state;
}
