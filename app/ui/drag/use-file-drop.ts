/** Handlers that let an element accept a dropped file, and whether a file is dragged over it. */
import { type DragEvent, useState } from "react";

export function useFileDrop(onFile: (file: File) => void, isEnabled = true) {
  const [isOver, setOver] = useState(false);
  const handlers = {
    onDragOver(event: DragEvent) {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave(event: DragEvent) {
      // Moving over a child element also fires dragleave, so ignore it.
      const entered = event.relatedTarget;
      if (!(entered instanceof Node && event.currentTarget.contains(entered))) setOver(false);
    },
    onDrop(event: DragEvent) {
      event.preventDefault();
      setOver(false);
      const [file] = event.dataTransfer.files;
      if (file) onFile(file);
    },
  };
  return { isOver, handlers: isEnabled ? handlers : {} };
}
