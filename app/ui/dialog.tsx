/** Modal dialog: Escape, click outside, focus trap and scroll lock come from Radix. */
import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  className,
  children,
}: {
  open: boolean;
  onOpenChange(open: boolean): void;
  title: string;
  description?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-[oklch(0.15_0.01_60/0.55)]" />
        <Radix.Content
          className={classNames(
            "fixed top-1/2 left-1/2 z-50 flex max-h-[95vh] w-[calc(100vw-2rem)] max-w-lg -translate-x-1/2 -translate-y-1/2 flex-col rounded-card border border-line bg-raised shadow-raised",
            className,
          )}
          {...(description ? {} : { "aria-describedby": undefined })}
        >
          <div className="flex items-start justify-between gap-4 border-b border-line p-4">
            <div>
              <Radix.Title className="text-xl">{title}</Radix.Title>
              {description ? (
                <Radix.Description className="text-sm text-ink-soft">
                  {description}
                </Radix.Description>
              ) : null}
            </div>
            <Radix.Close
              aria-label="Close dialog"
              className="grid size-8 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-sunken"
            >
              <X aria-hidden size={18} />
            </Radix.Close>
          </div>
          <div className="min-h-0 overflow-y-auto p-4">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
