/** The hidden file input behind a button that chooses a photo. */
import { forwardRef } from "react";
import { PHOTO_TYPES } from "#app/core/photo/photo-types.ts";

export const PhotoFileInput = forwardRef<
  HTMLInputElement,
  { label: string; onChoose(file: File): void }
>(function PhotoFileInput({ label, onChoose }, ref) {
  return (
    <input
      ref={ref}
      type="file"
      accept={PHOTO_TYPES.join(",")}
      aria-label={label}
      tabIndex={-1}
      className="sr-only"
      onChange={(event) => {
        const file = event.target.files?.[0];
        // Cleared so that choosing the same file again fires a change event.
        event.target.value = "";
        if (file) onChoose(file);
      }}
    />
  );
});
