/** Where a finger or a mouse takes hold of an item; the keyboard has the buttons beside it. */
import { GripVertical } from "lucide-react";
import type { PointerEventHandler } from "react";
import { classNames } from "#app/ui/controls/class-names.ts";
import type { DropMark } from "./use-drag-order.ts";

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
      title="Drag to reorder"
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

/** The look of an item while one of its list is dragged: the line shows where that one comes to lie. */
export function dragLook(isDragged: boolean, mark: DropMark): string {
  return classNames(
    "relative",
    isDragged && "opacity-70 outline-2 outline-accent",
    mark === "before" && `${LINE} before:-top-1.5`,
    mark === "after" && `${LINE} before:-bottom-1.5`,
  );
}
