/** Ready-made stamps, or a picture of one's own. */
import { Button } from "#app/ui/controls/button.tsx";
import { notify } from "#app/ui/toast/toast.tsx";
import { ChooseImage } from "./choose-image.tsx";
import { drawStamp, STAMPS } from "./draw-stamp.ts";

/** As large as a photograph of a stamp; the saved file has to stay below its own limit. */
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
      <ChooseImage
        text="Image…"
        label="Image to stamp"
        maxMegabytes={MAX_IMAGE_MB}
        onImage={onStamp}
        onTooLarge={(message) => notify.error(message)}
      />
    </fieldset>
  );
}
