/** Chooses an image of a signature; its dark lines are traced and the background is dropped. */
import { useEffect, useState } from "react";
import { TEXTS } from "#app/features/pdf-viewer/texts.ts";
import type { SignatureInput } from "#app/features/pdf-viewer/viewer-handle.ts";
import { ImagePicker } from "./image-picker.tsx";

/** Tracing a photo at full size takes seconds and finds no more detail. */
const MAX_SIDE_PX = 1200;

export function SignatureImage({ onImage }: { onImage(signature: SignatureInput | null): void }) {
  const [shown, setShown] = useState<{ url: string; name: string } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => () => URL.revokeObjectURL(shown?.url ?? ""), [shown]);

  function fail(message: string | null) {
    onImage(null);
    setShown(null);
    setFailure(message);
  }
  async function choose(file: File) {
    fail(null);
    try {
      const bitmap = await shrink(await createImageBitmap(file));
      setShown({ url: URL.createObjectURL(file), name: file.name });
      onImage({ kind: "image", bitmap });
    } catch {
      fail(TEXTS.thisFileCantBeRead);
    }
  }
  return (
    <div className="grid gap-3">
      <p className="text-sm text-ink-soft">{TEXTS.aPhotoOrScan}</p>
      <ImagePicker
        text={TEXTS.chooseAnImage}
        label={TEXTS.imageOfYourSignature}
        maxMegabytes={5}
        onImage={(file) => void choose(file)}
        onTooLarge={fail}
      />
      {shown ? (
        <img
          src={shown.url}
          alt={shown.name}
          className="max-h-40 justify-self-start rounded-control border border-sheet-line bg-sheet"
        />
      ) : null}
      {failure ? (
        <p role="alert" className="text-sm text-bad">
          {failure}
        </p>
      ) : null}
    </div>
  );
}

async function shrink(bitmap: ImageBitmap): Promise<ImageBitmap> {
  const scale = MAX_SIDE_PX / Math.max(bitmap.width, bitmap.height);
  if (scale >= 1) return bitmap;
  return createImageBitmap(bitmap, {
    resizeWidth: Math.round(bitmap.width * scale),
    resizeHeight: Math.round(bitmap.height * scale),
    resizeQuality: "high",
  });
}
