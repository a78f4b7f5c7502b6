/** Predefined stamps, or the user's own image. */

import { TEXTS } from "#app/features/pdf-viewer/texts.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { notify } from "#app/ui/toast/toast.tsx";
import { drawStamp, STAMPS } from "./draw-stamp.ts";
import { ImagePicker } from "./image-picker.tsx";

/** Enough for a photo of a stamp, and small enough to keep the saved PDF below its upload limit. */
const MAX_IMAGE_MB = 3;

export function StampChoices({ onStamp }: { onStamp(image: File): void }) {
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="sr-only">{TEXTS.whichStamp}</legend>
      {STAMPS.map((stamp) => (
        <Button key={stamp.text} size="small" onClick={() => onStamp(drawStamp(stamp))}>
          {stamp.text}
        </Button>
      ))}
      <ImagePicker
        text={TEXTS.image}
        label={TEXTS.imageToStamp}
        maxMegabytes={MAX_IMAGE_MB}
        onImage={onStamp}
        onTooLarge={(message) => notify.error(message)}
      />
    </fieldset>
  );
}
