/**
 * The dialog that crops a picture to a square, by dragging or with sliders, and uploads the square.
 */
import { useEffect, useRef, useState } from "react";
import { ApiError } from "#app/client/call-api.ts";
import { PHOTO_BROKEN } from "#app/core/photo/check-photo.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Slider } from "#app/ui/controls/slider.tsx";
import { useBusy } from "#app/ui/loading/use-busy.ts";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import { type Crop, cropSquare, drawCrop, initialCrop, maxZoom, moveCrop } from "./photo-crop.ts";
import { TEXTS } from "./texts.ts";

const UPLOAD_FAILED = TEXTS.thePhotoWasNotSaved;
const PERCENT = { min: 0, max: 100 };

export function PhotoCropDialog({
  file,
  savedCrop,
  upload,
  onClose,
}: {
  file: File;
  /** The crop that was saved with the photo; absent for a new file. */
  savedCrop?: Crop;
  /** Sends the square as the field `file` of a form; a failure is shown here. */
  upload(form: FormData, crop: Crop, signal: AbortSignal): Promise<void>;
  onClose(): void;
}) {
  const { image, isBroken } = useImage(file);
  const [crop, setCrop] = useState<Crop | null>(savedCrop ?? null);
  const [failure, setFailure] = useState<string | null>(null);
  const uploadAbort = useRef<AbortController | null>(null);
  useEffect(() => () => uploadAbort.current?.abort(), []);
  const size = image && { width: image.naturalWidth, height: image.naturalHeight };
  const currentCrop = crop ?? (size && initialCrop(size));

  const [isSaving, save] = useBusy(async () => {
    if (!image || !currentCrop) return;
    setFailure(null);
    const abort = new AbortController();
    uploadAbort.current = abort;
    const croppedFile = await drawCrop(image, currentCrop).catch(() => null);
    if (abort.signal.aborted) return;
    if (!croppedFile) return setFailure(PHOTO_BROKEN);
    const form = new FormData();
    form.set("file", croppedFile, "photo.jpg");
    try {
      await upload(form, currentCrop, abort.signal);
    } catch (error) {
      if (abort.signal.aborted) return;
      setFailure(error instanceof ApiError ? error.message : UPLOAD_FAILED);
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
        {image && size && currentCrop ? (
          <>
            <CropArea image={image} crop={currentCrop} onChange={setCrop} />
            <div className="grid gap-2">
              <Slider
                label={TEXTS.zoom}
                unit="%"
                bounds={{ min: 100, max: Math.floor(maxZoom(size) * 100) }}
                step={5}
                value={Math.round(currentCrop.zoom * 100)}
                onChange={(zoom) => setCrop({ ...currentCrop, zoom: zoom / 100 })}
              />
              <Slider
                label={TEXTS.leftToRight}
                unit="%"
                bounds={PERCENT}
                step={1}
                value={Math.round(currentCrop.x * 100)}
                onChange={(x) => setCrop({ ...currentCrop, x: x / 100 })}
              />
              <Slider
                label={TEXTS.topToBottom}
                unit="%"
                bounds={PERCENT}
                step={1}
                value={Math.round(currentCrop.y * 100)}
                onChange={(y) => setCrop({ ...currentCrop, y: y / 100 })}
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

/**
 * Shows the cropped square. Dragging moves the picture in it; the sliders do the same by keyboard.
 */
function CropArea({
  image,
  crop,
  onChange,
}: {
  image: HTMLImageElement;
  crop: Crop;
  onChange(crop: Crop): void;
}) {
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  const { side, left, top } = cropSquare(size, crop);
  const lastPointer = useRef<{ x: number; y: number } | null>(null);
  const share = (pixels: number) => `${(pixels / side) * 100}%`;
  return (
    <div
      className="relative mx-auto aspect-square w-full max-w-64 cursor-grab touch-none overflow-hidden rounded-card border border-line-strong bg-[#fff] active:cursor-grabbing"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        lastPointer.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={(event) => {
        if (!lastPointer.current) return;
        const { width } = event.currentTarget.getBoundingClientRect();
        const byX = (event.clientX - lastPointer.current.x) / width;
        const byY = (event.clientY - lastPointer.current.y) / width;
        lastPointer.current = { x: event.clientX, y: event.clientY };
        onChange(moveCrop(size, crop, byX, byY));
      }}
      onPointerUp={() => {
        lastPointer.current = null;
      }}
      onPointerCancel={() => {
        lastPointer.current = null;
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
    let isUnmounted = false;
    image.src = url;
    image.decode().then(
      () => !isUnmounted && setState({ image, isBroken: false }),
      () => !isUnmounted && setState({ image: null, isBroken: true }),
    );
    return () => {
      isUnmounted = true;
      URL.revokeObjectURL(url);
    };
  }, [file]);
  return state;
}
