/** A button that lets the user choose an image file. */
import { ImagePlus } from "lucide-react";
import { useRef } from "react";
import { TEXTS } from "#app/features/pdf-viewer/texts.ts";
import { Button } from "#app/ui/controls/button.tsx";

interface Props {
  /** The button's text. */
  text: string;
  /** The accessible name of the file input. */
  label: string;
  maxMegabytes: number;
  onImage(file: File): void;
  onTooLarge(message: string): void;
}

export function ImagePicker({ text, label, maxMegabytes, onImage, onTooLarge }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button size="small" className="justify-self-start" onClick={() => input.current?.click()}>
        <ImagePlus aria-hidden size={16} />
        {text}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-label={label}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Cleared so that choosing the same file again fires a change event.
          target.value = "";
          if (!file) return;
          if (file.size > maxMegabytes * 1_048_576) {
            onTooLarge(TEXTS.thisImageIsLargerThanMb({ maxMegabytes }));
          } else onImage(file);
        }}
      />
    </>
  );
}
