/** An element that takes a file dropped on it: its handlers, and whether one is held over it. */
import { type DragEvent, useState } from "react";

export function useFileDrop(onFile: (file: File) => void, mayDrop = true) {
  const [isOver, setOver] = useState(false);
  const handlers = {
    onDragOver(event: DragEvent) {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave(event: DragEvent) {
      // Over a part of it the file is over it still.
      const to = event.relatedTarget;
      if (!(to instanceof Node && event.currentTarget.contains(to))) setOver(false);
    },
    onDrop(event: DragEvent) {
      event.preventDefault();
      setOver(false);
      const [file] = event.dataTransfer.files;
      if (file) onFile(file);
    },
  };
  return { isOver, handlers: mayDrop ? handlers : {} };
}
