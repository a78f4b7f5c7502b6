/** The drag handle of a list item, for mouse and touch; keyboard users have buttons next to it. */
import { GripVertical } from "lucide-react";
import type { PointerEventHandler } from "react";
import { classNames } from "#app/ui/controls/class-names.ts";
import { TEXTS } from "./texts.ts";
import type { DropIndicator } from "./use-drag-order.ts";

export function DragHandle({
  onPointerDown,
  className,
}: {
  onPointerDown: PointerEventHandler<HTMLElement>;
  className?: string;
}) {
  return (
    <span
      aria-hidden
      data-drag-handle
      title={TEXTS.dragToReorder}
      onPointerDown={onPointerDown}
      className={classNames(
        "grid h-8 w-6 shrink-0 cursor-grab touch-none place-items-center rounded-control text-ink-faint select-none hover:bg-sunken hover:text-ink active:cursor-grabbing pointer-coarse:h-10 pointer-coarse:w-8",
        className,
      )}
    >
      <GripVertical size={16} />
    </span>
  );
}

const LINE =
  "before:absolute before:inset-x-0 before:z-10 before:h-1 before:rounded-full before:bg-accent";

/** Classes of a list item during a drag; a line shows where the dragged item will be dropped. */
export function dragItemClass(isDragged: boolean, indicator: DropIndicator): string {
  return classNames(
    "relative",
    isDragged && "opacity-70 outline-2 outline-accent",
    indicator === "before" && `${LINE} before:-top-1.5`,
    indicator === "after" && `${LINE} before:-bottom-1.5`,
  );
}
