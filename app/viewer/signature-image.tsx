/** A picture of a signature; its dark lines are traced, its ground is left out. */
import { useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import type { GivenSignature } from "./viewer-handle.ts";

const MAX_IMAGE_BYTES = 5 * 1_048_576;
/** Tracing a photograph at full size takes seconds and finds no more. */
const MAX_SIDE = 1200;

export function SignatureImage({ onImage }: { onImage(signature: GivenSignature | null): void }) {
  const input = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState<{ url: string; name: string } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => () => URL.revokeObjectURL(shown?.url ?? ""), [shown]);

  async function choose(file: File) {
    onImage(null);
    setShown(null);
    if (file.size > MAX_IMAGE_BYTES) return setFailure("This image is larger than 5 MB.");
    try {
      const bitmap = await shrink(await createImageBitmap(file));
      setFailure(null);
      setShown({ url: URL.createObjectURL(file), name: file.name });
      onImage({ kind: "image", bitmap });
    } catch {
      setFailure("This file is no image that can be read.");
    }
  }
  return (
    <div className="grid gap-3">
      <p className="text-sm text-ink-soft">
        A photo or scan of your signature: dark ink on light paper. It stays in your browser until
        you save the PDF.
      </p>
      <Button className="justify-self-start" onClick={() => input.current?.click()}>
        Choose an image
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-label="Image of your signature"
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = "";
          if (file) void choose(file);
        }}
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
  const scale = MAX_SIDE / Math.max(bitmap.width, bitmap.height);
  if (scale >= 1) return bitmap;
  return createImageBitmap(bitmap, {
    resizeWidth: Math.round(bitmap.width * scale),
    resizeHeight: Math.round(bitmap.height * scale),
    resizeQuality: "high",
  });
}
