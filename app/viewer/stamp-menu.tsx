/** Ready-made stamps, or a picture of one's own. */
import { ImagePlus } from "lucide-react";
import { type ReactElement, useRef } from "react";
import { Menu, MenuItem, MenuSeparator } from "#app/ui/menu.tsx";
import { notify } from "#app/ui/toast.tsx";
import { drawStamp, STAMPS } from "./draw-stamp.ts";

/** As large as a photograph of a stamp; the saved file has to stay below its own limit. */
const MAX_IMAGE_BYTES = 3 * 1_048_576;

export function StampMenu({
  trigger,
  onStamp,
}: {
  trigger: ReactElement;
  onStamp(image: File): void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Menu trigger={trigger} align="start">
        {STAMPS.map((stamp) => (
          <MenuItem key={stamp.text} onSelect={() => void drawStamp(stamp).then(onStamp)}>
            {stamp.text}
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem
          icon={<ImagePlus aria-hidden size={16} />}
          onSelect={() => input.current?.click()}
        >
          Image…
        </MenuItem>
      </Menu>
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
    </>
  );
}
