/** Ready-made stamps, or a picture of one's own. */
import { ImagePlus } from "lucide-react";
import { useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/toast.tsx";
import { drawStamp, STAMPS } from "./draw-stamp.ts";

/** As large as a photograph of a stamp; the saved file has to stay below its own limit. */
const MAX_IMAGE_BYTES = 3 * 1_048_576;

export function StampChoices({ onStamp }: { onStamp(image: File): void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="sr-only">Which stamp</legend>
      {STAMPS.map((stamp) => (
        <Button key={stamp.text} size="small" onClick={() => void drawStamp(stamp).then(onStamp)}>
          {stamp.text}
        </Button>
      ))}
      <Button size="small" onClick={() => input.current?.click()}>
        <ImagePlus aria-hidden size={16} />
        Image…
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-label="Image to stamp"
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const [image] = target.files ?? [];
          target.value = "";
          if (!image) return;
          if (image.size > MAX_IMAGE_BYTES) notify.error("This image is larger than 3 MB.");
          else onStamp(image);
        }}
      />
    </fieldset>
  );
}
