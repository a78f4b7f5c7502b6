/** Predefined stamps, or the user's own image. */
import { Button } from "#app/ui/controls/button.tsx";
import { notify } from "#app/ui/toast/toast.tsx";
import { drawStamp, STAMPS } from "./draw-stamp.ts";
import { ImagePicker } from "./image-picker.tsx";

/** Enough for a photo of a stamp, and small enough to keep the saved PDF below its upload limit. */
const MAX_IMAGE_MB = 3;

export function StampChoices({ onStamp }: { onStamp(image: File): void }) {
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="sr-only">Which stamp</legend>
      {STAMPS.map((stamp) => (
        <Button key={stamp.text} size="small" onClick={() => onStamp(drawStamp(stamp))}>
          {stamp.text}
        </Button>
      ))}
      <ImagePicker
        text="Image…"
        label="Image to stamp"
        maxMegabytes={MAX_IMAGE_MB}
        onImage={onStamp}
        onTooLarge={(message) => notify.error(message)}
      />
    </fieldset>
  );
}
