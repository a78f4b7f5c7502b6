/** Modal dialog: Escape, click outside, focus trap and scroll lock come from Radix. */
import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { classNames } from "#app/ui/controls/class-names.ts";
import { TEXTS } from "./texts.ts";
import { useReturnFocus } from "./use-return-focus.ts";

const SIZES = { small: "max-w-md", medium: "max-w-lg", large: "max-w-4xl" } as const;

export const OVERLAY_CLASS = "fixed inset-0 z-40 animate-fade bg-veil";

export function dialogPanelClass(size: keyof typeof SIZES, className?: string): string {
  return classNames(
    "fixed top-1/2 left-1/2 z-50 flex max-h-[95dvh] w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 flex-col rounded-card border border-line bg-raised shadow-raised animate-appear",
    className?.includes("max-w-") ? null : SIZES[size],
    className,
  );
}

export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  size = "medium",
  footer,
  className,
  children,
}: {
  open: boolean;
  onOpenChange(open: boolean): void;
  title: string;
  description?: ReactNode;
  size?: keyof typeof SIZES;
  /** Buttons, kept in view while the content scrolls. */
  footer?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={OVERLAY_CLASS} />
        <Radix.Content
          className={dialogPanelClass(size, className)}
          {...returnFocus}
          {...(description ? {} : { "aria-describedby": undefined })}
        >
          <div
            data-dialog-edge
            className="flex items-start justify-between gap-4 border-b border-line py-3 pr-3 pl-5"
          >
            <div className="min-w-0 pt-0.5">
              <Radix.Title className="text-xl wrap-break-word">{title}</Radix.Title>
              {description ? (
                <Radix.Description className="text-sm text-ink-soft">
                  {description}
                </Radix.Description>
              ) : null}
            </div>
            <Radix.Close
              aria-label={TEXTS.closeDialog}
              title={TEXTS.close}
              className="grid size-9 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink"
            >
              <X aria-hidden size={18} />
            </Radix.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto p-5">{children}</div>
          {footer ? (
            <div
              data-dialog-edge
              className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3"
            >
              {footer}
            </div>
          ) : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
