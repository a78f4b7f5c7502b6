/** Confirms an action that cannot be undone. For undoable actions, act and offer Undo in a toast instead. */
import { AlertDialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { Button } from "#app/ui/controls/button.tsx";
import { dialogPanelClass, OVERLAY_CLASS } from "./dialog.tsx";
import { useReturnFocus } from "./use-return-focus.ts";

export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel = "Cancel",
  danger = false,
  busy = false,
  onConfirm,
}: {
  open: boolean;
  onOpenChange(open: boolean): void;
  /** Phrased as a question. */
  title: string;
  /** What will happen. */
  description: ReactNode;
  /** A verb, never just OK. */
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  busy?: boolean;
  /** The caller closes the dialog when the action is done. */
  onConfirm(): void;
}) {
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={OVERLAY_CLASS} />
        <Radix.Content className={dialogPanelClass("small", "gap-2 p-5")} {...returnFocus}>
          <Radix.Title data-dialog-edge className="text-xl">
            {title}
          </Radix.Title>
          <Radix.Description asChild>
            <div className="text-ink-soft">{description}</div>
          </Radix.Description>
          <div data-dialog-edge className="mt-4 flex flex-wrap justify-end gap-2">
            <Radix.Cancel asChild>
              <Button disabled={busy}>{cancelLabel}</Button>
            </Radix.Cancel>
            <Button variant={danger ? "danger" : "primary"} busy={busy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
